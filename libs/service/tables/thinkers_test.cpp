#include "tables/thinkers.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
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

// Thinks with one thread, which waits at first, so that what comes after has an order.
class OneThinker : public testing::Test {
protected:
    OneThinker() {
        std::promise<void> waits;
        m_thinkers.think({.think =
                              [&](rules::Duration) {
                                  auto gate = m_gate.get_future();
                                  waits.set_value();
                                  gate.wait();
                              },
                          .is_cancelled = {}},
                         otter, Thinkers::Weight::light);
        waits.get_future().wait();
    }

    void think(char name, Thinkers::For const& whom, Thinkers::Weight weight = Thinkers::Weight::heavy) {
        ++m_left;
        m_thinkers.think({.think =
                              [this, name](rules::Duration) {
                                  m_order += name;
                                  --m_left;
                                  m_left.notify_one();
                              },
                          .is_cancelled = {}},
                         whom, weight);
    }
    // What was thought, in order, when all of it is.
    std::string order() {
        m_gate.set_value();
        for (int left = m_left; left != 0; left = m_left) {
            m_left.wait(left);
        }
        return m_order;
    }

    Thinkers::For const otter{.key = "otter"};
    Thinkers::For const beaver{.key = "beaver"};
    Thinkers::For const guest{.key = "somebody", .is_guest = true};
    std::promise<void> m_gate;
    std::string m_order;
    std::atomic<int> m_left;
    Thinkers m_thinkers{1};
};

TEST_F(OneThinker, LetsThoseWhoAnswerAtOnceGoFirst) {
    think('h', otter);
    think('H', otter);
    think('l', otter, Thinkers::Weight::light);
    EXPECT_EQ(order(), "lhH");
}

TEST_F(OneThinker, LetsNobodyWhoSearchesWaitForEver) {
    think('h', otter);
    for (int i = 0; i < 40; ++i) {
        think('l', otter, Thinkers::Weight::light);
    }
    EXPECT_LT(order().find('h'), 20U);
}

TEST_F(OneThinker, TakesTurnsBetweenPeople) {
    for (char const name : {'1', '2', '3', '4'}) {
        think(name, otter);
    }
    think('a', beaver);
    think('b', beaver);
    EXPECT_EQ(order().substr(0, 5), "1a2b3");
}

TEST_F(OneThinker, GivesGuestsEverySecondTurnHoweverManyTheyAre) {
    for (int i = 0; i < 10; ++i) {
        think('g', {.key = std::to_string(i), .is_guest = true});
    }
    think('1', otter);
    think('2', otter);
    EXPECT_THAT(order().substr(0, 4), testing::AnyOf("1g2g", "g1g2"));
}

TEST_F(OneThinker, GivesEverybodyTheTimeThatPeopleLeaveAndNotGames) {
    for (int i = 0; i < 100; ++i) {
        think('x', otter);
    }
    think('a', beaver);
    rules::Duration of_beaver{};
    m_thinkers.think({.think = [&](rules::Duration may_take) { of_beaver = may_take; }, .is_cancelled = {}},
                     {.key = "third"}, Thinkers::Weight::heavy);
    std::ignore = order();
    EXPECT_GE(of_beaver, milliseconds(400));
}

TEST_F(OneThinker, ThinksNothingThatIsCancelled) {
    auto const is_cancelled = std::make_shared<std::atomic<bool>>(false);
    m_thinkers.think({.think = [&](rules::Duration) { m_order += 'c'; }, .is_cancelled = is_cancelled}, otter,
                     Thinkers::Weight::heavy);
    think('a', otter);
    *is_cancelled = true;
    EXPECT_EQ(order(), "a");
}

TEST(Thinkers, CancelWhatIsThoughtWhenTheyEnd) {
    auto const is_cancelled = std::make_shared<std::atomic<bool>>(false);
    std::promise<void> begun;
    {
        Thinkers thinkers(1);
        thinkers.think({.think =
                            [&](rules::Duration) {
                                begun.set_value();
                                is_cancelled->wait(false); // as a search that has no end
                            },
                        .is_cancelled = is_cancelled},
                       {.key = "otter"}, Thinkers::Weight::heavy);
        begun.get_future().wait();
    }
    EXPECT_TRUE(*is_cancelled);
}

} // namespace
} // namespace tables
