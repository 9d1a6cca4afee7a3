// Whatever is accepted is written back as it was, and everything else is refused with words.
//
// Random bytes are hardly ever a message, so the input is also made into one, and that one damaged.

#include "protocol/base64.hpp"
#include "protocol/call.hpp"
#include "protocol/parser.hpp"
#include "protocol/payload.hpp"
#include "protocol/writer.hpp"
#include "support/assert.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace {

using namespace protocol;

// The time added on the way to the bot changes nothing else.
void check_call(ProxyCall const& call) {
    if (!method_of(call.data)) {
        return;
    }
    std::string line;
    append_call_line(line, call.target, call.data, {.call_us = 1000, .game_us = {}});
    line.pop_back();
    Parser parser(with_room_for_time({}));
    auto const received = parser.parse(line);
    TULKAS_ASSERT(received.has_value());
    auto const before = call_from(call.data);
    auto const after = call_from(std::get<ProxyCall>(*received).data);
    if (before) {
        TULKAS_ASSERT(after && after->method == before->method && after->params == before->params);
    }
}

void check_line(std::string_view line) {
    Parser parser;
    auto const message = parser.parse(line);
    if (!message) {
        TULKAS_ASSERT(message.error().message.starts_with("byte "));
        return;
    }
    std::string written;
    append_line(written, *message);
    TULKAS_ASSERT(written.size() == line.size() + 1 && written.starts_with(line) && written.ends_with('\n'));
    if (auto const* call = std::get_if<ProxyCall>(&*message)) {
        check_call(*call);
    }
}

// A line with the input as its parameter or its data.
std::string line_with(std::uint8_t choice, std::string_view input) {
    constexpr std::array<std::string_view, 10> types{
        "LogEntry-U0VMRg==-",  "ErrorReport-",      "MatchResult-", "RankingResult-", "CallResult-",
        "ProxyCall-Qk9UX0E=-", "ActorBinary-QVBJ-", "GameView-",    "Simultaneous-",  "Elimination-"};
    std::string_view const type = types.at(choice % types.size());
    bool const takes_data =
        type.starts_with("ProxyCall") || type.starts_with("ActorBinary") || type.starts_with("GameView");
    std::string encoded;
    append_base64(encoded, input);
    std::string line = "MESSAGE-" + std::string(type);
    line += takes_data ? std::to_string(encoded.size()) + "-" + encoded : encoded + "-0-";
    return line;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    std::string_view const input(reinterpret_cast<char const*>(data), size);
    check_line(input);
    if (size < 4) {
        return 0;
    }
    std::string line = line_with(data[0], input.substr(4));
    check_line(line);
    line[(data[1] * std::size_t{256} + data[2]) % line.size()] = input[3];
    check_line(line);
    return 0;
}
