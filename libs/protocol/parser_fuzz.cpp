// Whatever is accepted is written back as it was, and everything else is refused with words.

#include "protocol/call.hpp"
#include "protocol/parser.hpp"
#include "protocol/payload.hpp"
#include "protocol/writer.hpp"
#include "support/assert.hpp"

#include <cstddef>
#include <cstdint>

namespace {

void check_call(protocol::ProxyCall const& call) {
    if (!protocol::method_of(call.data)) {
        return;
    }
    std::string line;
    protocol::append_call_line(line, call.target, call.data, {.call_us = 1000, .game_us = {}});
    line.pop_back();
    protocol::Parser parser(protocol::with_room_for_time({}));
    auto const received = parser.parse(line);
    TULKAS_ASSERT(received.has_value());
    auto const before = protocol::call_from(call.data);
    auto const after = protocol::call_from(std::get<protocol::ProxyCall>(*received).data);
    if (before && before->time == protocol::CallTime{}) {
        TULKAS_ASSERT(after.has_value() && after->method == before->method &&
                      after->params == before->params);
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    std::string_view const line(reinterpret_cast<char const*>(data), size);
    protocol::Parser parser;
    auto const message = parser.parse(line);
    if (!message) {
        TULKAS_ASSERT(message.error().message.starts_with("byte "));
        return 0;
    }
    std::string written;
    protocol::append_line(written, *message);
    TULKAS_ASSERT(written.size() == size + 1 && written.starts_with(line) && written.ends_with('\n'));
    if (auto const* call = std::get_if<protocol::ProxyCall>(&*message)) {
        check_call(*call);
    }
    return 0;
}
