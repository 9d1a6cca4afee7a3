// Writes messages as lines.
//
// Lines are appended to a buffer that the caller keeps and reuses. Texts must be UTF-8 and data base64;
// their lengths are not checked here, because the reader enforces the limits.
#pragma once

#include "protocol/message.hpp"

#include <string>

namespace protocol {

// The line of a message, newline included.
void append_line(std::string& out, Message const& message);

} // namespace protocol
