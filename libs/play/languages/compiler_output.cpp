#include "languages/compiler_output.hpp"

#include "support/controls.hpp"

#include <fmt/format.h>

namespace languages {

namespace {

std::string cut_line(std::uint64_t bytes) {
    return fmt::format("[… {} bytes cut …]\n", bytes);
}

// To the end of the last whole line, if there is one.
std::string_view first_lines(std::string_view text, std::size_t most) {
    auto const part = text.substr(0, most);
    auto const end = part.rfind('\n');
    return end == std::string_view::npos ? part : part.substr(0, end + 1);
}

std::string_view last_lines(std::string_view text, std::size_t most) {
    auto const part = text.substr(text.size() - most);
    auto const begin = part.find('\n');
    return begin + 1 >= part.size() ? part : part.substr(begin + 1);
}

std::string with_newline(std::string const& text) {
    return text.empty() || text.ends_with('\n') ? text : text + "\n";
}

} // namespace

std::string shorten(std::string_view text, std::uint64_t cut_before, OutputLimits const& limits) {
    std::string const front = cut_before > 0 ? cut_line(cut_before) : "";
    if (text.size() <= limits.first + limits.last) {
        return front + support::visible(text);
    }
    auto const first = first_lines(text, limits.first);
    auto const last = last_lines(text, limits.last);
    return front + with_newline(support::visible(first)) +
           cut_line(text.size() - first.size() - last.size()) + support::visible(last);
}

} // namespace languages
