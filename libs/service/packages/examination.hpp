// The test kit for an engine: bots that are silent, late, crash or answer anything play against it, and what
// it claims is put to the test.
//
// The trial (trial.hpp) has shown that it works with bots that do right. Here the recorded games are played
// again up to some point at which one bot does wrong: the engine must blame that bot, or go on, and must not
// fail itself. Nothing of it is a condition for handing a game in.
#pragma once

#include "match/workshop.hpp"
#include "packages/findings.hpp"
#include "packages/trial.hpp"
#include "support/result.hpp"

#include <chrono>
#include <functional>
#include <string>

namespace packages {

struct ExaminationSettings {
    int random_games = 4; // more where there are more numbers of players: each is played
    std::function<void(std::string const& step)> tell = [](std::string const&) {}; // before each step
    std::chrono::milliseconds silence{300}; // after which a bot that says nothing has lost its time
    std::chrono::seconds most_time{20};     // of a random game
};

// Of a package that went through its trial. An error is not the author's.
[[nodiscard]] support::Result<Examination> examine(Trial const& trial, match::Workshop& workshop,
                                                   ExaminationSettings const& settings = {});

} // namespace packages
