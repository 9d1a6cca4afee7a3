#include "tables/table_ending.hpp"

#include <gtest/gtest.h>

namespace tables {
namespace {

using match::Ending;

std::vector<Event> events(std::vector<Happening> happenings) {
    std::vector<Event> events;
    for (auto& happening : happenings) {
        events.push_back({.number = std::ssize(events) + 1, .moment = {}, .what = std::move(happening)});
    }
    return events;
}

Ended won() {
    return {.outcome = rules::Outcome{.winner = 0, .scores = {1, 0}, .reason = ""}, .why = ""};
}

TEST(TableEnding, IsWhatHappenedBefore) {
    Moved const moved{.seat = 0, .move = "a", .used = {}};
    EXPECT_EQ(ending_of(events({Started(), moved}), won()), (Ending{"won", "rules"}));
    EXPECT_EQ(ending_of(events({Started(), Resigned{1}}), won()), (Ending{"won", "resigned"}));
    EXPECT_EQ(ending_of(events({Started(), FlagFell{1}}), won()), (Ending{"won", "over time"}));
    EXPECT_EQ(ending_of(events({Started(), BotFailed{1, "over memory: 300 MiB"}, Wrote{}}), won()),
              (Ending{"won", "over memory"}));
}

TEST(TableEnding, TellsDrawsChallengesAndVoidGamesApart) {
    Ended const drawn{.outcome = rules::Outcome{.winner = {}, .scores = {0, 0}, .reason = ""}, .why = ""};
    Ended const finished{.outcome = rules::Outcome{.winner = {}, .scores = {37}, .reason = ""}, .why = ""};
    EXPECT_EQ(ending_of(events({Started(), DrawAccepted{1}}), drawn), (Ending{"drawn", "agreed"}));
    EXPECT_EQ(ending_of(events({Started()}), finished), (Ending{"finished", "rules"}));
    EXPECT_EQ(ending_of(events({}), Ended{.outcome = {}, .why = "nobody came"}),
              (Ending{"void", "not played"}));
    EXPECT_EQ(ending_of(events({Started()}), Ended{.outcome = {}, .why = "the engine broke"}),
              (Ending{"void", "fault of the house"}));
}

} // namespace
} // namespace tables
