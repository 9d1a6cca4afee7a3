// Lines of text that are drawn on at any place, with colours for terminals that have them.
#pragma once

#include "catan/namespace.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace catan {

class Canvas {
public:
    Canvas(std::size_t lines, std::size_t columns) : m_lines(lines, std::vector<Cell>(columns)) {}

    // Begins at the column; the style is an escape sequence, or empty.
    void put(std::size_t line, std::size_t column, std::string_view text, std::string_view style = {});
    // So that its middle is there.
    void put_centred(std::size_t line, std::size_t column, std::string_view text,
                     std::string_view style = {});

    [[nodiscard]] std::string text(bool colour) const;

private:
    struct Cell {
        std::string character = " "; // in UTF-8
        std::string_view style = {};
    };

    [[nodiscard]] static std::string draw(std::vector<Cell> const& line, bool colour);

    std::vector<std::vector<Cell>> m_lines;
};

} // namespace catan
