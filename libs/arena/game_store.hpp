// The games of a tournament in a directory: what was played is never played again.
//
//     DIR/journal             the plan, then one line for each finished game
//     DIR/games/000012.txt    the record of game 12, for `tulkas replay`
//
// A game is finished when its line is in the journal. The record is written before, so a killed process
// leaves a record without a line at worst, which is written again when that game is.
#pragma once

#include "arena/game_result.hpp"
#include "arena/journal.hpp"
#include "runtime/play.hpp"
#include "support/file_descriptor.hpp"
#include "support/json.hpp"
#include "support/result.hpp"

#include <chrono>
#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <string_view>

namespace arena {

class GameStore {
public:
    struct Opened;

    // Where a plan is already: without `resume` an error; with it, an error where it is another plan, which
    // says what differs. Where there is none, a new directory.
    [[nodiscard]] static support::Result<Opened> open(std::filesystem::path const& directory,
                                                      support::JsonObject const& plan, bool resume);

    // On any thread, when the game has ended.
    [[nodiscard]] support::Result<void> add(int game, runtime::GameRecord const& record);
    // Everything is on the disk, whatever happens to the machine.
    [[nodiscard]] support::Result<void> sync();

private:
    GameStore(std::filesystem::path games, support::FileDescriptor games_directory, Journal journal);

    [[nodiscard]] static support::Result<GameStore> create(std::filesystem::path const& directory,
                                                           Journal journal);
    [[nodiscard]] support::Result<void> write_record(int game, std::string_view text) const;

    std::filesystem::path m_games;
    support::FileDescriptor m_games_directory;
    std::unique_ptr<std::mutex> m_mutex = std::make_unique<std::mutex>(); // of the journal
    Journal m_journal;
    std::chrono::steady_clock::time_point m_last_sync = std::chrono::steady_clock::now();
};

struct GameStore::Opened {
    GameStore store;
    std::map<int, GameResult> finished; // by the game's number
};

// What a tournament wants to know of a recorded game.
[[nodiscard]] GameResult result_of(runtime::GameRecord const& record);

} // namespace arena
