#include "tulkas/colour.hpp"

#include <fmt/format.h>

#include <cstdlib>
#include <random>

namespace tulkas {

bool terminal_has_colour() {
    char const* const no_colour = std::getenv("NO_COLOR");
    char const* const terminal = std::getenv("TERM");
    return (no_colour == nullptr || *no_colour == '\0') &&
           (terminal == nullptr || std::string_view(terminal) != "dumb");
}

std::string in_colour(Colour colour, std::string_view text) {
    return fmt::format("{0}[{1}m{2}{0}[0m", own_escape(), static_cast<int>(colour), text);
}

std::string with_own_colours(std::string_view text) {
    std::string all;
    for (char const character : text) {
        if (character == '\x1b') {
            all += own_escape();
        } else {
            all += character;
        }
    }
    return all;
}

std::string const& own_escape() {
    static std::string const mark = [] {
        std::random_device random;
        return fmt::format("\x1b{:08x}{:08x}", random(), random());
    }();
    return mark;
}

} // namespace tulkas
