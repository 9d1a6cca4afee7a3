#include "learning/lane.hpp"

#include "support/assert.hpp"

#include <algorithm>

namespace learning {

using support::Result;

Result<void> Lane::begin(std::uint64_t seed) {
    auto state = TULKAS_TRY(m_game->start(
        {.options = m_wish->options, .seed = seed, .seats = static_cast<int>(m_wish->players.size())}));
    m_match = m_encoding->begin(std::move(state));
    m_bots.clear();
    for (auto const& player : m_wish->players) {
        m_bots.push_back(TULKAS_TRY(bot_for(player, seed)));
    }
    auto const callers = std::ranges::find(m_wish->players, std::string());
    m_viewer = static_cast<rules::Seat>(callers - m_wish->players.begin());
    m_actions = 0;
    m_forfeited.reset();
    let_bots_play();
    return {};
}

Result<std::unique_ptr<rules::Bot>> Lane::bot_for(std::string const& player, std::uint64_t seed) const {
    if (player.empty()) {
        return nullptr;
    }
    auto const seat = static_cast<rules::Seat>(m_bots.size());
    return rules::make_house_bot(*m_game, player, m_game->bot_seed(seed, seat));
}

void Lane::act(int action) {
    m_match->act(action);
    ++m_actions;
    let_bots_play();
}

void Lane::let_bots_play() {
    auto const& time = m_game->info().time;
    while (auto const decision = m_match->state().decision()) {
        auto const& bot = m_bots[static_cast<std::size_t>(decision->seat)];
        if (!bot) {
            m_viewer = decision->seat;
            return;
        }
        auto const move = bot->decide(
            m_match->state(), {.call = std::min(time.per_call, time.per_game), .game = time.per_game});
        auto const played = m_match->play(move);
        TULKAS_ASSERT(played.has_value());
    }
}

void Lane::forfeit() {
    m_forfeited = m_match->state().forfeit(m_viewer);
}

std::optional<rules::Outcome> Lane::outcome() const {
    return m_forfeited ? m_forfeited : m_match->state().outcome();
}

std::optional<rules::Seat> Lane::turn() const {
    return !m_forfeited && m_match->state().decision() ? std::optional(m_viewer) : std::nullopt;
}

} // namespace learning
