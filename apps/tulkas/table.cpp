#include "tulkas/table.hpp"

#include "support/assert.hpp"

#include <algorithm>
#include <utility>

namespace tulkas {

namespace {

// Every byte but the continuation bytes 10xxxxxx begins a character.
bool begins_character(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
}

} // namespace

std::size_t width(std::string_view text) {
    return static_cast<std::size_t>(std::ranges::count_if(text, begins_character));
}

std::string_view cut_to_width(std::string_view text, std::size_t places) {
    std::size_t used = 0;
    auto const end =
        std::ranges::find_if(text, [&](char byte) { return begins_character(byte) && used++ == places; });
    return text.substr(0, static_cast<std::size_t>(end - text.begin()));
}

Table::Table(std::vector<Column> columns) : m_columns(std::move(columns)) {
    for (auto const& column : m_columns) {
        m_widths.push_back(width(column.title));
    }
}

void Table::add(std::vector<std::string> cells) {
    TULKAS_ASSERT(cells.size() == m_columns.size());
    for (std::size_t column = 0; column < cells.size(); ++column) {
        m_widths[column] = std::max(m_widths[column], width(cells[column]));
    }
    m_rows.push_back(std::move(cells));
}

std::string Table::text() const {
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

std::string Table::line(std::vector<std::string> const& cells) const {
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
