#include "pairing/csv.hpp"

#include <fmt/format.h>

namespace pairing {

std::string csv_text(std::string_view text) {
    bool const is_formula = !text.empty() && std::string_view("=+-@\t\r").contains(text.front());
    if (!is_formula && text.find_first_of(",\"\r\n") == std::string_view::npos) {
        return std::string(text);
    }
    std::string quoted;
    for (char const letter : text) {
        quoted += letter == '"' ? "\"\"" : std::string(1, letter);
    }
    return fmt::format("\"{}{}\"", is_formula ? "'" : "", quoted);
}

} // namespace pairing
