// The languages whose programs can be compared, recognised by the ending of a file's name.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace similarity {

// C counts as C++, TypeScript as JavaScript.
enum class Language : std::uint8_t { cpp, java, python, javascript, go, rust, haskell };

[[nodiscard]] std::optional<Language> language_of(std::string_view file_name);

} // namespace similarity
