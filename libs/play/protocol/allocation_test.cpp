// A call and its answer pass through the codec without allocating.

#include "allocations/count.hpp"
#include "protocol/call.hpp"
#include "protocol/framer.hpp"
#include "protocol/parser.hpp"
#include "protocol/payload.hpp"
#include "protocol/writer.hpp"

#include <gtest/gtest.h>

namespace protocol {
namespace {

// The way of a call from the engine to the bot: framed, parsed, its method read, written with the time.
void route_call(Framer& framer, Parser& parser, std::string_view bytes, std::string& out) {
    framer.feed(bytes);
    auto const line = framer.next();
    ASSERT_TRUE(line && *line);
    auto const message = parser.parse(**line);
    ASSERT_TRUE(message);
    auto const& call = std::get<ProxyCall>(*message);
    auto const method = method_of(call.data);
    ASSERT_TRUE(method);
    append_call_line(out, call.target, call.data, {.call_us = 100'000, .game_us = 5'000'000});
}

// And of the answer back.
void route_result(Framer& framer, Parser& parser, std::string_view bytes, std::string& out) {
    framer.feed(bytes);
    auto const line = framer.next();
    ASSERT_TRUE(line && *line);
    auto const message = parser.parse(**line);
    ASSERT_TRUE(message);
    append_line(out, *message);
}

TEST(Codec, RoutesCallsAndResultsWithoutAllocating) {
    std::string call;
    append_line(call, ProxyCall{.target = BotName::of(0, 2), .data = payload_from_call("get_move", {})});
    std::string result;
    append_line(result, CallResult{.method = "get_move", .data = payload_from("e3-e4-0")});
    Framer framer;
    Parser parser;
    std::string out;
    out.reserve(1000);
    int const before = allocations::count();
    route_call(framer, parser, call, out);
    route_result(framer, parser, result, out);
    EXPECT_EQ(allocations::count(), before);
    EXPECT_TRUE(out.ends_with(result));
}

} // namespace
} // namespace protocol
