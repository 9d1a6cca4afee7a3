// Bots that do wrong at one point of a recorded game: they answer anything, are silent, late or crash. And
// moves that the engine lists are put to the test.
//
// The engine must blame that bot, or go on, and must not fail itself.
#pragma once

#include "packages/findings.hpp"
#include "packages/test_games.hpp"
#include "packages/trial.hpp"

#include <functional>
#include <string>

namespace packages {

// In the first game with each number of players. Each step is told before it begins.
[[nodiscard]] support::Result<void> provoke(Trial const& trial, TestGames& games, Findings& found,
                                            std::function<void(std::string const& step)> const& tell);

} // namespace packages
