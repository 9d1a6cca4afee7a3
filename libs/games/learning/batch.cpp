#include "learning/batch.hpp"

#include "rules/fate.hpp"
#include "support/assert.hpp"

#include <algorithm>

namespace learning {

using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

Result<void> check_numbers(rules::GameInfo const& info, Wish const& wish) {
    auto const seats = static_cast<int>(wish.players.size());
    if (seats < info.least_seats || seats > info.most_seats) {
        return fail(ErrorKind::invalid, "{} is for {} to {} players (got {})", info.name, info.least_seats,
                    info.most_seats, seats);
    }
    if (wish.matches < 1 || wish.matches > most_matches) {
        return fail(ErrorKind::invalid, "a batch has 1 to {} matches (got {})", most_matches, wish.matches);
    }
    if (std::ranges::count(wish.players, std::string()) == 0) {
        return fail(ErrorKind::invalid, "at least one seat must be without a house bot");
    }
    return {};
}

Result<void> check_player(rules::Game const& game, std::string const& player) {
    if (!player.empty()) {
        TULKAS_TRY(rules::make_house_bot(game, player, 0));
    }
    return {};
}

Result<void> check_groups(rules::Encoding const& encoding, Wish const& wish) {
    auto const groups = encoding.actions();
    for (auto const& name : wish.without) {
        if (std::ranges::count(groups, name, &rules::ActionGroup::name) == 0) {
            std::string known;
            for (auto const& group : groups) {
                known += (known.empty() ? "" : ", ") + group.name;
            }
            return fail(ErrorKind::invalid, "there are no actions \"{}\"; there are: {}", name, known);
        }
    }
    return {};
}

// 1 for each action that the caller wants; nothing if it wants all.
std::vector<std::uint8_t> wanted_actions(rules::Encoding const& encoding, Wish const& wish) {
    std::vector<std::uint8_t> wanted;
    if (!wish.without.empty()) {
        for (auto const& group : encoding.actions()) {
            bool const is_wanted = std::ranges::count(wish.without, group.name) == 0;
            wanted.insert(wanted.end(), static_cast<std::size_t>(group.count), is_wanted ? 1 : 0);
        }
    }
    return wanted;
}

// A challenge is worth its share of the best result, everything else 1, 0 or −1.
float reward_of(rules::GameInfo const& info, rules::Outcome const& outcome, rules::Seat seat) {
    if (info.kind == rules::Kind::challenge) {
        auto const result = static_cast<float>(outcome.scores.front());
        return result / static_cast<float>(info.maximum.value_or(1));
    }
    switch (rules::fate_of(outcome, seat)) {
    case rules::Fate::won:
        return 1;
    case rules::Fate::drawn:
        return 0;
    case rules::Fate::lost:
        return -1;
    }
    return 0;
}

} // namespace

Result<std::unique_ptr<Batch>> Batch::create(std::shared_ptr<rules::Game const> game,
                                             std::unique_ptr<rules::Encoding const> encoding, Wish wish) {
    TULKAS_TRY(check_numbers(game->info(), wish));
    for (auto const& player : wish.players) {
        TULKAS_TRY(check_player(*game, player));
    }
    TULKAS_TRY(check_groups(*encoding, wish));
    std::unique_ptr<Batch> batch(new Batch(std::move(game), std::move(encoding), std::move(wish)));
    batch->reset(batch->m_wish.seed);
    return batch;
}

Batch::Batch(std::shared_ptr<rules::Game const> game, std::unique_ptr<rules::Encoding const> encoding,
             Wish wish)
    : m_game(std::move(game)),
      m_encoding(std::move(encoding)),
      m_wish(std::move(wish)),
      m_wanted(wanted_actions(*m_encoding, m_wish)),
      m_buffers(static_cast<std::size_t>(m_wish.matches),
                static_cast<std::size_t>(
                    rules::count_features(*m_encoding, static_cast<int>(m_wish.players.size()))),
                static_cast<std::size_t>(rules::count_actions(*m_encoding)), m_wish.players.size()),
      m_seeds(static_cast<std::size_t>(m_wish.matches)),
      m_random(m_wish.seed) {
    m_lanes.reserve(m_seeds.size());
    for (int match = 0; match < m_wish.matches; ++match) {
        m_lanes.emplace_back(*m_game, *m_encoding, m_wish);
    }
}

void Batch::reset(std::uint64_t seed) {
    m_random = support::Random(seed);
    for (std::size_t match = 0; match < size(); ++match) {
        reset(match, support::derive_seed(seed, match));
    }
}

