#include "tables/thinkers.hpp"

#include <gtest/gtest.h>

#include <future>
#include <string>

namespace tables {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

TEST(Thinkers, TakeLessTimeTheMoreWait) {
    EXPECT_EQ(Thinkers::share(0, 2), seconds(2));
    EXPECT_EQ(Thinkers::share(6, 2), milliseconds(500));
    EXPECT_EQ(Thinkers::share(100'000, 2), milliseconds(5));
}

TEST(Thinkers, KnowWhoAnswersAtOnce) {
    EXPECT_EQ(Thinkers::weight_of({}), Thinkers::Weight::light);
    EXPECT_EQ(Thinkers::weight_of(milliseconds(50)), Thinkers::Weight::heavy);
}

TEST(Thinkers, LetThoseWhoAnswerAtOnceGoFirst) {
    std::promise<void> gate;
    std::promise<void> is_done;
    std::string order;
    Thinkers thinkers(1);
    thinkers.think([&](rules::Duration) { gate.get_future().wait(); }, Thinkers::Weight::light);
    thinkers.think([&](rules::Duration) { order += 'h'; }, Thinkers::Weight::heavy);
    thinkers.think(
        [&](rules::Duration) {
            order += 'H';
            is_done.set_value();
        },
        Thinkers::Weight::heavy);
    thinkers.think([&](rules::Duration) { order += 'l'; }, Thinkers::Weight::light);
    gate.set_value();
    is_done.get_future().wait();
    EXPECT_EQ(order, "lhH");
}

} // namespace
} // namespace tables
