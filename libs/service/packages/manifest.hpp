// game.toml, which makes a directory a game that can be handed in:
//
//     name = "nim"                    # as programs call it: a–z, 0–9 and dashes
//     title = "Nim"                   # as people do
//     summary = "Who takes the last stone has won."
//     version = 1                     # counted up with every change
//     players = 2
//     most_players = 8                # where more can play too
//     teams = ["red", "blue", "red", "blue"] # each player's team, where they win and lose together
//     simultaneous = true             # the engine asks several at once; false unless given
//     engine = "engine.py"            # a source file, or a folder with a tulkas.toml
//     rules = "README.md"
//     baseline = "bots/greedy.py"     # the bot that others have to beat; one of the house bots
//     viewer = "viewer.html"          # a page that shows the game; optional
//     starters = ["bots/greedy.py"]   # bots to begin with; optional
//     open = true                     # all may see what each is asked and answers; false by default
//     call_ms = 1000                  # CPU time of a bot for one answer, 1000 by default
//     game_ms = 60000                 # and for the game, 60000 by default
//     seed = true                     # the engine is told seed, seats and options; so with options or maps
//     maps = ["maps/small.txt"]       # texts, one of which it is told; optional
//     positions = ["starts/a.txt"]    # the same: where a game may start
//
//     [bots.greedy]                   # house bots, any number; the baseline alone if there are none
//     program = "bots/greedy.py"
//     help = "takes as much as it can"
//     level = 1                       # from easy to strong: 1 to 10
//
//     [options.heaps]                 # any number of them
//     help = "how many heaps there are"
//     standard = 3                    # a whole number from `least` to `most`
//     least = 1
//     most = 9
//
//     [options.last]
//     help = "whether who takes the last stone wins or loses"
//     choices = ["wins", "loses"]     # the first is the standard
#pragma once

#include "rules/clock.hpp"
#include "rules/game.hpp"
#include "support/result.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace packages {

inline constexpr char const* manifest_name = "game.toml";

struct HouseBot {
    std::string name;    // as players are called: letters, digits, _ and -
    std::string program; // a source file or a folder
    std::string help;
    std::uint64_t level = 1;

    bool operator==(HouseBot const&) const = default;
};

struct GameManifest {
    std::string name;
    std::string title;
    std::string summary;
    std::uint64_t version = 1;
    int players = 2; // at the least
    int most_players = 2;
    rules::Teams teams = {};
    std::string engine;
    std::string rules;
    std::string baseline;            // the program of one of the bots
    std::vector<HouseBot> bots = {}; // from easy to strong, at least one
    std::optional<std::string> viewer = {};
    std::vector<std::string> starters = {};
    bool is_open = false;
    rules::TimeControl time = {};
    bool is_told = false;
    bool is_simultaneous = false;
    std::vector<std::string> maps = {};
    std::vector<std::string> positions = {};
    std::vector<rules::OptionInfo> options = {};

    // A challenge for one, a match for two, a ranking for more.
    [[nodiscard]] rules::Kind kind() const;
    [[nodiscard]] HouseBot const& baseline_bot() const;

    bool operator==(GameManifest const&) const = default;
};

// The error names the line; the file's name is for messages.
[[nodiscard]] support::Result<GameManifest> parse_game_manifest(std::string_view text,
                                                                std::string const& file = manifest_name);

} // namespace packages
