// The words between the arena and a remote bot.
#include "wire/message.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace wire {
namespace {

using testing::HasSubstr;

std::string fault_of(std::string_view text) {
    auto const message = read_bot_message(text);
    return message ? "" : message.error().message;
}

TEST(BotMessages, AreReadAsTheyAreWritten) {
    auto const answer = read_bot_message(answer_text("17-0-4", {{"from", "a1"}})).value();
    EXPECT_EQ(std::get<Answer>(answer).id, "17-0-4");
    EXPECT_EQ(std::get<Answer>(answer).value, (support::Json{{"from", "a1"}}));
    auto const failed = read_bot_message(failed_text("17-0-4", "out of memory")).value();
    EXPECT_EQ(std::get<Failed>(failed).why, "out of memory");
    EXPECT_TRUE(std::holds_alternative<Ping>(read_bot_message(R"({"type": "ping"})").value()));
}

TEST(BotMessages, AreReadStrictly) {
    EXPECT_THAT(fault_of("nonsense"), HasSubstr("not JSON"));
    EXPECT_THAT(fault_of(""), HasSubstr("not JSON"));
    EXPECT_THAT(fault_of("[]"), HasSubstr("object"));
    EXPECT_THAT(fault_of("{}"), HasSubstr("type"));
    EXPECT_THAT(fault_of(R"({"type": "king"})"), HasSubstr("answer, failed or ping"));
    EXPECT_THAT(fault_of(R"({"type": "answer", "id": "1-0-0"})"), HasSubstr("value"));
    EXPECT_THAT(fault_of(R"({"type": "answer", "id": 1, "value": 1})"), HasSubstr("id"));
    EXPECT_THAT(fault_of(R"({"type": "ping", "more": 1})"), HasSubstr("more"));
    EXPECT_THAT(fault_of(R"({"type": "answer", "value": 1, "id": ")" + std::string(65, '1') + "\"}"),
                HasSubstr("id"));
    EXPECT_THAT(fault_of(std::string(100, '[')), HasSubstr("not JSON"));
}

TEST(BotMessages, SayWhyInOneShortLine) {
    auto const failed = read_bot_message(failed_text("1-0-0", "a\nb" + std::string(1000, 'x'))).value();
    auto const& why = std::get<Failed>(failed).why;
    EXPECT_EQ(why.size(), 500U);
    EXPECT_TRUE(why.starts_with("a bx"));
}

TEST(CallIds, HaveOneWayToBeWritten) {
    CallId const id{.table = 17, .seat = 1, .moves = 30};
    EXPECT_EQ(to_text(id), "17-1-30");
    EXPECT_EQ(call_id_from_text("17-1-30"), id);
    for (auto const* const text : {"", "17", "17-1", "17-1-", "017-1-30", "17-1-30-", "17--1-30", "17-1-30 ",
                                   "99999999999999999999-0-0", "a-b-c", "-1-0-0"}) {
        EXPECT_EQ(call_id_from_text(text), std::nullopt) << text;
    }
}

} // namespace
} // namespace wire
