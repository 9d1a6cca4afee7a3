// Sources that are not UTF-8: which encoding it may be, and how to convert them.
#pragma once

#include "support/result.hpp"

#include <string>
#include <string_view>

namespace languages {

// The likeliest, as `iconv` calls it: "ISO-8859-2" where letters occur that Latin-1 does not have at that
// place, "WINDOWS-1250" where there are signs that neither has, else "ISO-8859-1", in which the two are the
// same. The text is not UTF-8.
[[nodiscard]] std::string_view likely_encoding(std::string_view text);

[[nodiscard]] support::Result<std::string> to_utf8(std::string_view text, std::string_view encoding);

// What its author can do about it: "convert it: iconv -f … -t UTF-8 …".
[[nodiscard]] std::string conversion_advice(std::string_view file, std::string_view encoding);

} // namespace languages
