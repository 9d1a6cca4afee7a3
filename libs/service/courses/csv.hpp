// Reads tables of text that people made with a spreadsheet (RFC 4180).
//
// The first line names the columns, and says what separates them: comma, semicolon or tab, as the
// spreadsheet's language has it. A cell in quotes may hold separators and line breaks.
#pragma once

#include "support/result.hpp"

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace courses {

struct CsvRow {
    int line = 1;                   // where it begins, from 1
    std::vector<std::string> cells; // without the blanks around them
};

// Without empty lines; the first row has the titles. invalid: it is not UTF-8, a quote is not closed, or
// there are more rows than that, or too many cells in one.
[[nodiscard]] support::Result<std::vector<CsvRow>> read_csv(std::string_view text, std::size_t most_rows);

// Cells by the titles of their columns, in any order: "Student number" and "student_number" are one title.
class CsvColumns {
public:
    explicit CsvColumns(CsvRow const& titles);

    [[nodiscard]] bool has(std::string const& title) const { return m_columns.contains(title); }
    // "": there is none.
    [[nodiscard]] std::string cell(CsvRow const& row, std::string const& title) const;

private:
    std::map<std::string, std::size_t> m_columns;
};

} // namespace courses
