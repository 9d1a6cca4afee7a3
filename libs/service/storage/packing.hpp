// Bytes as short text that every database keeps unchanged: deflated, then in base64.
#pragma once

#include "support/result.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace storage {

[[nodiscard]] std::string pack(std::string_view bytes);

// The size is known from elsewhere, and more does not come out: a small text that unpacks to gigabytes is
// refused.
[[nodiscard]] support::Result<std::string> unpack(std::string_view packed, std::size_t size);

} // namespace storage
