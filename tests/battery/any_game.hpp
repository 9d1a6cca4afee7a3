// Any registered game, played to its end by its house bot `random`: what the battery and the playthroughs
// build on.
#pragma once

#include "rules/game.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace battery {

// The names of all games, and one of them as the name of a test case.
[[nodiscard]] std::vector<std::string> game_names();
[[nodiscard]] std::string test_name(testing::TestParamInfo<std::string> const& game_name);

// One `random` for each seat, seeded as in a real match.
[[nodiscard]] std::vector<std::unique_ptr<rules::Bot>> random_bots(rules::Game const& game,
                                                                   std::uint64_t seed, int seats);

// Calls `look` with the state and the move about to be played, for every ply, then returns the final state.
std::unique_ptr<rules::State>
random_playout(rules::Game const& game, std::uint64_t seed,
               std::function<void(rules::State const&, std::string const& move)> const& look);

} // namespace battery
