// Messages as bytes. Protocol Buffers do the work; this adds the length prefix, and errors that say what is
// wrong with the bytes and where.
#pragma once

#include "catan_net/messages.hpp"
#include "support/result.hpp"

#include <string>
#include <string_view>

namespace catan_net {

// The message preceded by its length, as it goes over a connection.
[[nodiscard]] std::string encode_delimited(Message const& message);

// A message without its length. Unknown fields are ignored; strings must be UTF-8.
[[nodiscard]] support::Result<Message> decode(std::string_view bytes);

} // namespace catan_net
