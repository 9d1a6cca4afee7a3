// Reads the games of a tournament from its directory; the tournament may still be
// running.
#pragma once

#include "pairing/game_line.hpp"
#include "pairing/record_log.hpp"
#include "support/result.hpp"

#include <filesystem>
#include <map>
#include <string>
#include <utility>

namespace pairing {

class StoredGames {
public:
    // What a GameStore keeps there.
    [[nodiscard]] static support::Result<StoredGames> open(std::filesystem::path const& directory);

    // By the game's number.
    [[nodiscard]] std::map<int, FinishedGame> const& games() const { return m_games; }
    // The text of a record.
    [[nodiscard]] support::Result<std::string> read(RecordPlace const& place) const {
        return m_records.read(place);
    }

private:
    StoredGames(std::map<int, FinishedGame> games, RecordLog records)
        : m_games(std::move(games)), m_records(std::move(records)) {}

    std::map<int, FinishedGame> m_games;
    RecordLog m_records;
};

} // namespace pairing
