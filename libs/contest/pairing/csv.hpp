// Text as a cell of a CSV file (RFC 4180).
//
// Names come from users: text that a spreadsheet would run as a formula gets an apostrophe in front; also
// within a cell, where a spreadsheet in German or Hungarian begins another one, behind a semicolon.
#pragma once

#include <string>
#include <string_view>

namespace pairing {

[[nodiscard]] std::string csv_text(std::string_view text);

} // namespace pairing
