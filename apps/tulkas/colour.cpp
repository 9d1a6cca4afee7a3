#include "tulkas/colour.hpp"

#include <fmt/format.h>

#include <cstdlib>

namespace tulkas {

bool terminal_has_colour() {
    char const* const no_colour = std::getenv("NO_COLOR");
    char const* const terminal = std::getenv("TERM");
    return (no_colour == nullptr || *no_colour == '\0') &&
           (terminal == nullptr || std::string_view(terminal) != "dumb");
}

std::string in_colour(Colour colour, std::string_view text) {
    return fmt::format("\x1b[{}m{}\x1b[0m", static_cast<int>(colour), text);
}

} // namespace tulkas
