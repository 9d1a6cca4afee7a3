#include "worker/ahead.hpp"

#include <gtest/gtest.h>

namespace worker {
namespace {

using queue::Priority;
using storage::Piece;

Piece piece(support::WorkId id, Priority priority, std::string author = "a") {
    return {.id = id, .priority = static_cast<int>(priority), .author = std::move(author)};
}

std::vector<Priority> const all{Priority::judging, Priority::tournament, Priority::ladder};

TEST(Ahead, LeasesOneUntilItKnowsHowLongGamesTake) {
    EXPECT_EQ(Ahead().batch(), 1);
}

TEST(Ahead, LeasesHalfAMinuteOfTheWholeMachine) {
    Ahead ahead;
    ahead.set_threads(4);
    ahead.note_game(std::chrono::seconds(10));
    EXPECT_EQ(ahead.batch(), 12);
    Ahead slow;
    slow.note_game(std::chrono::minutes(5));
    EXPECT_EQ(slow.batch(), 1);
    Ahead quick;
    quick.note_game(std::chrono::seconds(0));
    EXPECT_EQ(quick.batch(), 100);
}

TEST(Ahead, FollowsGamesThatBecomeLonger) {
    Ahead ahead;
    ahead.note_game(std::chrono::seconds(1));
    auto const before = ahead.batch();
    ahead.note_game(std::chrono::seconds(100));
    EXPECT_LT(ahead.batch(), before);
}

TEST(Ahead, GivesTheMostUrgentFirstAndKeepsTheOrderOfEach) {
    Ahead ahead;
    ahead.add(piece(1, Priority::ladder));
    ahead.add(piece(2, Priority::ladder));
    ahead.add(piece(3, Priority::tournament));
    EXPECT_EQ(ahead.take(all, {})->id, 3);
    EXPECT_EQ(ahead.take(all, {})->id, 1);
    EXPECT_EQ(ahead.take(all, {})->id, 2);
    EXPECT_FALSE(ahead.take(all, {}));
}

TEST(Ahead, GivesOnlyWhatMayBeginNow) {
    Ahead ahead;
    ahead.add(piece(1, Priority::ladder, "a"));
    ahead.add(piece(2, Priority::ladder, "b"));
    EXPECT_FALSE(ahead.take({Priority::judging}, {}));
    EXPECT_EQ(ahead.take(all, {"a"})->id, 2);
    EXPECT_FALSE(ahead.take(all, {"a"}));
    EXPECT_EQ(ahead.pieces().size(), 1);
    ahead.remove(1);
    EXPECT_FALSE(ahead.take(all, {}));
}

} // namespace
} // namespace worker
