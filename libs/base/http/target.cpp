#include "http/target.hpp"

#include "support/text.hpp"
#include "support/utf8.hpp"

#include <algorithm>
#include <cstddef>

namespace http {

namespace {

using support::ErrorKind;
using support::fail;
using support::pass_on;
using support::Result;

std::optional<int> hex_value(char digit) {
    if (digit >= '0' && digit <= '9') {
        return digit - '0';
    }
    if (digit >= 'a' && digit <= 'f') {
        return digit - 'a' + 10;
    }
    if (digit >= 'A' && digit <= 'F') {
        return digit - 'A' + 10;
    }
    return std::nullopt;
}

std::optional<char> escaped(std::string_view text, std::size_t at) {
    if (at + 2 >= text.size()) {
        return std::nullopt;
    }
    auto const high = hex_value(text[at + 1]);
    auto const low = hex_value(text[at + 2]);
    if (!high || !low) {
        return std::nullopt;
    }
    return static_cast<char>(*high * 16 + *low);
}

bool is_control(char character) {
    auto const code = static_cast<unsigned char>(character);
    return code < 0x20 || code == 0x7F;
}

Result<std::string> decode(std::string_view text, bool plus_is_blank) {
    std::string decoded;
    for (std::size_t at = 0; at < text.size(); ++at) {
        char character = text[at];
        if (character == '%') {
            auto const byte = escaped(text, at);
            if (!byte) {
                return fail(ErrorKind::invalid,
                            "the address has a % that two hexadecimal digits do not follow");
            }
            character = *byte;
            at += 2;
        } else if (character == '+' && plus_is_blank) {
            character = ' ';
        }
        decoded += character;
    }
    if (support::utf8_fault(decoded)) {
        return fail(ErrorKind::invalid, "the address is not UTF-8");
    }
    return decoded;
}

Result<std::string> decode_segment(std::string_view text) {
    auto segment = decode(text, false);
    if (!segment) {
        return segment;
    }
    if (*segment == "." || *segment == ".." || segment->find_first_of("/\\") != std::string::npos ||
        std::ranges::any_of(*segment, is_control)) {
        return fail(ErrorKind::invalid, "the address has an invalid path segment");
    }
    return segment;
}

Result<std::vector<std::string>> parse_segments(std::string_view path) {
    if (!path.starts_with('/')) {
        return fail(ErrorKind::invalid, "the address must begin with a slash");
    }
    std::vector<std::string> segments;
    for (auto rest = path.substr(1); !rest.empty();) {
        auto segment = TULKAS_TRY(decode_segment(support::cut_front(rest, '/')));
        segments.push_back(std::move(segment));
    }
    return segments;
}

} // namespace

std::optional<std::string_view> Query::find(std::string_view name) const {
    auto const found = std::ranges::find(m_values, name, &std::pair<std::string, std::string>::first);
    return found == m_values.end() ? std::nullopt : std::optional<std::string_view>(found->second);
}

std::string Target::path() const {
    std::string path;
    for (auto const& segment : segments) {
        path += '/' + segment;
    }
    return path.empty() ? "/" : path;
}

Result<Target> parse_target(std::string_view text) {
    auto rest = text;
    auto segments = TULKAS_TRY(parse_segments(support::cut_front(rest, '?')));
    auto query = TULKAS_TRY(parse_form(rest));
    return Target{.segments = std::move(segments), .query = std::move(query)};
}

Result<Query> parse_form(std::string_view text) {
    Query query;
    while (!text.empty()) {
        auto pair = support::cut_front(text, '&');
        if (pair.empty()) {
            continue;
        }
        auto name = decode(support::cut_front(pair, '='), true);
        auto value = decode(pair, true);
        if (!name || !value) {
            return pass_on(name ? value : name);
        }
        query.add(*std::move(name), *std::move(value));
    }
    return query;
}

} // namespace http