void Batch::reset(std::size_t match, std::uint64_t seed) {
    begin(match, seed);
    write(match);
}

void Batch::begin(std::size_t match, std::uint64_t seed) {
    // What could be wrong with it was looked at when the batch was made.
    auto const begun = m_lanes[match].begin(seed);
    TULKAS_ASSERT(begun.has_value());
    m_seeds[match] = support::derive_seed(seed, 0);
}

bool Batch::is_legal(std::size_t match, std::int32_t action) const {
    auto const at = static_cast<std::size_t>(action);
    return action >= 0 && at < m_buffers.actions && m_buffers.legal[match * m_buffers.actions + at] != 0;
}

Result<void> Batch::check(std::span<std::int32_t const> actions) const {
    if (actions.size() != size()) {
        return fail(ErrorKind::invalid, "there must be one action for each of the {} matches (got {})",
                    size(), actions.size());
    }
    for (std::size_t match = 0; match < size(); ++match) {
        bool const has_ended = m_buffers.endings[match] != Ending::none;
        if (has_ended && !m_wish.restarts) {
            return fail(ErrorKind::refused, "match {} has ended: reset it first", match);
        }
        if (!has_ended && !m_wish.illegal_loses && !is_legal(match, actions[match])) {
            return fail(ErrorKind::refused, "action {} is not legal in match {}", actions[match], match);
        }
    }
    return {};
}

Result<void> Batch::step(std::span<std::int32_t const> actions) {
    TULKAS_TRY(check(actions));
    for (std::size_t match = 0; match < size(); ++match) {
        step(match, actions[match]);
    }
    return {};
}

void Batch::step(std::size_t match, std::int32_t action) {
    if (m_buffers.endings[match] != Ending::none) {
        begin(match, m_seeds[match]);
    } else if (is_legal(match, action)) {
        m_lanes[match].act(action);
    } else {
        m_lanes[match].forfeit();
    }
    write(match);
}

void Batch::write(std::size_t match) {
    Lane const& lane = m_lanes[match];
    auto const turn = lane.turn();
    bool const is_cut_off = m_wish.most_actions > 0 && lane.actions_played() >= m_wish.most_actions;
    m_buffers.endings[match] = !turn ? Ending::over : is_cut_off ? Ending::cut_off : Ending::none;
    m_buffers.turns[match] = turn && !is_cut_off ? *turn : -1;
    m_buffers.lengths[match] = lane.actions_played();
    observe(match, lane.viewer(), m_buffers.observation_of(match));
    write_legal(match);
    write_rewards(match);
}

void Batch::write_legal(std::size_t match) {
    auto const legal = m_buffers.legal_in(match);
    std::ranges::fill(legal, std::uint8_t{0});
    if (m_buffers.endings[match] != Ending::none) {
        return;
    }
    m_lanes[match].match().mark_legal(legal);
    bool const is_choice =
        std::ranges::any_of(m_wanted, [&, at = std::size_t{0}](std::uint8_t wanted) mutable {
            return (wanted & legal[at++]) != 0;
        });
    if (is_choice) {
        std::ranges::transform(legal, m_wanted, legal.begin(),
                               [](std::uint8_t is_legal, std::uint8_t wanted) {
                                   return static_cast<std::uint8_t>(is_legal & wanted);
                               });
    }
}

void Batch::write_rewards(std::size_t match) {
    auto const rewards = m_buffers.rewards_of(match);
    std::ranges::fill(rewards, 0.0F);
    if (m_buffers.endings[match] == Ending::over) {
        auto const outcome = m_lanes[match].outcome();
        TULKAS_ASSERT(outcome.has_value());
        for (std::size_t seat = 0; seat < rewards.size(); ++seat) {
            rewards[seat] = reward_of(m_game->info(), *outcome, static_cast<rules::Seat>(seat));
        }
    }
}

void Batch::observe(std::size_t match, rules::Seat seat, std::span<float> features) const {
    std::ranges::fill(features, 0.0F);
    m_lanes[match].match().observe(seat, features);
}

void Batch::choose_at_random(std::span<std::int32_t> actions) {
    for (std::size_t match = 0; match < size(); ++match) {
        auto const legal = m_buffers.legal_in(match);
        auto const count = static_cast<std::uint32_t>(std::ranges::count(legal, std::uint8_t{1}));
        std::int32_t action = 0;
        if (count > 0) {
            for (auto left = static_cast<std::int64_t>(m_random.below(count)); left >= 0; ++action) {
                left -= legal[static_cast<std::size_t>(action)];
            }
            --action;
        }
        actions[match] = action;
    }
}

} // namespace learning
