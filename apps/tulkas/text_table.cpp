#include "tulkas/text_table.hpp"

#include "support/assert.hpp"

#include <algorithm>
#include <utility>

namespace tulkas {

namespace {

// Every byte but the continuation bytes 10xxxxxx begins a character.
bool begins_character(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
}

// The size of what changes the colour at the front of a text: "\x1b[32m" takes no place.
std::size_t colour_size(std::string_view text) {
    return text.starts_with('\x1b') && text.contains('m') ? text.find('m') + 1 : 0;
}

} // namespace

std::size_t width(std::string_view text) {
    return cut_to_width(text, text.size()).places;
}

CutText cut_to_width(std::string_view text, std::size_t places) {
    CutText cut{.text = text, .places = 0};
    for (std::size_t at = 0; at < text.size();) {
        if (auto const size = colour_size(text.substr(at)); size > 0) {
            at += size;
            continue;
        }
        if (begins_character(text[at])) {
            if (cut.places == places) {
                cut.text = text.substr(0, at);
                break;
            }
            ++cut.places;
        }
        ++at;
    }
    return cut;
}

TextTable::TextTable(std::vector<Column> columns) : m_columns(std::move(columns)) {
    for (auto const& column : m_columns) {
        m_widths.push_back(width(column.title));
    }
}

void TextTable::add(std::vector<std::string> cells) {
    TULKAS_ASSERT(cells.size() == m_columns.size());
    for (std::size_t column = 0; column < cells.size(); ++column) {
        m_widths[column] = std::max(m_widths[column], width(cells[column]));
    }
    m_rows.push_back(std::move(cells));
}

std::string TextTable::text() const {
    std::vector<std::string> titles;
    titles.reserve(m_columns.size());
    for (auto const& column : m_columns) {
        titles.push_back(column.title);
    }
    std::string result = line(titles);
    for (auto const& row : m_rows) {
        result += line(row);
    }
    return result;
}

std::string TextTable::line(std::vector<std::string> const& cells) const {
    std::string result;
    for (std::size_t column = 0; column < cells.size(); ++column) {
        std::string const padding(m_widths[column] - width(cells[column]), ' ');
        result += column == 0 ? "" : "  ";
        result += m_columns[column].numbers ? padding + cells[column] : cells[column] + padding;
    }
    result.erase(result.find_last_not_of(' ') + 1);
    return result + "\n";
}

} // namespace tulkas
