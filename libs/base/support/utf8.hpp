// Whether text from outside is UTF-8, strictly: no overlong forms, no surrogates, nothing above U+10FFFF.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace support {

// Where the first byte stands that is not part of a well-formed character; nothing when all is well.
[[nodiscard]] std::optional<std::size_t> utf8_fault(std::string_view text);

// Bytes that belong to no character become question marks: the text may be cut within one, or be anything.
[[nodiscard]] std::string as_utf8(std::string_view text);

} // namespace support
