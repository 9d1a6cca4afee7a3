// game.toml, which makes a directory a game that can be handed in:
//
//     name = "nim"                    # as programs call it: a–z, 0–9 and dashes
//     title = "Nim"                   # as people do
//     summary = "Who takes the last stone has won."
//     version = 1                     # counted up with every change
//     players = 2
//     engine = "engine.py"            # a source file, or a folder with a tulkas.toml
//     rules = "README.md"
//     baseline = "bots/greedy.py"     # the bot that others have to beat
//     viewer = "viewer.html"          # a page that shows the game; may be missing
//     starters = ["bots/greedy.py"]   # bots to begin with; may be missing
//     open = true                     # all may see what each is asked and answers; false unless given
//     call_ms = 1000                  # CPU time of a bot for one answer, 1000 unless given
//     game_ms = 60000                 # and for the game, 60000 unless given
//     seed = true                     # the engine is told seed, seats and options; so with options or maps
//     maps = ["maps/small.txt"]       # texts, one of which it is told; may be missing
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

struct GameManifest {
    std::string name;
    std::string title;
    std::string summary;
    std::uint64_t version = 1;
    int players = 2;
    std::string engine;
    std::string rules;
    std::string baseline;
    std::optional<std::string> viewer = {};
    std::vector<std::string> starters = {};
    bool is_open = false;
    rules::TimeControl time = {};
    bool is_told = false;
    std::vector<std::string> maps = {};
    std::vector<rules::OptionInfo> options = {};

    // A challenge for one, a match for two, a ranking for more.
    [[nodiscard]] rules::Kind kind() const;

    bool operator==(GameManifest const&) const = default;
};

// The error names the line; the file's name is for messages.
[[nodiscard]] support::Result<GameManifest> parse_game_manifest(std::string_view text,
                                                                std::string const& file = manifest_name);

} // namespace packages
