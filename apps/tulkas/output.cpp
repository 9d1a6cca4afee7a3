#include "tulkas/output.hpp"

#include "support/controls.hpp"
#include "tulkas/colour.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <string>
#include <unistd.h>

namespace tulkas {

using support::ErrorKind;
using support::Result;

namespace {

// How long the colour is that the text begins with, behind its escape: "[1;31m" has 6 bytes. 0 without one.
std::size_t colour_length(std::string_view text) {
    auto const end = text.find_first_not_of("0123456789;", 1);
    return text.starts_with('[') && end != std::string_view::npos && text[end] == 'm' ? end + 1 : 0;
}

Result<void> write_all(std::string_view text) {
    while (!text.empty()) {
        ssize_t const written = write(STDOUT_FILENO, text.data(), text.size());
        if (written < 0 && errno != EINTR) {
            return support::fail(ErrorKind::unavailable, "cannot write to standard output: {}",
                                 std::strerror(errno));
        }
        text.remove_prefix(written < 0 ? 0 : static_cast<std::size_t>(written));
    }
    return {};
}

} // namespace

std::string for_terminal(std::string_view text) {
    std::string all;
    auto const& escape = own_escape();
    for (;;) {
        auto const end = std::min(text.find(escape), text.size());
        all += support::visible(text.substr(0, end));
        if (end == text.size()) {
            return all;
        }
        text.remove_prefix(end + escape.size());
        if (auto const colour = colour_length(text); colour > 0) {
            all += '\x1b';
            all += text.substr(0, colour);
            text.remove_prefix(colour);
        }
    }
}

Result<void> print(std::string_view text) {
    return output_is_terminal() ? write_all(for_terminal(text)) : write_all(text);
}

Result<void> print_json(support::Json const& value) {
    return print(support::to_text(value) + "\n");
}

void print_note(std::string_view text) {
    fmt::print(stderr, "{}\n", for_terminal(text));
}

bool output_has_colour() {
    return output_is_terminal() && terminal_has_colour();
}

bool notes_have_colour() {
    return notes_go_to_terminal() && terminal_has_colour();
}

bool output_is_terminal() {
    return isatty(STDOUT_FILENO) == 1;
}

bool notes_go_to_terminal() {
    return isatty(STDERR_FILENO) == 1;
}

} // namespace tulkas
