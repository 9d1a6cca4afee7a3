// Reads one line as one message, strictly.
//
// Exactly what the writer would write is accepted: writing a parsed message gives the same bytes. Nothing is
// allocated for a message whose parameters fit the buffers that earlier ones left behind.
#pragma once

#include "protocol/limits.hpp"
#include "protocol/message.hpp"
#include "support/result.hpp"

#include <array>
#include <string>
#include <string_view>

namespace protocol {

class Parser {
public:
    explicit Parser(Limits const& limits = {}) : m_limits(limits) {}

    // The line comes without its newline. The message is valid as long as the line is, and until the next
    // call. An error says what is wrong and at which byte of the line.
    [[nodiscard]] support::Result<Message> parse(std::string_view line);

private:
    Limits m_limits;
    std::array<std::string, 2> m_texts; // the parameters, decoded
};

} // namespace protocol
