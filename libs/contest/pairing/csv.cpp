#include "pairing/csv.hpp"

#include <fmt/format.h>

namespace pairing {

namespace {

// What a cell begins with that a spreadsheet calculates.
bool begins_formula(std::string_view text) {
    return !text.empty() && std::string_view("=+-@\t\r").contains(text.front());
}

// Where a spreadsheet of another language, which separates cells by something else, begins one within ours.
bool ends_cell_elsewhere(char letter) {
    return letter == ';' || letter == '\t' || letter == '\n' || letter == '\r';
}

} // namespace

std::string csv_text(std::string_view text) {
    std::string cell;
    bool begins = true;
    for (auto rest = text; !rest.empty(); rest.remove_prefix(1)) {
        cell += begins && begins_formula(rest) ? "'" : "";
        cell += rest.front() == '"' ? "\"\"" : std::string(1, rest.front());
        bool const is_before = rest.front() == ' ' || rest.front() == '"';
        begins = ends_cell_elsewhere(rest.front()) || (begins && is_before);
    }
    return cell == text && text.find_first_of(",\r\n") == std::string_view::npos
               ? cell
               : fmt::format("\"{}\"", cell);
}

} // namespace pairing
