#include "sandbox/thread_clocks.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <pthread.h>
#include <thread>
#include <unistd.h>

namespace sandbox {
namespace {

// A thread of that name, which works until it has used some CPU time, and then waits to be let go.
class Worker {
public:
    explicit Worker(std::string const& name)
        : m_thread([this, name] {
              pthread_setname_np(pthread_self(), name.c_str());
              m_is_named = true;
              m_is_named.notify_all();
              m_may_work.wait(false);
              timespec used{};
              while (used.tv_sec == 0 && used.tv_nsec < 20'000'000) {
                  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used);
              }
              m_is_done = true;
              m_is_done.notify_all();
              m_may_go.wait(false);
          }) {
        m_is_named.wait(false);
    }
    ~Worker() {
        let(m_may_work);
        let(m_may_go);
        m_thread.join();
    }
    void work() {
        let(m_may_work);
        m_is_done.wait(false);
    }

private:
    static void let(std::atomic<bool>& flag) {
        flag = true;
        flag.notify_all();
    }

    std::atomic<bool> m_is_named = false;
    std::atomic<bool> m_may_work = false;
    std::atomic<bool> m_is_done = false;
    std::atomic<bool> m_may_go = false;
    std::thread m_thread;
};

std::vector<std::string> const machine = {"VM Thread", "C2 CompilerThre"};

// Until a thread that has just begun to wait has been counted.
Duration read_until(ThreadClocks& clocks, Duration least) {
    auto used = clocks.read();
    while (used < least) {
        std::this_thread::yield();
        used = clocks.read();
    }
    return used;
}

TEST(ThreadClocks, CountWhatTheNamedThreadsUse) {
    Worker compiler("C2 CompilerThre");
    Worker player("main");
    ThreadClocks clocks(getpid(), machine);
    EXPECT_EQ(clocks.count(), 1U);
    player.work();
    EXPECT_LT(clocks.read(), std::chrono::milliseconds(20));
    compiler.work();
    EXPECT_GE(read_until(clocks, std::chrono::milliseconds(15)), std::chrono::milliseconds(15));
}

TEST(ThreadClocks, KnowTheThreadsOfTheMomentTheyWereMade) {
    ThreadClocks clocks(getpid(), machine);
    Worker forged("VM Thread");
    forged.work();
    EXPECT_EQ(clocks.count(), 0U);
    EXPECT_EQ(clocks.read(), Duration{});
}

TEST(ThreadClocks, KeepWhatAThreadShowedLast) {
    ThreadClocks clocks;
    {
        Worker compiler("VM Thread");
        clocks = ThreadClocks(getpid(), machine);
        compiler.work();
        (void)read_until(clocks, std::chrono::milliseconds(15));
    }
    EXPECT_GE(clocks.read(), std::chrono::milliseconds(15));
    EXPECT_EQ(ThreadClocks(0x7FFFFFFF, machine).count(), 0U);
}

} // namespace
} // namespace sandbox
