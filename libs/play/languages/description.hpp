// A language's description, from the text of its file.
#pragma once

#include "languages/language.hpp"
#include "support/result.hpp"

#include <string>
#include <string_view>

namespace languages {

// The file's name gives the language its own, and stands in messages: "languages/cpp.toml". The toolchain is
// the one in that folder, if one is named, instead of the description's.
[[nodiscard]] support::Result<Language> parse_description(std::string_view text, std::string const& file,
                                                          std::string const& toolchain = {});

} // namespace languages
