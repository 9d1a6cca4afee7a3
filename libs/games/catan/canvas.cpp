#include "catan/canvas.hpp"

#include <algorithm>

namespace catan {

namespace {

bool begins_character(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
}

} // namespace

void Canvas::put(std::size_t line, std::size_t column, std::string_view text, std::string_view style) {
    for (char const byte : text) {
        if (begins_character(byte)) {
            m_lines[line][column++] = {.character = std::string(1, byte), .style = style};
        } else {
            m_lines[line][column - 1].character += byte;
        }
    }
}

void Canvas::put_centred(std::size_t line, std::size_t column, std::string_view text,
                         std::string_view style) {
    auto const width = static_cast<std::size_t>(std::ranges::count_if(text, begins_character));
    put(line, column - width / 2, text, style);
}

namespace {

constexpr std::string_view plain = "\x1b[0m";

} // namespace

std::string Canvas::draw(std::vector<Cell> const& line, bool colour) {
    std::string drawn;
    std::string_view style;
    for (Cell const& cell : line) {
        if (colour && cell.style != style) {
            drawn += style.empty() ? "" : plain;
            drawn += cell.style;
            style = cell.style;
        }
        drawn += cell.character;
    }
    drawn += style.empty() ? "" : plain;
    drawn.erase(drawn.find_last_not_of(' ') + 1);
    return drawn;
}

std::string Canvas::text(bool colour) const {
    std::string text;
    for (auto const& line : m_lines) {
        text += draw(line, colour) + '\n';
    }
    return text;
}

} // namespace catan
