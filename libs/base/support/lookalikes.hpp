// Letters that look like others: with a Cyrillic е a name reads like somebody else's and is another text.
#pragma once

#include <string>
#include <string_view>

namespace support {

// The text as it is read: small letters, and the Latin letter for each one of another alphabet, or of another
// form (full width, mathematical), that looks like it. What looks like no Latin letter stays.
[[nodiscard]] std::string as_read(std::string_view text);

} // namespace support
