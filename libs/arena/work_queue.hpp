// Work that waits to be done, for all who bring it and all who do it.
//
// Pieces of work are plain data, so that the same interface stands before a queue in memory, one in a
// database and one that workers on other machines take from. Judging goes before tournaments, tournaments
// before the ladder; among equals the queue is fair to authors, not to pieces: who brings a thousand waits
// behind who brings one.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace arena {

enum class Priority : std::uint8_t { judging, tournament, ladder };

using WorkId = std::uint64_t;

struct Work {
    Priority priority = Priority::ladder;
    std::string author; // whose turn it uses up
    std::string what;   // for whoever does it; the queue does not look at it
};

class WorkQueue {
public:
    struct Taken {
        WorkId id;
        Work work;
    };
    struct Counts {
        std::size_t waiting = 0;
        std::size_t running = 0;
    };

    virtual ~WorkQueue() = default;

    virtual WorkId submit(Work work) = 0;
    // Waits for work that may begin. Nothing after so long, or when the queue is closed and empty.
    [[nodiscard]] virtual std::optional<Taken> take(std::chrono::milliseconds patience) = 0;
    virtual void done(WorkId id) = 0;
    // It was not done after all: it waits again, before the author's other work.
    virtual void give_back(WorkId id) = 0;
    // Nothing more will be submitted.
    virtual void close() = 0;
    [[nodiscard]] virtual Counts counts() const = 0;
};

} // namespace arena
