// What `tulkas play` says of a game besides its result lines: why somebody lost it or nobody won it, and what
// programs wrote to their logs.
#pragma once

#include "record/game_record.hpp"

#include <cstdint>

namespace tulkas {

enum class LogsShown : std::uint8_t {
    last, // the last lines of a bot that failed
    all,  // everything that every actor wrote
};

// To standard error.
class GameNotes {
public:
    explicit GameNotes(LogsShown logs) : m_logs(logs) {}

    // `number` is the game's. Of draws only the first few are told.
    void add(record::GameRecord const& record, int number);

private:
    LogsShown m_logs;
    int m_draws = 0;
};

} // namespace tulkas
