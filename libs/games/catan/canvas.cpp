#include "games/catan/canvas.hpp"

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

std::string Canvas::text(bool colour) const {
    std::string text;
    for (auto const& line : m_lines) {
        std::string drawn;
        for (Cell const& cell : line) {
            bool const is_styled = colour && !cell.style.empty();
            drawn += is_styled ? std::string(cell.style) + cell.character + "\x1b[0m" : cell.character;
        }
        drawn.erase(drawn.find_last_not_of(' ') + 1);
        text += drawn + '\n';
    }
    return text;
}

} // namespace catan
