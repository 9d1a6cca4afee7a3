// The bytes of Protocol Buffers: numbers of varying length, and fields.
//
// The few messages of the shared protocol need a small part of that format, and everything that comes from
// outside has to be distrusted: so it is written out here instead of being generated.
#pragma once

#include "support/result.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace catan_net {

void append_varint(std::string& out, std::uint64_t value);

// Cuts a number off the front; nothing where it is cut short or longer than ten bytes.
[[nodiscard]] std::optional<std::uint64_t> cut_varint(std::string_view& in);

// One field of a message as it stands in the bytes.
struct Field {
    std::uint32_t number = 0;
    bool is_number = false;  // else it has bytes: a text, a message, several numbers
    std::uint64_t value = 0; // of a number
    std::string_view bytes = {};
};

// Cuts the next field off the front. Fields of kinds that the protocol does not use (8 and 4 bytes) come as
// empty bytes under number 0, which no message has.
[[nodiscard]] support::Result<Field> cut_field(std::string_view& in);

} // namespace catan_net
