// Standard output and standard error, as the commands use them.
#pragma once

#include "support/json.hpp"
#include "support/result.hpp"

#include <string>
#include <string_view>

namespace tulkas {

// What is shown may come from bots, files and other machines: of everything that acts on a terminal only our
// own colours are let through (with_own_colours), the rest is spelled out (support::visible).
[[nodiscard]] std::string for_terminal(std::string_view text);

// Results. Written at once and completely; an error where that cannot be (a full disk, a reader that left).
// As it is into files and pipes, as for_terminal() to a terminal.
[[nodiscard]] support::Result<void> print(std::string_view text);
// One JSON value on a line of its own.
[[nodiscard]] support::Result<void> print_json(support::Json const& value);

// Everything that is not a result: one line to standard error.
void print_note(std::string_view text);

// Are there eyes at standard output that may be shown colours?
[[nodiscard]] bool output_has_colour();
[[nodiscard]] bool output_is_terminal();
[[nodiscard]] bool notes_go_to_terminal();
// The same of standard error.
[[nodiscard]] bool notes_have_colour();

} // namespace tulkas
