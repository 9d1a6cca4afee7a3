// The terms of a contest: what is played, what a submission must show, and what the final standing is worth.
#pragma once

#include "league/match_plan.hpp"
#include "pairing/tournament.hpp"

#include <string>
#include <vector>

namespace league {

struct Terms {
    std::string text = {}; // for those who take part
    GivenOptions options = {};
    rules::TimeControl time = {};
    int memory_mb = 256;
    std::string baseline; // a house bot
    int games = 10;       // against it
    int wins = 8;         // needed
    int attempts = 50;
    std::vector<std::string> languages = {}; // all where none is named
    bool converts_encodings = false;         // of sources that are not UTF-8
    pairing::Format format = pairing::Format::round_robin;
    int seats = 2;
    int final_games = 2; // of every pairing of the final tournament
    std::optional<int> rounds = {};
    std::vector<std::string> house = {}; // house bots that play along in the final, out of competition
    std::vector<double> points = {};     // for the first place, the second, …; 0 for those after the last
    bool shows_authors = false;          // beside their bots, to everybody; else to the organiser only

    bool operator==(Terms const&) const = default;
};

[[nodiscard]] support::JsonObject to_json(Terms const& terms);
// What is not there is as the game has it.
[[nodiscard]] support::Result<Terms> terms_from_json(support::Json const& json, rules::GameInfo const& game);

// invalid: the game does not know this option or bot, the numbers make no sense.
[[nodiscard]] support::Result<void> check(Terms const& terms, rules::Game const& game);

[[nodiscard]] double points_for(Terms const& terms, std::size_t place);

} // namespace league
