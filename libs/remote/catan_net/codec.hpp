// Messages as bytes, both ways.
#pragma once

#include "catan_net/messages.hpp"
#include "support/result.hpp"

#include <string>
#include <string_view>

namespace catan_net {

// What Protocol Buffers write: fields in the order of their numbers, none that has its standard value.
[[nodiscard]] std::string encode(Message const& message);
// The same with its length in front, as it goes over a connection.
[[nodiscard]] std::string encode_delimited(Message const& message);

// Reads what Protocol Buffers read: fields in any order, the last of several, unknown ones left out. Texts
// must be UTF-8.
[[nodiscard]] support::Result<Message> decode(std::string_view bytes);

} // namespace catan_net
