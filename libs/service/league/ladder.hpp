// The ladder as arithmetic: who sits where in the next game, and what a game does to ratings.
#pragma once

#include "rating/weng_lin.hpp"
#include "storage/ladder.hpp"
#include "support/ids.hpp"
#include "support/random.hpp"

#include <chrono>
#include <span>
#include <vector>

namespace league {

[[nodiscard]] rating::Skill skill_of(storage::LadderSkill const& stored);
[[nodiscard]] storage::LadderSkill stored(rating::Skill const& skill);
// With this one a new contender begins.
[[nodiscard]] storage::LadderSkill first_skill();

// By seat; ranks as in pairing::GameResult.
[[nodiscard]] std::vector<storage::LadderSkill> rate(std::vector<storage::LadderSkill> const& before,
                                                     std::vector<int> const& ranks);

using Seating = std::vector<support::ContenderId>; // by seat

// How many sit at a table: as many as the game has seats for, and there are contenders. 0 where it cannot be
// played.
[[nodiscard]] int seats_for(int least, int most, std::size_t contenders);

// Who plays next among those who are active. `recent` are the last games, the ones under way included: those
// count as played. Two who meet again change seats, and in larger groups everybody moves on. Empty where
// there are not enough.
[[nodiscard]] Seating next_seating(std::span<storage::Contender const> contenders,
                                   std::span<Seating const> recent, std::size_t under_way, int seats,
                                   support::Random& random);

// How long the ladder rests after it has entered a game of so many seats.
[[nodiscard]] std::chrono::milliseconds pause_after(std::span<storage::Contender const> contenders,
                                                    int seats);

} // namespace league
