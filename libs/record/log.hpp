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
    explicit Log(std::size_t most_bytes) : m_most(most_bytes) {}

    // Keeps the text as long as there is room; what is cut is counted.
    void add(int call, std::string_view text);

    // Counts bytes that were cut elsewhere.
    void cut(std::size_t bytes) { m_cut += bytes; }

    [[nodiscard]] std::vector<LogLine> const& lines() const { return m_lines; }
    [[nodiscard]] std::size_t cut_bytes() const { return m_cut; }

    // The same lines were kept and as much was cut.
    bool operator==(Log const& other) const { return m_lines == other.m_lines && m_cut == other.m_cut; }

private:
    std::size_t m_most;
    std::size_t m_kept = 0;
    std::size_t m_cut = 0;
    std::vector<LogLine> m_lines;
};

} // namespace record
