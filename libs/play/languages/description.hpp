// A language's description, from the text of its file.
#pragma once

#include "languages/language.hpp"
#include "support/result.hpp"

#include <string>
#include <string_view>

namespace languages {

// The file's name gives the language its own, and stands in messages: "languages/cpp.toml".
[[nodiscard]] support::Result<Language> parse_description(std::string_view text, std::string const& file);

} // namespace languages
