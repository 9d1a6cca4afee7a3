// The name an author gives a bot in the first line of its source: "///Nick".
#pragma once

#include "languages/language.hpp"
#include "support/result.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace languages {

// "/// Nick" counts, too; but what stands behind a blank may be an ordinary comment, and is one where it
// cannot be a name or ends like a sentence. Nothing where the line is something else. An error where it is
// meant as a nickname and cannot be one.
[[nodiscard]] support::Result<std::optional<std::string>> find_nickname(std::string_view source,
                                                                        Language const& language);

// Whether it can be shown as a name: 1 to 32 characters, with single blanks between words.
[[nodiscard]] support::Result<void> check_name(std::string_view name);

// A name like that from what a file or directory is called.
[[nodiscard]] std::string name_from_file(std::string_view file);

} // namespace languages
