#include "languages/encoding.hpp"

#include "support/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iconv.h>
#include <memory>

namespace languages {

using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

// What both call the same: among the letters of Western and Central Europe, those with these bytes.
constexpr std::string_view common_letters =
    "\xC1\xC2\xC4\xC7\xC9\xCB\xCD\xCE\xD3\xD4\xD6\xD7\xDA\xDC\xDD\xDF"
    "\xE1\xE2\xE4\xE7\xE9\xEB\xED\xEE\xF3\xF4\xF6\xF7\xFA\xFC\xFD\xA0\xA4\xA7\xA8\xAD\xB0\xB4\xB8";

bool is_only_windows(char byte) {
    auto const code = static_cast<unsigned char>(byte);
    return code >= 0x80U && code < 0xA0U;
}

bool is_plain_or_common(char byte) {
    return static_cast<unsigned char>(byte) < 0x80U || common_letters.contains(byte);
}

struct Close {
    void operator()(void* converter) const { iconv_close(converter); }
};

} // namespace

std::string_view likely_encoding(std::string_view text) {
    if (std::ranges::any_of(text, is_only_windows)) {
        return "WINDOWS-1250";
    }
    return std::ranges::all_of(text, is_plain_or_common) ? "ISO-8859-1" : "ISO-8859-2";
}

Result<std::string> to_utf8(std::string_view text, std::string_view encoding) {
    auto* const opened = iconv_open("UTF-8", std::string(encoding).c_str());
    if (opened == reinterpret_cast<iconv_t>(-1)) { // NOLINT: what iconv_open returns
        return fail(ErrorKind::unavailable, "this machine cannot convert {}", encoding);
    }
    std::unique_ptr<void, Close> const converter(opened);
    std::string from(text);                       // iconv takes what it does not change as if it did
    std::string converted(3 * text.size(), '\0'); // no character of these encodings becomes longer
    char* in = from.data();
    char* out = converted.data();
    std::size_t left = from.size();
    std::size_t room = converted.size();
    if (iconv(converter.get(), &in, &left, &out, &room) == static_cast<std::size_t>(-1)) {
        return fail(ErrorKind::refused, "is not {} either: byte {} of the file", encoding,
                    from.size() - left);
    }
    converted.resize(converted.size() - room);
    return converted;
}

std::string conversion_advice(std::string_view file, std::string_view encoding) {
    return fmt::format("it looks like {}; convert it: iconv -f {} -t UTF-8 {} > converted", encoding,
                       encoding, support::in_quotes(file));
}

} // namespace languages
