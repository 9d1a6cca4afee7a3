// Text in what workers elsewhere say.
//
// A worker that is honest sends short text whose controls are spelled out. One that is not could rewrite a
// terminal or a page with it, or fill the database, so the arena cuts it and spells controls out itself.
#pragma once

#include <string>
#include <string_view>

namespace fleet {

// One line: a reason, an error.
[[nodiscard]] std::string reported_line(std::string_view text);
// What a compiler or a program printed.
[[nodiscard]] std::string reported_output(std::string_view text);

} // namespace fleet
