#include "courses/csv.hpp"

#include "support/text.hpp"
#include "support/utf8.hpp"

#include <algorithm>
#include <array>
#include <cctype>

namespace courses {

using support::ErrorKind;
using support::fail;
using support::Result;
using support::trimmed;

namespace {

constexpr std::size_t most_cells = 200; // of a line: each takes more memory than its separator

// What stands most often in the first line, outside quotes.
char separator_in(std::string_view text) {
    std::array<std::size_t, 3> counts{};
    constexpr std::string_view separators = ",;\t";
    bool is_quoted = false;
    for (char const letter : text) {
        is_quoted = letter == '"' ? !is_quoted : is_quoted;
        if (letter == '\n' && !is_quoted) {
            break;
        }
        auto const found = separators.find(letter);
        if (!is_quoted && found != std::string_view::npos) {
            ++counts.at(found);
        }
    }
    return separators.at(static_cast<std::size_t>(std::ranges::max_element(counts) - counts.begin()));
}

class CsvReader {
public:
    explicit CsvReader(std::string_view text) : m_text(text), m_separator(separator_in(text)) {}

    [[nodiscard]] bool is_at_end() const { return m_text.empty(); }

    Result<CsvRow> read() {
        CsvRow row{.line = m_line, .cells = {}};
        do {
            std::string cell;
            if (!read_cell(cell)) {
                return fail(ErrorKind::invalid, "line {}: a quotation mark is not closed", row.line);
            }
            if (row.cells.size() == most_cells) {
                return fail(ErrorKind::invalid, "line {} must have at most {} cells", row.line, most_cells);
            }
            row.cells.emplace_back(trimmed(cell));
        } while (take(m_separator));
        take('\r');
        take('\n');
        return row;
    }

private:
    bool take(char letter) {
        if (!m_text.starts_with(letter)) {
            return false;
        }
        m_line += letter == '\n' ? 1 : 0;
        m_text.remove_prefix(1);
        return true;
    }

    // Everything up to the separator or the end of the line; what is in quotes as it is.
    bool read_cell(std::string& cell) {
        bool is_blank = true; // so far
        while (!m_text.empty() && m_text.front() != m_separator && m_text.front() != '\n' &&
               !m_text.starts_with("\r\n")) {
            bool const is_quoted = is_blank && m_text.front() == '"';
            is_blank = is_blank && (m_text.front() == ' ' || m_text.front() == '\t');
            if (is_quoted && !read_quoted(cell)) {
                return false;
            }
            if (!is_quoted) {
                cell += m_text.front();
                m_text.remove_prefix(1);
            }
        }
        return true;
    }

    bool read_quoted(std::string& cell) {
        m_text.remove_prefix(1);
        while (!m_text.empty()) {
            bool const is_quote = m_text.front() == '"';
            if (is_quote && !m_text.starts_with("\"\"")) {
                m_text.remove_prefix(1);
                return true;
            }
            m_line += m_text.front() == '\n' ? 1 : 0;
            cell += m_text.front();
            m_text.remove_prefix(is_quote ? 2 : 1);
        }
        return false;
    }

    std::string_view m_text;
    char m_separator;
    int m_line = 1;
};

bool is_empty(CsvRow const& row) {
    return std::ranges::all_of(row.cells, [](std::string const& cell) { return cell.empty(); });
}

} // namespace

Result<std::vector<CsvRow>> read_csv(std::string_view text, std::size_t most_rows) {
    constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";
    if (text.starts_with(byte_order_mark)) {
        text.remove_prefix(byte_order_mark.size());
    }
    if (support::utf8_fault(text)) {
        return fail(ErrorKind::invalid, "the file is not in UTF-8; save it as \"CSV UTF-8\"");
    }
    std::vector<CsvRow> rows;
    CsvReader reader(text);
    while (!reader.is_at_end()) {
        auto row = TULKAS_TRY(reader.read());
        if (is_empty(row)) {
            continue;
        }
        if (rows.size() == most_rows) {
            return fail(ErrorKind::invalid, "the file must have at most {} lines", most_rows);
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

CsvColumns::CsvColumns(CsvRow const& titles) {
    for (std::size_t column = 0; column < titles.cells.size(); ++column) {
        std::string title;
        for (char const letter : titles.cells[column]) {
            title += letter == ' ' || letter == '-' ? '_' : static_cast<char>(std::tolower(letter));
        }
        m_columns.emplace(std::move(title), column);
    }
}

std::string CsvColumns::cell(CsvRow const& row, std::string const& title) const {
    auto const found = m_columns.find(title);
    bool const is_there = found != m_columns.end() && found->second < row.cells.size();
    return is_there ? row.cells[found->second] : "";
}

} // namespace courses
