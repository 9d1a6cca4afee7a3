// Cuts a stream of bytes into lines.
//
// Input may hold half a line or several lines. A line that arrived whole is returned as a view of the input,
// without copying; only an unfinished line is kept, so an idle channel holds no memory. No byte is scanned
// twice.
#pragma once

#include "protocol/limits.hpp"
#include "support/result.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace protocol {

class Framer {
public:
    explicit Framer(Limits const& limits = {}) : m_limits(limits) {}

    // Takes bytes, which must stay where they are until next() has given nothing.
    void feed(std::string_view bytes);
    // The next whole line, without its newline, valid until the next call of either function. Nothing when
    // more bytes are needed; an error, from then on for ever, as soon as a line is longer than any message
    // within the limits can be.
    [[nodiscard]] support::Result<std::optional<std::string_view>> next();

    // Whether a line has begun that has not ended: at the end of a stream, a message was cut off.
    [[nodiscard]] bool is_inside_a_line() const { return !m_unfinished.empty() && !m_was_handed_out; }

private:
    [[nodiscard]] std::size_t longest(std::string_view line) const;
    void forget_unfinished();

    Limits m_limits;
    std::string_view m_bytes;      // fed and not yet looked at
    std::string m_unfinished;      // the beginning of a line whose end has not come
    bool m_was_handed_out = false; // m_unfinished got its end, and is the caller's until the next call
    bool m_is_too_long = false;
};

} // namespace protocol
