#include "protocol/framer.hpp"

#include "support/assert.hpp"

#include <algorithm>

namespace protocol {

using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

// A buffer that grew beyond this for one long line is given back after it.
constexpr std::size_t kept_capacity = 4096;

} // namespace

void Framer::feed(std::string_view bytes) {
    TULKAS_ASSERT(m_bytes.empty());
    m_bytes = bytes;
}

Result<std::optional<std::string_view>> Framer::next() {
    if (m_was_handed_out) {
        forget_unfinished();
    }
    std::size_t const end = m_bytes.find('\n');
    bool const is_whole = end != std::string_view::npos;
    std::string_view line = m_bytes.substr(0, end);
    m_bytes.remove_prefix(is_whole ? end + 1 : m_bytes.size());
    if (!m_unfinished.empty() || !is_whole) {
        m_unfinished += line;
        line = m_unfinished;
        m_was_handed_out = is_whole;
    }
    if (m_is_too_long || line.size() > longest(line)) {
        m_is_too_long = true;
        m_bytes = {};
        forget_unfinished();
        return fail(ErrorKind::invalid, "the line is longer than the longest allowed message ({} characters)",
                    longest(line));
    }
    return is_whole ? std::optional(line) : std::nullopt;
}

std::size_t Framer::longest(std::string_view line) const {
    std::size_t const ordinary = longest_line(m_limits);
    bool const is_binary = line.starts_with("MESSAGE-ActorBinary-");
    return is_binary ? std::max(ordinary, longest_binary_line(m_limits)) : ordinary;
}

void Framer::forget_unfinished() {
    m_was_handed_out = false;
    m_unfinished.clear();
    if (m_unfinished.capacity() > kept_capacity) {
        m_unfinished = {};
    }
}

} // namespace protocol
