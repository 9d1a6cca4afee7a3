// The end of what a program prints to its standard error.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace sandbox {

// Keeps the last bytes, and counts those it dropped.
class ErrorTail {
public:
    explicit ErrorTail(std::uint64_t most) : m_most(most) {}

    void add(std::string_view text) {
        m_text += text;
        // Twice the size before it is cut: so a byte is moved once, however small the pieces are.
        if (m_text.size() > 2 * m_most) {
            cut();
        }
    }

    [[nodiscard]] std::string const& text() {
        cut();
        return m_text;
    }
    // Returns the content and starts again with none.
    [[nodiscard]] std::string take() {
        cut();
        return std::exchange(m_text, {});
    }
    // In total, including what was dropped before earlier calls of take().
    [[nodiscard]] std::uint64_t dropped() const { return m_dropped; }

private:
    void cut() {
        if (m_text.size() > m_most) {
            std::uint64_t const excess = m_text.size() - m_most;
            m_text.erase(0, excess);
            m_dropped += excess;
        }
    }

    std::uint64_t m_most;
    std::string m_text;
    std::uint64_t m_dropped = 0;
};

} // namespace sandbox
