#include "support/lookalikes.hpp"

#include "support/characters.hpp"
#include "support/utf8.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

namespace support {

namespace {

struct Lookalike {
    char latin;
    std::u32string_view others;
};

// Of Cyrillic, Greek, Armenian and the rarer Latin letters.
constexpr std::array lookalikes = {
    Lookalike{'a', U"аАαΑɑ"}, Lookalike{'b', U"ВΒЬьƄ"},  Lookalike{'c', U"сСϲϹ"}, Lookalike{'d', U"ԁɗ"},
    Lookalike{'e', U"еЕΕҽ"},  Lookalike{'g', U"ɡց"},     Lookalike{'h', U"һНΗհ"}, Lookalike{'i', U"іІιΙıӀӏɩ"},
    Lookalike{'j', U"јЈϳ"},   Lookalike{'k', U"кКκΚ"},   Lookalike{'l', U"ⅼ"},    Lookalike{'m', U"МΜмⅿ"},
    Lookalike{'n', U"Νոռ"},   Lookalike{'o', U"оОοΟօՕ"}, Lookalike{'p', U"рРρΡ"}, Lookalike{'q', U"ԛզ"},
    Lookalike{'r', U"гⲅ"},    Lookalike{'s', U"ѕЅſՏ"},   Lookalike{'t', U"ТΤтτ"}, Lookalike{'u', U"υʋս"},
    Lookalike{'v', U"νѵѴ"},   Lookalike{'w', U"ԝԜ"},     Lookalike{'x', U"хХχΧ"}, Lookalike{'y', U"уУΥγүҮ"},
    Lookalike{'z', U"Ζᴢ"},
};

constexpr char small(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

std::optional<char> latin_of(std::uint32_t code) {
    constexpr std::uint32_t full_width = 0xFF01;
    constexpr std::uint32_t mathematical = 0x1D400; // thirteen alphabets, each of capitals and small letters
    if (code < 0x80) {
        return small(static_cast<char>(code));
    }
    if (code >= full_width && code <= 0xFF5E) {
        return small(static_cast<char>(code - full_width + '!'));
    }
    if (code >= mathematical && code <= 0x1D6A3) {
        return static_cast<char>('a' + (code - mathematical) % 26);
    }
    auto const* const found = std::ranges::find_if(
        lookalikes, [&](Lookalike const& one) { return one.others.contains(static_cast<char32_t>(code)); });
    return found == lookalikes.end() ? std::nullopt : std::optional(found->latin);
}

} // namespace

std::string as_read(std::string_view text) {
    auto const whole = as_utf8(text);
    std::string read;
    for (std::string_view rest = whole; !rest.empty();) {
        auto const [code, bytes] = cut_character(rest);
        if (auto const latin = latin_of(code)) {
            read += *latin;
        } else {
            read += bytes;
        }
    }
    return read;
}

} // namespace support
