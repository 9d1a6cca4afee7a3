#include "queue/fitness.hpp"

#include <gtest/gtest.h>

namespace queue {
namespace {

using namespace std::chrono_literals;

class AMachine : public testing::Test {
protected:
    bool fails(support::WorkId piece) {
        m_fitness.begins();
        return m_fitness.failed(piece, "the disk is full", m_now);
    }
    void succeeds() {
        m_fitness.begins();
        m_fitness.succeeded();
    }
    void fall_ill() {
        for (int const piece : {1, 2, 3}) {
            EXPECT_TRUE(fails(piece)) << "counts against the piece";
        }
    }

    Fitness m_fitness;
    Fitness::Moment m_now{1h};
};

TEST_F(AMachine, IsFitAsLongAsSomethingSucceeds) {
    for (int round = 0; round < 5; ++round) {
        EXPECT_TRUE(fails(1));
        EXPECT_TRUE(fails(2));
        succeeds();
    }
    EXPECT_TRUE(m_fitness.may_begin(m_now));
    EXPECT_EQ(m_fitness.trouble(), "");
}

TEST_F(AMachine, IsFitIfOnePieceFailsAgainAndAgain) {
    for (int round = 0; round < 9; ++round) {
        EXPECT_TRUE(fails(1)) << "it is the piece that is at fault";
    }
    EXPECT_TRUE(m_fitness.may_begin(m_now));
}

TEST_F(AMachine, IsShutOutWhenDifferentPiecesFail) {
    m_fitness.begins(); // on another thread
    fall_ill();
    EXPECT_EQ(m_fitness.trouble(), "the disk is full");
    EXPECT_FALSE(m_fitness.may_begin(m_now + 29s));
    EXPECT_FALSE(m_fitness.failed(4, "the disk is full", m_now)) << "of no piece that was under way";
    EXPECT_TRUE(m_fitness.may_begin(m_now + 30s)) << "on trial";
}

TEST_F(AMachine, IsOnTrialWithOnePieceAndRestsLongerEachTime) {
    fall_ill();
    for (auto const pause : {30s, 60s, 120s, 240s, 480s, 600s, 600s}) {
        EXPECT_FALSE(m_fitness.may_begin(m_now + pause - 1s));
        m_now += pause;
        ASSERT_TRUE(m_fitness.may_begin(m_now));
        m_fitness.begins();
        EXPECT_FALSE(m_fitness.may_begin(m_now)) << "one at a time";
        EXPECT_FALSE(m_fitness.failed(9, "the disk is full", m_now));
    }
}

TEST_F(AMachine, IsFitAgainWhenATrialSucceeds) {
    fall_ill();
    m_now += 30s;
    succeeds();
    EXPECT_EQ(m_fitness.trouble(), "");
    EXPECT_TRUE(m_fitness.may_begin(m_now));
    fall_ill();
    EXPECT_TRUE(m_fitness.may_begin(m_now + 30s)) << "the pauses begin anew";
}

TEST_F(AMachine, LearnsNothingFromWhatWasGivenBack) {
    fall_ill();
    m_now += 30s;
    m_fitness.begins();
    m_fitness.ended_otherwise();
    EXPECT_EQ(m_fitness.trouble(), "the disk is full");
    EXPECT_TRUE(m_fitness.may_begin(m_now));
}

} // namespace
} // namespace queue
