#include "protocol/call.hpp"

#include "protocol/base64.hpp"
#include "protocol/message.hpp"
#include "support/assert.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>

namespace protocol {

using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

constexpr std::size_t longest_method = 64;
// {"method":"…", with some white space in between, for those who print their JSON prettily.
constexpr std::size_t longest_front = 192;

// Takes an expected piece of JSON off the front of the text, and white space before it.
bool take(std::string_view& text, std::string_view piece) {
    text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
    if (!text.starts_with(piece)) {
        return false;
    }
    text.remove_prefix(piece.size());
    return true;
}

bool is_name_letter(char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
           (letter >= '0' && letter <= '9') || letter == '_';
}

template <typename Text>
void append(Text& out, std::string_view text) {
    out.append(text.data(), text.data() + text.size());
}

template <typename Text>
void append_number(Text& out, std::optional<std::int64_t> const& number) {
    if (number) {
        fmt::format_int const number_text(*number);
        append(out, {number_text.data(), number_text.size()});
    } else {
        append(out, "null");
    }
}

} // namespace

Result<std::string> method_of(std::string_view data) {
    std::array<char, longest_front / 4 * 3> buffer; // not initialised: it is written before it is read
    std::string_view const bytes = decode_base64(data.substr(0, longest_front), buffer);
    std::string_view front = bytes;
    // The brace is the first byte: the time left goes behind it.
    if (!front.starts_with('{') || !take(front, "{") || !take(front, "\"method\"") || !take(front, ":") ||
        !take(front, "\"")) {
        return fail(ErrorKind::invalid, "a call's data must begin with {{\"method\":\"… (got {})",
                    support::in_quotes(bytes));
    }
    auto const end = std::ranges::find_if_not(front, is_name_letter);
    std::string_view const name(front.begin(), end);
    front.remove_prefix(name.size());
    if (name.empty() || name.size() > longest_method || !front.starts_with('"')) {
        return fail(ErrorKind::invalid, "a method name must be 1 to {} letters, digits or _ (got {})",
                    longest_method, support::in_quotes(std::string_view(name.begin(), bytes.end())));
    }
    return std::string(name);
}

void append_call_line(std::string& out, BotName target, std::string_view data, CallTime const& time) {
    // The first four characters are the brace and two bytes more, which follow the time. Blanks, which JSON
    // allows there, make the new front a multiple of three bytes, so that the rest need not be shifted.
    std::array<char, 3> buffer{};
    TULKAS_ASSERT(data.size() > 4);
    std::string_view const start = decode_base64(data.substr(0, 4), buffer);
    TULKAS_ASSERT(start.size() == 3 && start.front() == '{');
    // Every call goes through here, so it is put together by hand.
    fmt::basic_memory_buffer<char, 128> front;
    append(front, R"({"time":{"call_us":)");
    append_number(front, time.call_us);
    append(front, R"(,"game_us":)");
    append_number(front, time.game_us);
    append(front, "},");
    while (front.size() % 3 != 1) {
        front.push_back(' ');
    }
    append(front, start.substr(1));

    append(out, "MESSAGE-");
    append(out, ProxyCall::type.name);
    out += '-';
    append_base64(out, target.to_text());
    out += '-';
    append_number(out, static_cast<std::int64_t>(base64_size(front.size()) + data.size() - 4));
    out += '-';
    append_base64(out, {front.data(), front.size()});
    out += data.substr(4);
    out += '\n';
}

} // namespace protocol
