#include "support/controls.hpp"

#include "support/characters.hpp"
#include "support/utf8.hpp"

#include <fmt/format.h>

#include <cstdint>

namespace support {

namespace {

bool is_between(std::uint32_t code, std::uint32_t first, std::uint32_t last) {
    return code >= first && code <= last;
}

bool is_control(std::uint32_t code) {
    return code < 0x20 || is_between(code, 0x7F, 0x9F);
}

bool is_direction(std::uint32_t code) {
    return code == 0x061C || is_between(code, 0x200E, 0x200F) || is_between(code, 0x202A, 0x202E) ||
           is_between(code, 0x2066, 0x2069);
}

bool acts(std::uint32_t code) {
    return is_control(code) || is_direction(code) || is_between(code, 0x2028, 0x2029);
}

// Joiners, blanks without a width, variation selectors, tags, the fillers of Hangul.
bool is_unseen(std::uint32_t code) {
    return code == 0x00AD || code == 0x034F || is_between(code, 0x115F, 0x1160) ||
           is_between(code, 0x17B4, 0x17B5) || is_between(code, 0x180B, 0x180F) ||
           is_between(code, 0x200B, 0x200D) || is_between(code, 0x2060, 0x206F) || code == 0x3164 ||
           is_between(code, 0xFE00, 0xFE0F) || code == 0xFEFF || code == 0xFFA0 ||
           is_between(code, 0xFFF0, 0xFFFB) || is_between(code, 0xE0000, 0xE0FFF);
}

std::string spelled_out(std::uint32_t code) {
    return code < 0x80 ? fmt::format("\\x{:02x}", code) : fmt::format("\\u{:04x}", code);
}

std::string seen(std::string_view raw, bool may_have_lines) {
    auto const text = as_utf8(raw);
    std::string all;
    for (std::string_view rest = text; !rest.empty();) {
        auto const [code, bytes] = cut_character(rest);
        if (may_have_lines && code == '\r' && rest.starts_with('\n')) {
            continue;
        }
        bool const stays = !acts(code) || (may_have_lines && (code == '\n' || code == '\t'));
        all += stays ? std::string(bytes) : spelled_out(code);
    }
    return all;
}

} // namespace

std::string visible(std::string_view text) {
    return seen(text, true);
}

std::string visible_line(std::string_view text) {
    return seen(text, false);
}

bool is_plainly_seen(std::string_view text) {
    if (utf8_fault(text)) {
        return false;
    }
    while (!text.empty()) {
        auto const code = cut_character(text).code;
        if (acts(code) || is_unseen(code)) {
            return false;
        }
    }
    return true;
}

} // namespace support
