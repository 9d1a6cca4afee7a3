// What the bot's side makes of what the arena says.
#include "wire/arena_message.hpp"
#include "wire/message.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace wire {
namespace {

template <typename Message>
Message read(std::string_view text) {
    return std::get<Message>(read_arena_message(text).value());
}

TEST(ArenaMessages, AreReadAsTheyAreWritten) {
    auto const hello =
        read<Greeted>(hello_text({.bot = "otter/bot", .games = {"ploy"}, .playing = {{17, 1}}}));
    EXPECT_EQ(hello.bot, "otter/bot");
    EXPECT_THAT(hello.playing, testing::ElementsAre(GameSeat{17, 1}));
    auto const call = read<Asked>(call_text(
        {.table = 17, .seat = 1, .moves = 4},
        {{"method", "move"}, {"arguments", support::JsonObject{{"x", 1}}}}, std::chrono::milliseconds(1500)));
    EXPECT_EQ(call.id, "17-1-4");
    EXPECT_EQ(call.game_seat, GameSeat(17, 1));
    EXPECT_EQ(call.arguments.at("x"), 1);
    EXPECT_EQ(call.left, std::chrono::milliseconds(1500));
    EXPECT_EQ(read<Complaint>(error_text("no", "1-0-0")).message, "no");
    read<Replaced>(replaced_text());
    read<Unknown>(pong_text());
}

TEST(ArenaMessages, AreReadWithPatienceForWhatIsNew) {
    read<Unknown>(R"({"type": "weather", "is": "fine"})");
    auto const over = read<Finished>(
        R"({"type": "over", "table": 17, "seat": 0, "outcome": null, "why": "void", "more": 1})");
    EXPECT_EQ(over.outcome, std::nullopt);
    auto const won = read<Finished>(R"({"type": "over", "table": 17, "seat": 0, "why": "checkmate",
                                        "outcome": {"winner": 0, "scores": [1, 0], "reason": "checkmate"}})");
    EXPECT_EQ(won.outcome->winner, 0);
    EXPECT_THAT(won.outcome->scores, testing::ElementsAre(1, 0));
}

TEST(ArenaMessages, AreNotGuessed) {
    for (
        auto const* const text :
        {"", "nonsense", "[]", "{}", R"({"type": 1})", R"({"type": "hello"})",
         R"({"type": "hello", "bot": "a", "playing": [1]})", R"({"type": "start", "table": 1, "seat": 0})",
         R"({"type": "start", "table": 1, "seat": -1, "game": "ploy", "players": []})",
         R"({"type": "start", "table": 1, "seat": 0, "game": "ploy", "players": [1]})",
         R"({"type": "call", "id": "1-0-0", "table": 1, "seat": 0, "method": "m", "arguments": []})",
         R"({"type": "over", "table": 1, "seat": 0, "why": "x", "outcome": {"scores": ["a"], "reason": ""}})"}) {
        EXPECT_FALSE(read_arena_message(text)) << text;
    }
}

} // namespace
} // namespace wire
