#include "tulkas/output.hpp"

#include "tulkas/colour.hpp"

#include <fmt/core.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <string>
#include <unistd.h>

namespace tulkas {

using support::ErrorKind;
using support::Result;

Result<void> print(std::string_view text) {
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

Result<void> print_json(support::Json const& value) {
    return print(support::to_text(value) + "\n");
}

void print_note(std::string_view text) {
    fmt::print(stderr, "{}\n", text);
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
