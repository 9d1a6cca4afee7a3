// Text as a cell of a CSV file (RFC 4180).
//
// Names are other people's: what a spreadsheet would calculate, since it begins like a formula, gets an
// apostrophe.
#pragma once

#include <string>
#include <string_view>

namespace pairing {

[[nodiscard]] std::string csv_text(std::string_view text);

} // namespace pairing
