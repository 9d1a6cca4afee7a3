// The arguments of `tulkas replay`, and the record.
#pragma once

#include "rules/registry.hpp"
#include "runtime/play.hpp"
#include "support/json.hpp"
#include "support/result.hpp"
#include "tulkas/bot_finder.hpp"
#include "tulkas/command_line.hpp"
#include "tulkas/recorded_games.hpp"
#include "tulkas/show_state.hpp"
#include "tulkas/time_arguments.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tulkas {

struct ReplayArguments {
    std::string file;
    std::optional<std::uint64_t> game;
    std::optional<std::uint64_t> ply;
    std::vector<std::string> with; // SEAT=BOT
    bool verify = false;
    bool list = false;
    bool lines = false;
    bool views = false;
    bool logs = false;
    ViewArguments view;
    BotArguments bot;
    TimeArguments time;
    std::optional<std::string> record;
    std::optional<std::string> engine;
};

void add_replay_arguments(Command& command, ReplayArguments& arguments);

// A record, and the game it is of: nothing where its rules are those of an engine that somebody has written.
struct Replay {
    std::shared_ptr<rules::Game const> game;
    record::GameRecord record;

    // An error that says so for what only rules of our own can do.
    [[nodiscard]] support::Result<void> needs_game() const;

    [[nodiscard]] static support::Result<Replay> read(RecordedGames const& recorded, int number,
                                                      rules::Registry const& games);
};

// What each command of the family does, in a file of its own.
[[nodiscard]] support::Result<void> verify_games(RecordedGames const& recorded,
                                                 std::vector<int> const& numbers,
                                                 ReplayArguments const& arguments,
                                                 rules::Registry const& games);
[[nodiscard]] support::Result<void> list_games(RecordedGames const& recorded,
                                               ReplayArguments const& arguments);
// One JSON value a line, game after game.
[[nodiscard]] support::Result<void> print_lines(RecordedGames const& recorded,
                                                std::vector<int> const& numbers,
                                                ReplayArguments const& arguments,
                                                rules::Registry const& games);
// A whole game as JSON.
[[nodiscard]] support::JsonObject record_json(record::GameRecord const& record);
[[nodiscard]] support::Result<void> list_moves(Replay const& replay, ReplayArguments const& arguments);
[[nodiscard]] support::Result<void> play_on(Replay replay, ReplayArguments const& arguments,
                                            rules::Registry const& games);

} // namespace tulkas
