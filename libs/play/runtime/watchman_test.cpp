#include "runtime/watchman.hpp"

#include <gtest/gtest.h>

#include <atomic>

namespace runtime {
namespace {

TEST(Watchman, LooksAgainAndAgainWhileAWatchLasts) {
    Watchman watchman;
    for (int game = 0; game < 3; ++game) {
        Watchman::Duty const duty(watchman);
        std::atomic<int> looks = 0;
        Watchman::Look const look = [&] { ++looks; };
        {
            Watchman::Watch const watch(watchman, look);
            while (looks < 3) {
            }
        }
        int const at_the_end = looks;
        Watchman::Look const nothing = [] {};
        for (int quick = 0; quick < 1000; ++quick) {
            Watchman::Watch const watch(watchman, nothing);
        }
        EXPECT_EQ(looks, at_the_end);
    }
}

TEST(Watchman, GoesHomeWhenNobodyNeedsHim) {
    Watchman watchman;
    {
        Watchman::Duty const duty(watchman);
    }
    {
        Watchman::Duty const duty(watchman);
    }
    Watchman const unused;
}

} // namespace
} // namespace runtime
