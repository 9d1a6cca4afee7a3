#include "tables/desk_test.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tables {
namespace {

using testing::HasSubstr;

std::vector<Event> one_of_each() {
    Created const created{
        .game = "ploy",
        .options = {{"a", "1"}},
        .seed = ~std::uint64_t{0},
        .position = "a position",
        .seats = {{},
                  {.kind = SeatKind::invited, .bot = {}, .invitation = "hash"},
                  {.kind = SeatKind::house_bot, .bot = "greedy"}},
        .time = {.per_game = std::chrono::seconds(60), .increment = std::chrono::seconds(1)},
        .is_casual = false,
        .is_private = true,
        .by = tests::person(4)};
    rules::Outcome const outcome{.winner = 1, .scores = {0, 1}, .reason = "so"};
    return as_events(0,
                     {created,
                      Seated{.seat = 1, .who = tests::guest("a")},
                      Left{1},
                      TakenOver{.guest = tests::guest("a"), .who = tests::person(2)},
                      Started{},
                      Asked{.seat = 1, .method = "take", .params = {{"heaps", 3}}},
                      Asked{.seat = 1, .method = "take", .params = {}, .shown = R"({"=":3})"},
                      Moved{.seat = 0, .move = "e2", .used = std::chrono::microseconds(5)},
                      Wrote{.seat = 1,
                            .author = 4,
                            .lines = {{.call = 3, .text = "Ž is best\n"}, {.call = 4, .text = "b"}},
                            .cut = 17},
                      DrawOffered{0},
                      DrawAccepted{1},
                      DrawDeclined{1},
                      TakebackOffered{0},
                      TakebackDeclined{1},
                      TakenBack{.seat = 0, .moves = 3},
                      Refused{.seat = 1, .why = "{} is no move"},
                      Resigned{0},
                      FlagFell{1},
                      BotFailed{.seat = 1, .why = "over time"},
                      Paused{},
                      Resumed{},
                      Ended{.outcome = outcome, .why = "won"},
                      Ended{.outcome = outcome, .why = "won", .shown = R"({"=":3})"},
                      Ended{.outcome = {}, .why = "void"},
                      Chatted{.seat = 0, .text = "Žofie"},
                      RematchOffered{0},
                      Rematched{12}},
                     tests::start_of_tests);
}

TEST(Events, AreReadAsTheyAreWritten) {
    for (auto const& event : one_of_each()) {
        auto const text = support::to_text(to_json(event));
        auto const read = event_from_json(support::parse_json(text).value());
        ASSERT_TRUE(read) << text << read.error().message;
        EXPECT_EQ(*read, event) << text;
    }
}

// Whatever is changed in a member's kind, left out or put in is found.
TEST(Events, AreReadStrictly) {
    for (auto const& event : one_of_each()) {
        auto const json = to_json(event);
        for (auto const& member : json.as_object()) {
            auto changed = json.as_object();
            changed[member.key()] = support::JsonArray{support::JsonArray()};
            EXPECT_FALSE(event_from_json(changed)) << support::to_text(changed);
            changed.erase(member.key());
            if (member.key() == "shown") { // not every engine shows its game
                EXPECT_TRUE(event_from_json(changed));
                continue;
            }
            EXPECT_THAT(event_from_json(changed).error().message, HasSubstr(std::string(member.key())));
        }
        auto more = json.as_object();
        more["more"] = 1;
        EXPECT_EQ(event_from_json(more).error().message, "unknown field \"more\"");
    }
    EXPECT_FALSE(event_from_json(support::Json("created")));
    EXPECT_FALSE(event_from_json({{"number", 1}, {"moment", 1}, {"kind", "miracle"}}));
}

TEST(Events, OfWritingAreReadStrictlyLineByLine) {
    auto const read = [](support::Json const& line, support::Json const& cut) {
        return event_from_json({{"number", 1},
                                {"moment", 1},
                                {"kind", "wrote"},
                                {"seat", 0},
                                {"author", 4},
                                {"lines", support::JsonArray{line}},
                                {"cut", cut}});
    };
    EXPECT_TRUE(read({{"moves", 0}, {"text", ""}}, 0));
    for (support::Json const& line :
         {support::Json("text"), support::Json{{"text", "a"}}, support::Json{{"moves", 1}},
          support::Json{{"moves", -1}, {"text", "a"}}, support::Json{{"moves", 1LL << 40U}, {"text", "a"}},
          support::Json{{"moves", 1}, {"text", "a"}, {"more", 1}}}) {
        EXPECT_FALSE(read(line, 0)) << support::to_text(line);
    }
    EXPECT_THAT(read({{"moves", 0}, {"text", ""}}, -1).error().message, HasSubstr("cut"));
}

TEST(Folding, RefusesWhatCannotFollow) {
    EXPECT_FALSE(fold(1, {}, tests::all_games()));
    auto desk = tests::Desk::of_two("ploy");
    auto const& events = desk.events;
    EXPECT_FALSE(fold(1, {events[1]}, tests::all_games()));
    EXPECT_FALSE(fold(1, {events[0], events[2]}, tests::all_games())) << "a gap";
    auto const follows = [&](Happening const& what) {
        auto more = events;
        more.push_back({.number = std::ssize(events) + 1, .moment = {}, .what = what});
        return fold(1, more, tests::all_games()).has_value();
    };
    EXPECT_FALSE(follows(Left{2}));
    EXPECT_FALSE(follows(Left{-1}));
    EXPECT_FALSE(follows(std::get<Created>(events[0].what)));
    EXPECT_FALSE(follows(Wrote{.seat = 2, .author = 1, .lines = {}}));
    EXPECT_FALSE(follows(Moved{.seat = 1, .move = "x", .used = {}}));
    EXPECT_FALSE(follows(Moved{.seat = 0, .move = "x", .used = {}}));
    EXPECT_TRUE(follows(Paused{}));
}

} // namespace
} // namespace tables
