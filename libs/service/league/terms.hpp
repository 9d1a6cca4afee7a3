// The terms of a contest: what is played, what a submission must show, and what the final standing is worth.
#pragma once

#include "grading/points.hpp"
#include "grading/schedule.hpp"
#include "grading/team_rules.hpp"
#include "league/match_plan.hpp"
#include "pairing/tournament.hpp"
#include "sandbox/level.hpp"
#include "source_rules/rules.hpp"

#include <string>
#include <vector>

namespace league {

struct Terms {
    std::string text = {}; // for those who take part
    GivenOptions options = {};
    rules::TimeControl time = {};
    int memory_mb = 256;
    sandbox::Level isolation = sandbox::Level::namespaces; // of the programs, at least
    std::string baseline;                                  // a house bot
    int games = 10;                                        // against it
    int wins = 8;                                          // needed
    int attempts = 50;
    std::vector<std::string> languages = {}; // all where none is named
    bool converts_encodings = false;         // of sources that are not UTF-8
    source_rules::Rules source = {};         // how a submission must be written
    pairing::Format format = pairing::Format::round_robin;
    int seats = 2;
    int final_games = 2; // of every pairing of the final tournament
    std::optional<int> rounds = {};
    std::vector<std::string> house = {}; // house bots that play along in the final, out of competition
    grading::PointRules points = {};     // what the final standing is worth
    grading::LatePolicy late = {};       // what comes after the deadline
    int late_days = 0;                   // of the course's, how many may be used here
    grading::TeamRules teams = {};       // of a course's members
    bool takes_unofficial = false;       // after the end, judged and counted for nothing
    bool shows_authors = false;          // beside their bots, to everybody; else to the organiser only

    bool operator==(Terms const&) const = default;
};

[[nodiscard]] support::JsonObject to_json(Terms const& terms);
// What is not there is as the game has it.
[[nodiscard]] support::Result<Terms> terms_from_json(support::Json const& json, rules::GameInfo const& game);

// invalid: the game does not know this option or bot, the numbers make no sense.
[[nodiscard]] support::Result<void> check(Terms const& terms, rules::Game const& game);

} // namespace league
