// Many short games of compiled bots on one core, beside others who use that core as well.
//
// A handler that hears of something which is over goes round and round without anything to do. So what is
// checked is how often it goes round, and no time is measured: on a busy machine a game may take long.
//
// 55 000 games in two runs, at a load of 3 to 13 on two cores, showed none that did.
//
// By hand, with thousands of games: TULKAS_STRESS_GAMES=5000 hostile_test --gtest_filter='Stress.*'
#include "confined/directory.hpp"
#include "confined/here.hpp"
#include "hostile/game.hpp"
#include "hostile/program.hpp"
#include "support/text.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <sched.h>
#include <string>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace hostile {
namespace {

int games_to_play() {
    char const* const wanted = std::getenv("TULKAS_STRESS_GAMES"); // NOLINT(concurrency-mt-unsafe)
    return support::whole_number<int>(wanted == nullptr ? "" : wanted).value_or(100);
}

// Everything that this thread starts from now on stays on its core too.
class OneCore {
public:
    OneCore() {
        sched_getaffinity(0, sizeof m_before, &m_before);
        cpu_set_t only;
        CPU_ZERO(&only);
        CPU_SET(core(), &only);
        EXPECT_EQ(sched_setaffinity(0, sizeof only, &only), 0);
    }
    OneCore(OneCore const&) = delete;
    OneCore& operator=(OneCore const&) = delete;
    ~OneCore() { sched_setaffinity(0, sizeof m_before, &m_before); }

    [[nodiscard]] unsigned core() const {
        unsigned first = 0;
        while (!CPU_ISSET(first, &m_before)) {
            ++first;
        }
        return first;
    }

private:
    cpu_set_t m_before{};
};

// Processes that never rest, each in a session of its own, as other people's programs are.
class Hogs {
public:
    explicit Hogs(int count) {
        for (int i = 0; i < count; ++i) {
            pid_t const child = fork();
            if (child == 0) {
                prctl(PR_SET_PDEATHSIG, SIGKILL);
                setsid();
                for (std::atomic<unsigned> work = 0;;) {
                    work.fetch_add(1);
                }
            }
            m_children.push_back(child);
        }
    }
    Hogs(Hogs const&) = delete;
    Hogs& operator=(Hogs const&) = delete;
    ~Hogs() {
        for (pid_t const child : m_children) {
            kill(child, SIGKILL);
            waitpid(child, nullptr, 0);
        }
    }

private:
    std::vector<pid_t> m_children;
};

class Stress : public ::testing::Test {
protected:
    void SetUp() override {
        if (auto const reason = confined::no_namespaces_here(); !reason.empty()) {
            GTEST_SKIP() << reason;
        }
        auto job = prepare(std::string(HOSTILE_SPEAKERS) + "/_quick.c", {}, m_directory);
        ASSERT_TRUE(job) << job.error().message;
        m_job = std::move(*job);
    }

    confined::Directory m_directory;
    sandbox::Job m_job;
};

TEST_F(Stress, NoGameGoesRoundInCirclesAtItsEnd) {
    auto launcher = sandbox::Launcher::create();
    ASSERT_TRUE(launcher) << launcher.error().message;
    OneCore const one; // for us, the programs and the hog, and not for those who look after the programs
    Hogs const hogs(1);
    m_job.limits.core = one.core();
    for (int game = 0; game < games_to_play(); ++game) {
        auto const began = std::chrono::steady_clock::now();
        auto const played = play({.hostile = m_job, .opponent = m_job}, *launcher);
        auto const took =
            std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - began)
                .count();
        ASSERT_TRUE(played) << played.error().message;
        ASSERT_FALSE(played->report.fault) << describe(*played->report.fault);
        // An answer, an event or a look at the clocks each time; the latter once a millisecond.
        ASSERT_LE(played->rounds, 200 + 4 * took) << fmt::format("game {} of {} ms", game, took);
    }
}

} // namespace
} // namespace hostile
