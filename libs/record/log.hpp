// The log of an actor during a game, written by itself or the engine: in order, capped, each line with the
// call that it belongs to.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace record {

struct LogLine {
    int call; // how many calls had been answered when it came
    std::string text;

    bool operator==(LogLine const&) const = default;
};

class Log {
public:
    // A quarter of much room is kept for what is written last.
    explicit Log(std::size_t most_bytes) : Log(most_bytes, most_bytes >= 4096 ? most_bytes / 4 : 0) {}
    Log(std::size_t most_bytes, std::size_t most_last) : m_most(most_bytes), m_most_last(most_last) {}

    // Keeps the text as long as there is room; what is cut is counted.
    void add(int call, std::string_view text);

    // Nothing more will come: of what was cut, the last is kept after all. An actor often says there why it
    // ends.
    void end();

    // Spells out the controls in all lines (support::visible).
    void spell_out_controls();

    // Counts bytes that were cut elsewhere.
    void cut(std::size_t bytes) { m_cut += bytes; }

    [[nodiscard]] std::vector<LogLine> const& lines() const { return m_lines; }
    [[nodiscard]] std::size_t cut_bytes() const { return m_cut; }

    // The same lines were kept and as much was cut.
    bool operator==(Log const& other) const { return m_lines == other.m_lines && m_cut == other.m_cut; }

private:
    void keep_last(int call, std::string_view text);
    void forget_before_last();

    std::size_t m_most;
    std::size_t m_most_last;
    std::size_t m_kept = 0;
    std::size_t m_cut = 0;
    std::vector<LogLine> m_lines;
    std::vector<LogLine> m_last; // cut so far; up to twice as much as is kept
    std::size_t m_last_bytes = 0;
};

// The last lines of it, without their line ends.
[[nodiscard]] std::vector<std::string> last_lines(Log const& log, std::size_t most);

} // namespace record
