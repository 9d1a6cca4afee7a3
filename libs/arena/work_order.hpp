// Which waiting piece of work comes next.
//
// A plain value without threads or clocks: every queue, wherever it keeps its work, can decide by it.
#pragma once

#include "arena/work_queue.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <string>

namespace arena {

class WorkOrder {
public:
    void add(WorkId id, Priority priority, std::string const& author);
    // Of the highest priority that waits, the oldest piece of the author with the fewest pieces running;
    // among such authors, of the one who was served least, newcomers counting from now.
    [[nodiscard]] std::optional<WorkId> begin_next();
    // What was begun ends, or goes back to the front of its author's line.
    void end(WorkId id);
    void put_back(WorkId id);

    [[nodiscard]] std::size_t waiting() const { return m_waiting; }
    [[nodiscard]] std::size_t running() const { return m_running.size(); }

private:
    struct Line {
        std::deque<WorkId> waiting;
        std::size_t running = 0;
        std::uint64_t served = 0; // turns, or as if it had had them
    };
    struct Owner {
        Priority priority;
        std::string author;
    };
    using Lines = std::map<std::string, Line>; // by author

    [[nodiscard]] Line& line_of(Owner const& owner);
    // A line that nobody waits or works in is forgotten.
    void forget_if_idle(Owner const& owner);

    std::array<Lines, 3> m_lines;          // by priority
    std::array<std::uint64_t, 3> m_turn{}; // the turns of who was served last
    std::map<WorkId, Owner> m_running;
    std::size_t m_waiting = 0;
};

} // namespace arena
