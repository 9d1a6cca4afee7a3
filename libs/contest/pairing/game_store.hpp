// The games of a tournament in a directory: what was played is never played again.
//
//     DIR/journal          the plan, then one line for each finished game, in the order they finished
//     DIR/games.records    their records, in the same order
//
// A game is finished when its line is in the journal, which says where its record stands. The record is
// written before, so a killed process leaves a record without a line at worst, whole or torn: the last one,
// which is cut off when the tournament goes on.
#pragma once

#include "pairing/game_result.hpp"
#include "pairing/journal.hpp"
#include "pairing/record_log.hpp"
#include "record/game_record.hpp"
#include "support/json.hpp"
#include "support/result.hpp"

#include <chrono>
#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <utility>

namespace pairing {

class GameStore {
public:
    struct Opened;

    // Where a plan is already: without `resume` an error; with it, an error where it is another plan, which
    // says what differs. Where there is none, a new directory.
    [[nodiscard]] static support::Result<Opened> open(std::filesystem::path const& directory,
                                                      support::JsonObject const& plan, bool resume);

    // On any thread, when the game has ended.
    [[nodiscard]] support::Result<void> add(int game, record::GameRecord const& record);
    // Everything is on the disk, whatever happens to the machine.
    [[nodiscard]] support::Result<void> sync() const;

private:
    GameStore(RecordLog records, Journal journal)
        : m_records(std::move(records)), m_journal(std::move(journal)) {}

    std::unique_ptr<std::mutex> m_mutex = std::make_unique<std::mutex>(); // of all below
    RecordLog m_records;
    Journal m_journal;
    std::chrono::steady_clock::time_point m_last_sync = std::chrono::steady_clock::now();
};

struct GameStore::Opened {
    GameStore store;
    std::map<int, GameResult> finished; // by the game's number
};

// Where they stand in a directory.
[[nodiscard]] std::filesystem::path journal_file(std::filesystem::path const& directory);
[[nodiscard]] std::filesystem::path records_file(std::filesystem::path const& directory);

// What a tournament wants to know of a recorded game.
[[nodiscard]] GameResult result_of(record::GameRecord const& record);

} // namespace pairing
