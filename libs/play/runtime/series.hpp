// Plays many games, several at a time, and delivers them in order.
//
// A game is delivered on the caller's thread as soon as all earlier ones are; the playing threads pause
// when they are too far ahead, so a series of any length needs the memory of a few hundred games.
#pragma once

#include "runtime/play.hpp"
#include "support/result.hpp"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>

namespace runtime {

// One of the threads that play.
struct SeriesThread {
    std::size_t number = 0;                       // from 0 on
    std::optional<unsigned> core = {};            // that it keeps to
    std::atomic<bool> const* has_ended = nullptr; // the series; games in progress are of no use any more
    GameWatcher watcher = {};                     // of the game that is played there next, if there is one
};

enum class Next : std::uint8_t { game, enough };

// Called on several threads at once, but never by one thread twice at a time.
using PlayGame = std::function<support::Result<record::GameRecord>(int index, SeriesThread const& thread)>;
// Called on one thread, with 0, 1, 2 … Says whether more games are needed.
using HandOver = std::function<support::Result<Next>(int index, record::GameRecord const& record)>;

// Games 0 … count − 1 on that many threads, which keep to a core each if there are enough. The series ends
// early when a hand-over says `enough`, or with the first error: the games before it are handed over, nothing
// after it is begun.
[[nodiscard]] support::Result<void> play_series(int count, int threads, PlayGame const& play_game,
                                                HandOver const& hand_over);

} // namespace runtime
