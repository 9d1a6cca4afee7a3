#include "queue/share.hpp"

#include <gmock/gmock.h>

namespace queue {
namespace {

using testing::ElementsAre;

TEST(AShare, LetsEverythingBeginOnAnIdleMachine) {
    EXPECT_THAT(allowed({.threads = 4, .ladder = 2}, {0, 0, 0}),
                ElementsAre(Priority::judging, Priority::tournament, Priority::ladder));
}

TEST(AShare, LeavesAThreadForJudging) {
    EXPECT_THAT(allowed({.threads = 4, .ladder = 2}, {0, 3, 0}), ElementsAre(Priority::judging));
    EXPECT_THAT(allowed({.threads = 4, .ladder = 3}, {0, 1, 2}), ElementsAre(Priority::judging));
    EXPECT_THAT(allowed({.threads = 2, .ladder = 1}, {0, 1, 0}), ElementsAre(Priority::judging));
}

TEST(AShare, GivesTheLadderNoMoreThanItsPart) {
    EXPECT_THAT(allowed({.threads = 4, .ladder = 1}, {0, 0, 1}),
                ElementsAre(Priority::judging, Priority::tournament));
    EXPECT_THAT(allowed({.threads = 4, .ladder = 0}, {0, 0, 0}),
                ElementsAre(Priority::judging, Priority::tournament));
}

TEST(AShare, LetsJudgingUseAll) {
    EXPECT_THAT(allowed({.threads = 2, .ladder = 1}, {1, 0, 0}),
                ElementsAre(Priority::judging, Priority::tournament, Priority::ladder));
}

} // namespace
} // namespace queue
