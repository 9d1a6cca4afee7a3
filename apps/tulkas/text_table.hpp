// A table of text in aligned columns.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace tulkas {

// The places a text takes on the screen: characters of UTF-8, not bytes; colours take none.
[[nodiscard]] std::size_t width(std::string_view text);

struct CutText {
    std::string_view text;
    std::size_t places; // that it takes
};

// As much of the text as fits into `places` columns.
[[nodiscard]] CutText cut_to_width(std::string_view text, std::size_t places);

class TextTable {
public:
    struct Column {
        std::string title;
        bool numbers = false; // stand at the right
    };

    explicit TextTable(std::vector<Column> columns);

    // One cell for each column.
    void add(std::vector<std::string> cells);
    [[nodiscard]] std::string text() const;

private:
    [[nodiscard]] std::string line(std::vector<std::string> const& cells) const;

    std::vector<Column> m_columns;
    std::vector<std::size_t> m_widths;
    std::vector<std::vector<std::string>> m_rows;
};

} // namespace tulkas
