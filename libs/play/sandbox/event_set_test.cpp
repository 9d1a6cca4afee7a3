#include "sandbox/event_set.hpp"
#include "sandbox/waiting.hpp"

#include <gtest/gtest.h>

#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <unistd.h>

namespace sandbox {
namespace {

using support::FileDescriptor;

FileDescriptor raised() {
    return FileDescriptor(eventfd(1, EFD_CLOEXEC | EFD_NONBLOCK));
}

TEST(EventSet, TellsWhatIsReady) {
    EventSet set;
    EXPECT_TRUE(set.ready().empty());
    auto const timer = raised();
    auto const quiet = FileDescriptor(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK));
    set.watch(Event::timer, timer.get(), EPOLLIN);
    set.watch(Event::memory, quiet.get(), EPOLLIN);
    set.watch(Event::errors, -1, EPOLLIN);
    EXPECT_FALSE(set.watches(Event::errors));
    EXPECT_TRUE(is_readable(set.descriptor(), 0));
    EXPECT_EQ(set.ready(), std::vector{Event::timer});
}

TEST(EventSet, HearsNothingOfWhatItForgotThoughSomebodyHasACopy) {
    EventSet set;
    auto forgotten = raised();
    FileDescriptor const copy(dup(forgotten.get()));
    set.watch(Event::forbidden_call, forgotten.get(), EPOLLIN);
    set.forget(Event::forbidden_call);
    forgotten.close();
    EXPECT_FALSE(is_readable(set.descriptor(), 0));
    EXPECT_TRUE(set.ready().empty());
    set.forget(Event::forbidden_call); // once more does no harm
}

TEST(EventSetDeathTest, TakesAnEventThatNobodyAskedForAsAFaultOfOurs) {
    EventSet set;
    auto closed = raised();
    FileDescriptor const copy(dup(closed.get()));
    set.watch(Event::forbidden_call, closed.get(), EPOLLIN);
    closed.close(); // without telling the set, and somebody has a copy
    EXPECT_DEATH(set.forget(Event::forbidden_call), "EPOLL_CTL_DEL");
}

} // namespace
} // namespace sandbox
