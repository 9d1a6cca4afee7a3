#include "protocol/base64.hpp"
#include "protocol/call.hpp"
#include "protocol/data_test.hpp"
#include "protocol/framer.hpp"
#include "protocol/parser.hpp"
#include "protocol/payload.hpp"

#include <gtest/gtest.h>

#include <limits>

namespace protocol {
namespace {

using support::JsonObject;

std::string method_refusal(std::string_view text) {
    auto const method = method_of(data_of(text));
    return method ? "accepted" : method.error().message;
}

TEST(MethodOf, ReadsTheNameAtTheFront) {
    EXPECT_EQ(method_of(data_of(R"({"method":"get_move","params":{}})")), "get_move");
    EXPECT_EQ(method_of(data_of(R"({"method":"x"})")), "x");
    EXPECT_EQ(method_of(data_of("{\n  \"method\" : \"setupField2\",\n  \"params\": {}}")), "setupField2");
    EXPECT_EQ(method_of(payload_from_call("next_shoot", {{"target_map", nullptr}})), "next_shoot");
    std::string const longest(64, 'm');
    EXPECT_EQ(method_of(data_of(R"({"method":")" + longest + R"("})")), longest);
}

TEST(MethodOf, LooksNoFurther) {
    std::string const data =
        data_of(R"({"method":"get_move", this is not JSON)" + std::string(900'000, '\xFF'));
    EXPECT_EQ(method_of(data), "get_move");
}

TEST(MethodOf, RefusesOtherForms) {
    EXPECT_EQ(method_refusal(R"({"params":{},"method":"x"})"),
              R"(a call's data must begin with {"method":"… (got '{"params":{},"method":"x"}'))");
    for (auto const* text :
         {"", "{", "[]", "{}", R"("method")", R"({"method")", R"({"method":)", R"({"method":1})",
          R"({"methods":"x"})", R"( {"method":"x"})", "\n{\"method\":\"x\"}"}) {
        EXPECT_NE(method_refusal(text).find("a call's data must begin with"), std::string::npos) << text;
    }
    for (auto const* text : {R"({"method":""})", R"({"method":"a b"})", R"({"method":"a\u0062"})",
                             R"({"method":"é"})", R"({"method":"x)"}) {
        EXPECT_NE(method_refusal(text).find("a method name must be 1 to 64"), std::string::npos) << text;
    }
    EXPECT_NE(method_refusal(R"({"method":")" + std::string(65, 'm') + R"("})"), "accepted");
    EXPECT_NE(method_refusal(R"({"method":")" + std::string(1000, 'm') + R"("})"), "accepted");
}

// What a bot makes of a call with the time added.
support::Result<Call> call_received(std::string_view data, CallTime const& time, Limits const& limits = {}) {
    std::string line;
    append_call_line(line, BotName::of(1, 2), data, time);
    EXPECT_TRUE(line.ends_with('\n'));
    line.pop_back();
    Parser parser(with_room_for_time(limits));
    auto const message = TULKAS_TRY(parser.parse(line));
    EXPECT_EQ(std::get<ProxyCall>(message).target.to_text(), "BOT_B");
    return call_from(std::get<ProxyCall>(message).data);
}

TEST(AppendCallLine, AddsTheTimeAndKeepsTheCall) {
    JsonObject const params{{"position", "…/b1,, b"}, {"legal_moves", {"e3-e4-0", "e1-e1-3"}}};
    std::int64_t time_us = 1;
    for (int digits = 1; digits <= 18; ++digits, time_us *= 10) { // every remainder of the length by 3
        CallTime const time{.call_us = time_us, .game_us = {}};
        auto const call = call_received(payload_from_call("get_move", params), time);
        ASSERT_TRUE(call) << call.error().message;
        EXPECT_EQ(call->method, "get_move");
        EXPECT_EQ(call->params, params);
        EXPECT_EQ(call->time, time);
    }
}

TEST(AppendCallLine, WritesTheTimeInFront) {
    std::string line;
    append_call_line(line, BotName::of(0, 2), data_of(R"({"method":"m","params":{}})"),
                     {.call_us = 30'000, .game_us = 5'000'000});
    EXPECT_EQ(line,
              "MESSAGE-ProxyCall-Qk9UX0E=-96-" +
                  data_of(R"({"time":{"call_us":30000,"game_us":5000000},  "method":"m","params":{}})") +
                  "\n");
}

TEST(AppendCallLine, PassesOnWhatItDoesNotUnderstand) {
    std::string const data = data_of("{ \"method\":\"m\", whatever \xFF");
    std::string line;
    append_call_line(line, BotName::of(0, 2), data, {});
    EXPECT_TRUE(line.ends_with(data.substr(4) + "\n"));
}

TEST(AppendCallLine, FitsTheRoomThatIsLeftForTheTime) {
    std::string const data = payload_from_call("method", {{"a", 12}});
    Limits const limits{.data = data.size()};
    std::int64_t const longest = std::numeric_limits<std::int64_t>::min();
    EXPECT_TRUE(call_received(data, {.call_us = longest, .game_us = longest}, limits));
}

} // namespace
} // namespace protocol
