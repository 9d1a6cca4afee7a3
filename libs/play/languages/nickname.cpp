#include "languages/nickname.hpp"

#include "support/controls.hpp"
#include "support/text.hpp"
#include "support/utf8.hpp"

#include <algorithm>
#include <filesystem>

namespace languages {

using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

constexpr std::ptrdiff_t longest = 32;

bool is_continuation(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

bool begins_a_name(char byte) {
    bool const is_letter = (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
    return is_letter || (byte >= '0' && byte <= '9') || static_cast<unsigned char>(byte) >= 0x80U;
}

bool is_blank_or_control(char byte) {
    return static_cast<unsigned char>(byte) <= ' ' || byte == '\x7F';
}

bool ends_a_sentence(char byte) {
    return std::string_view(".,:;!?").contains(byte);
}

std::string_view first_line(std::string_view source) {
    auto line = source.substr(0, source.find('\n'));
    while (!line.empty() && is_blank_or_control(line.back())) {
        line.remove_suffix(1);
    }
    return line;
}

} // namespace

Result<void> check_name(std::string_view name) {
    auto const characters = std::ranges::count_if(name, [](char byte) { return !is_continuation(byte); });
    if (name.empty() || characters > longest) {
        return fail(ErrorKind::refused, "the name {} must have 1 to {} characters", support::in_quotes(name),
                    longest);
    }
    bool const has_control =
        std::ranges::any_of(name, [](char byte) { return byte != ' ' && is_blank_or_control(byte); });
    if (has_control || name.starts_with(' ') || name.ends_with(' ') || name.contains("  ")) {
        return fail(ErrorKind::refused, "the name {} must not contain more than single spaces between words",
                    support::in_quotes(name));
    }
    if (!support::is_plainly_seen(name)) {
        return fail(ErrorKind::refused, "the name {} must not contain invisible characters",
                    support::in_quotes(name));
    }
    return {};
}

std::string name_from_file(std::string_view file) {
    std::string name = std::filesystem::path(file).stem().string().substr(0, longest);
    std::ranges::replace_if(name, is_blank_or_control, '_');
    name.resize(support::utf8_fault(name).value_or(name.size())); // a character may have been cut in two
    return name.empty() || !support::is_plainly_seen(name) ? "bot" : name;
}

Result<std::optional<std::string>> find_nickname(std::string_view source, Language const& language) {
    auto const line = first_line(source);
    for (auto const& mark : language.nickname_marks) {
        if (!line.starts_with(mark)) {
            continue;
        }
        auto name = line.substr(mark.size());
        bool const may_be_comment = name.starts_with(' ');
        name.remove_prefix(std::min(name.find_first_not_of(' '), name.size()));
        if (name.empty() || !begins_a_name(name.front()) ||
            (may_be_comment && ends_a_sentence(name.back()))) {
            continue;
        }
        if (auto const checked = check_name(name); !checked) {
            if (may_be_comment) {
                continue;
            }
            return fail(ErrorKind::refused, "line 1: {}", checked.error().message);
        }
        return std::string(name);
    }
    return std::nullopt;
}

} // namespace languages
