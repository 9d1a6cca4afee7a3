#include "record/log.hpp"

#include <algorithm>

namespace record {

void Log::add(int call, std::string_view text) {
    std::size_t room = std::min(m_most - m_kept, text.size());
    // Not in the middle of a character.
    while (room > 0 && room < text.size() && (static_cast<unsigned char>(text[room]) & 0xC0U) == 0x80U) {
        --room;
    }
    m_cut += text.size() - room;
    if (room == 0) {
        return;
    }
    m_kept += room;
    m_lines.push_back({.call = call, .text = std::string(text.substr(0, room))});
}

} // namespace record
