#include "pairing/bracket.hpp"

#include "support/assert.hpp"

#include <algorithm>
#include <bit>
#include <limits>
#include <utility>

namespace pairing {

namespace {

constexpr int most_replays = 3;

// The numbers 0 … size − 1 in the order of a draw in which i meets size − 1 − i and so on: 0 7 3 4 1 6 2 5.
std::vector<int> draw_order(int size) {
    std::vector<int> order{0};
    for (int count = 2; count <= size; count *= 2) {
        std::vector<int> wider;
        for (int const seed : order) {
            wider.push_back(seed);
            wider.push_back(count - 1 - seed);
        }
        order = std::move(wider);
    }
    return order;
}

// Where the loser of a match enters a round of the losers' side: far from those it has met, so that they meet
// again as late as possible. From round to round of the winners' side the order is turned round, its halves
// are exchanged, both, or neither.
int crossed(int number, int count, int winners_round) {
    bool const is_turned = winners_round % 4 == 1 || winners_round % 4 == 3;
    bool const is_halved = winners_round % 4 == 2 || winners_round % 4 == 3;
    int const place = is_turned ? count - 1 - number : number;
    return is_halved ? (place + count / 2) % count : place;
}

} // namespace

std::string_view to_text(BracketSide side) {
    switch (side) {
    case BracketSide::winners:
        return "winners";
    case BracketSide::losers:
        return "losers";
    case BracketSide::final:
        return "final";
    }
    std::unreachable();
}

Bracket::Bracket(int players, int games, bool is_double) : m_players(players), m_games(games) {
    int const size = std::max(2, static_cast<int>(std::bit_ceil(static_cast<unsigned>(players))));
    auto const winners = build_winners(size, is_double);
    if (is_double) {
        build_losers(size, winners);
    }
    for (auto const& match : m_matches) {
        m_stages = std::max(m_stages, match.stage + 1);
    }
    seed(size);
}

int Bracket::add_round(BracketSide side, int round, int stage, int count) {
    auto const first = static_cast<int>(m_matches.size());
    for (int number = 0; number < count; ++number) {
        m_matches.push_back({.side = side, .round = round, .number = number, .stage = stage});
    }
    return first;
}

std::vector<int> Bracket::build_winners(int size, bool is_double) {
    std::vector<int> firsts;
    for (int count = size / 2; count > 0; count /= 2) {
        auto const round = static_cast<int>(firsts.size());
        // Every later round waits for two of the losers' side.
        int const stage = is_double ? std::max(0, 2 * round - 1) : round;
        firsts.push_back(add_round(BracketSide::winners, round, stage, count));
        for (int before = 0; round > 0 && before < 2 * count; ++before) {
            m_matches[static_cast<std::size_t>(firsts[firsts.size() - 2] + before)].winner_to = {
                firsts.back() + before / 2, static_cast<std::size_t>(before % 2)};
        }
    }
    return firsts;
}

void Bracket::build_losers(int size, std::vector<int> const& winners) {
    auto const at = [this](int match) -> BracketMatch& { return m_matches[static_cast<std::size_t>(match)]; };
    std::optional<int> before; // the first match of the round before
    int round = 0;
    int count = size / 4;
    for (std::size_t side = 0; count > 0; ++side) {
        int const first = add_round(BracketSide::losers, round, round + 1, count);
        for (int each = 0; each < 2 * count; ++each) { // the losers of the first round, or survivors, meet
            BracketMatch::Place const place{first + each / 2, static_cast<std::size_t>(each % 2)};
            auto& to = before ? at(*before + each).winner_to : at(winners[side] + each).loser_to;
            to = place;
        }
        int const second = add_round(BracketSide::losers, round + 1, round + 2, count);
        for (int each = 0; each < count; ++each) { // and then those who have lost just now
            at(winners[side + 1] + each).loser_to = {
                second + crossed(each, count, static_cast<int>(side) + 1), 0};
            at(first + each).winner_to = {second + each, 1};
        }
        before = second;
        round += 2;
        count /= 2;
    }
    build_final(winners.back(), before.value_or(winners.back()), !before);
}

void Bracket::build_final(int winners, int losers, bool is_losers_side_empty) {
    int const stage = m_matches[static_cast<std::size_t>(losers)].stage + 1;
    m_final = add_round(BracketSide::final, 0, stage, 1);
    add_round(BracketSide::final, 1, stage + 1, 1);
    m_matches[static_cast<std::size_t>(winners)].winner_to = {*m_final, 0};
    auto& last = m_matches[static_cast<std::size_t>(losers)];
    (is_losers_side_empty ? last.loser_to : last.winner_to) = {*m_final, 1};
}

void Bracket::seed(int size) {
    auto const order = draw_order(size);
    for (int place = 0; place < size; ++place) {
        int const player = order[static_cast<std::size_t>(place)];
        put({place / 2, static_cast<std::size_t>(place % 2)},
            player < m_players ? player : BracketMatch::nobody);
    }
}

void Bracket::put(BracketMatch::Place place, int player) {
    auto& match = m_matches[static_cast<std::size_t>(place.match)];
    match.players.at(place.slot) = player;
    auto const [left, right] = match.players;
    if (left != BracketMatch::to_come && right != BracketMatch::to_come && match.is_bye()) {
        decide(place.match, left == BracketMatch::nobody ? 1 : 0);
    }
}

void Bracket::decide(int index, std::size_t winning_slot) {
    auto& match = m_matches[static_cast<std::size_t>(index)];
    int const winner = match.players.at(winning_slot);
    int const loser = match.players.at(1 - winning_slot);
    match.winner = winner;
    if (match.winner_to) {
        put(*match.winner_to, winner);
    }
    if (match.loser_to) {
        put(*match.loser_to, loser);
    }
    if (index == m_final) { // who comes from the winners' side has not lost before
        bool const is_reset = winning_slot == 1;
        put({index + 1, 0}, is_reset ? loser : BracketMatch::nobody);
        put({index + 1, 1}, is_reset ? winner : BracketMatch::nobody);
    }
}

std::vector<int> Bracket::ready() const {
    int stage = std::numeric_limits<int>::max();
    std::vector<int> indices;
    for (std::size_t index = 0; index < m_matches.size(); ++index) {
        if (!m_matches[index].is_ready() || m_matches[index].stage > stage) {
            continue;
        }
        if (m_matches[index].stage < stage) {
            stage = m_matches[index].stage;
            indices.clear();
        }
        indices.push_back(static_cast<int>(index));
    }
    return indices;
}

void Bracket::add(int index, std::span<int const> players, GameResult const& result) {
    auto& match = m_matches.at(static_cast<std::size_t>(index));
    TULKAS_ASSERT(match.is_ready() && players.size() == 2);
    bool const as_named = players[0] == match.players[0];
    int const own = result.ranks.at(as_named ? 0 : 1);
    int const other = result.ranks.at(as_named ? 1 : 0);
    match.tally +=
        {.wins = own < other ? 1 : 0, .draws = own == other ? 1 : 0, .losses = own > other ? 1 : 0};
}

// Nothing while more games are needed.
std::optional<std::size_t> Bracket::winning_slot(BracketMatch const& match) const {
    auto const& tally = match.tally;
    bool const is_level = tally.wins == tally.losses;
    if (tally.games() == 0 || (is_level && tally.games() < m_games * (1 + most_replays))) {
        return std::nullopt;
    }
    if (is_level) {
        return match.players[0] < match.players[1] ? 0 : 1;
    }
    return tally.wins > tally.losses ? 0 : 1;
}

void Bracket::advance() {
    for (int const index : ready()) {
        if (auto const slot = winning_slot(m_matches[static_cast<std::size_t>(index)])) {
            decide(index, *slot);
        }
    }
}

std::vector<int> Bracket::stages_won() const {
    std::vector<int> stages(static_cast<std::size_t>(m_players));
    for (auto const& match : m_matches) {
        for (int const player : match.players) {
            if (player >= 0) {
                auto& stage = stages[static_cast<std::size_t>(player)];
                stage = std::max(stage, match.stage);
            }
        }
    }
    if (ready().empty()) {
        auto const last = std::ranges::find_if(m_matches.rbegin(), m_matches.rend(),
                                               [](auto const& match) { return !match.is_empty(); });
        stages[static_cast<std::size_t>(*last->winner)] = m_stages;
    }
    return stages;
}

} // namespace pairing
