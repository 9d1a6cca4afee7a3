#include "protocol/base64.hpp"
#include "protocol/data_test.hpp"
#include "protocol/payload.hpp"

#include <gtest/gtest.h>

namespace protocol {
namespace {

using support::Json;
using support::JsonObject;

std::string call_refusal(std::string_view text) {
    auto const call = call_from(data_of(text));
    return call ? "accepted" : call.error().message;
}

TEST(Payload, IsBase64OfJson) {
    EXPECT_EQ(payload_from(Json{1, nullptr, "é"}), data_of(R"([1,null,"é"])"));
    EXPECT_EQ(value_from(data_of(R"([1,null,"é"])")), (Json{1, nullptr, "é"}));
}

TEST(Payload, RefusesWhatIsNot) {
    EXPECT_EQ(value_from("e30").error().message, "data, byte 3: the base64 does not end at a multiple of 4");
    EXPECT_FALSE(value_from(data_of("{")));
    EXPECT_FALSE(value_from(""));
}

TEST(Payload, ACallHasItsMethodInFront) {
    EXPECT_EQ(payload_from_call("get_move", {{"a", 1}}),
              data_of(R"({"method":"get_move","params":{"a":1}})"));
}

TEST(Payload, ACallIsReadWithItsTimeOrWithout) {
    auto const without = call_from(payload_from_call("get_move", {{"a", 1}}));
    ASSERT_TRUE(without);
    EXPECT_EQ(without->method, "get_move");
    EXPECT_EQ(without->params, (JsonObject{{"a", 1}}));
    EXPECT_EQ(without->time, CallTime{});
    auto const with = call_from(
        data_of(R"({"time":{"call_us":null,"game_us":12},"method":"m","params":{},"more":"ignored"})"));
    ASSERT_TRUE(with);
    EXPECT_EQ(with->time, (CallTime{.call_us = {}, .game_us = 12}));
}

TEST(Payload, RefusesCallsThatAreNone) {
    EXPECT_EQ(call_refusal("[]"), "expected an object with \"method\"");
    EXPECT_EQ(call_refusal(R"({"params":{}})"), "\"method\" is missing");
    EXPECT_EQ(call_refusal(R"({"method":"m"})"), "the call has no object \"params\"");
    EXPECT_EQ(call_refusal(R"({"method":"m","params":[]})"), "the call has no object \"params\"");
    EXPECT_EQ(call_refusal(R"({"method":"m","params":{},"time":{"call_us":"1"}})"),
              "\"call_us\" is not a whole number");
    EXPECT_EQ(call_refusal(R"({"method":"m","params":{},"time":{"game_us":1.5}})"),
              "\"game_us\" is not a whole number");
}

} // namespace
} // namespace protocol
