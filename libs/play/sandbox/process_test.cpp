// A running program, with the eyes of somebody who has an event loop.
#include "confined/directory.hpp"
#include "confined/here.hpp"
#include "sandbox/launcher.hpp"
#include "sandbox/process.hpp"
#include "sandbox/small_files.hpp"
#include "sandbox/waiting.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <csignal>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <string>
#include <unistd.h>
#include <utility>
#include <vector>

namespace sandbox {
namespace {

using namespace std::chrono_literals;
using support::FileDescriptor;

// Answers a line with the same line; "work" after 20 ms of CPU time, "think" and goes on thinking, "complain"
// on its standard error too, "wake" and thinks on with a timer that wakes it, "lend" and lends its memory to
// a child that does not give it back.
constexpr auto* source = R"(
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>
static void burn(long milliseconds) {
    clock_t const end = clock() + milliseconds * (CLOCKS_PER_SEC / 1000);
    while (clock() < end) {
    }
}
int main(void) {
    char line[1000];
    while (fgets(line, sizeof line, stdin)) {
        if (strcmp(line, "work\n") == 0) {
            burn(20);
        }
        if (strcmp(line, "wake\n") == 0) {
            struct sigevent event = {.sigev_notify = SIGEV_SIGNAL, .sigev_signo = SIGCONT};
            struct itimerspec const often = {{0, 20000000}, {0, 20000000}};
            timer_t timer;
            if (timer_create(CLOCK_MONOTONIC, &event, &timer) != 0) {
                return 8;
            }
            timer_settime(timer, 0, &often, NULL);
        }
        if (strcmp(line, "exit\n") == 0) {
            return 7;
        }
        if (strcmp(line, "complain\n") == 0) {
            fputs(line, stderr);
        }
        fputs(line, stdout);
        fflush(stdout);
        if (strcmp(line, "think\n") == 0 || strcmp(line, "wake\n") == 0) {
            burn(1000000);
        }
        if (strcmp(line, "lend\n") == 0 && vfork() == 0) {
            pause();
        }
    }
    return 0;
}
)";

// CPU time of this thread: it passes only while we look.
std::chrono::nanoseconds clock_now() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

class ProcessTest : public ::testing::TestWithParam<Policy> {
protected:
    void SetUp() override {
        if (auto const reason = confined::no_namespaces_here(); GetParam().confined && !reason.empty()) {
            GTEST_SKIP() << reason;
        }
        m_directory.write("bot.c", source);
        ASSERT_EQ(m_directory.compile("gcc", m_directory.path() + "/bot.c", "bot"), "");
        auto launcher = Launcher::create(GetParam());
        ASSERT_TRUE(launcher) << launcher.error().message;
        m_launcher = std::make_unique<Launcher>(std::move(*launcher));
    }

    Process start(Limits const& limits = {}) {
        Files files{.view = View::shared_libraries(), .program_directory = m_directory.path()};
        auto process = m_launcher->start({.arguments = {"/program/bot"}}, limits, files);
        EXPECT_TRUE(process) << process.error().message;
        return std::move(*process);
    }

    static void say(Process& process, std::string const& line) {
        ASSERT_EQ(write(process.input(), line.data(), line.size()), static_cast<ssize_t>(line.size()));
    }

    static void wait_until_stopped(Process& process) {
        while (!process.is_stopped()) {
            (void)is_readable(process.events(), 1);
            ASSERT_TRUE(process.handle_events());
        }
    }

    static std::string hear(Process& process) {
        std::array<char, 100> line{};
        EXPECT_TRUE(is_readable(process.output(), 30'000));
        ssize_t const size = read(process.output(), line.data(), line.size());
        return {line.data(), size > 0 ? static_cast<std::size_t>(size) : 0};
    }

    confined::Directory m_directory;
    std::unique_ptr<Launcher> m_launcher;
};

INSTANTIATE_TEST_SUITE_P(With, ProcessTest,
                         ::testing::Values(Policy{}, Policy{.control_groups = false},
                                           Policy{.confined = false},
                                           Policy{.confined = false, .control_groups = false}),
                         [](auto const& setting) {
                             return std::string(setting.param.confined ? "Confined" : "Free") +
                                    (setting.param.control_groups ? "ByControlGroups" : "ByResourceLimits");
                         });

TEST_P(ProcessTest, AnswersCalls) {
    auto process = start();
    for (int i = 0; i < 100; ++i) {
        say(process, "hello\n");
        ASSERT_EQ(hear(process), "hello\n");
    }
    EXPECT_TRUE(process.handle_events());
    auto const report = process.finish();
    EXPECT_EQ(report.exit_reason, ExitReason::dismissed);
    EXPECT_GT(report.cpu_time, 0ns);
    EXPECT_GT(report.peak_memory, 0U);
}

TEST_P(ProcessTest, ChargesTheCpuTimeOfACallToIt) {
    auto process = start();
    say(process, "hello\n");
    ASSERT_EQ(hear(process), "hello\n");
    auto const before = process.cpu_time();
    say(process, "work\n");
    ASSERT_EQ(hear(process), "work\n");
    EXPECT_GE(process.cpu_time() - before, 20ms);
}

TEST_P(ProcessTest, EndsByItself) {
    auto process = start();
    say(process, "exit\n");
    while (process.handle_events()) {
        ASSERT_TRUE(is_readable(process.events(), 30'000));
    }
    EXPECT_TRUE(process.has_ended());
    auto const report = process.finish();
    EXPECT_EQ(report.exit_reason, ExitReason::exited);
    EXPECT_EQ(report.exit_code, 7);
}

// Descendants of a process, itself included.
std::vector<pid_t> family_of(pid_t process) {
    std::vector<pid_t> members{process};
    for (std::size_t next = 0; next < members.size(); ++next) {
        auto const tasks = "/proc/" + std::to_string(members[next]) + "/task";
        for (auto const& task : std::filesystem::directory_iterator(tasks)) {
            std::ifstream children(task.path() / "children");
            for (pid_t child = 0; children >> child;) {
                members.push_back(child);
            }
        }
    }
    return members;
}

// The name and the state of a process: "bot", "Z".
std::pair<std::string, std::string> name_and_state(pid_t process) {
    auto const text = read_small_file("/proc/" + std::to_string(process) + "/stat").value_or("0 (gone) X");
    auto const end = text.rfind(')');
    return {text.substr(text.find('(') + 1, end - text.find('(') - 1), text.substr(end + 2, 1)};
}

// A copy of the descriptor at which forbidden calls are told, as init has one for a moment.
FileDescriptor copy_of_listener() {
    for (auto const& entry : std::filesystem::directory_iterator("/proc/self/fd")) {
        std::error_code none;
        if (std::filesystem::read_symlink(entry, none) == "anon_inode:seccomp notify") {
            return FileDescriptor(dup(std::stoi(entry.path().filename())));
        }
    }
    return {};
}

TEST_P(ProcessTest, SaysOnceThatTheProgramIsGoneHoweverLateInitIs) {
    auto process = start();
    auto const family = family_of(getpid());
    auto const program =
        std::ranges::find_if(family, [](pid_t member) { return name_and_state(member).first == "bot"; });
    ASSERT_NE(program, family.end());
    auto const init = std::ranges::find_if(family, [&](pid_t member) {
        auto const children = family_of(member);
        return name_and_state(member).first == "tulkas-init" &&
               std::ranges::find(children, *program) != children.end();
    });
    ASSERT_NE(init, family.end());
    auto const copy = copy_of_listener();
    ASSERT_EQ(static_cast<bool>(copy), GetParam().confined);
    ASSERT_EQ(kill(*init, SIGSTOP), 0);
    say(process, "exit\n");
    while (name_and_state(*program).second != "Z") {
    }
    int rounds = 0;
    for (; rounds < 100 && is_readable(process.events(), 0); ++rounds) {
        EXPECT_TRUE(process.handle_events());
    }
    EXPECT_LT(rounds, 100);
    ASSERT_EQ(kill(*init, SIGCONT), 0);
    while (process.handle_events()) {
        ASSERT_TRUE(is_readable(process.events(), 30'000));
    }
    EXPECT_EQ(process.finish().exit_code, 7);
}

TEST_P(ProcessTest, EndsWhenItsInputDoes) {
    auto process = start();
    process.close_input();
    while (process.handle_events()) {
        ASSERT_TRUE(is_readable(process.events(), 30'000));
    }
    EXPECT_EQ(process.finish().exit_reason, ExitReason::exited);
}

TEST_P(ProcessTest, HandsOverItsErrorsAsTheyCome) {
    auto process = start();
    for (int i = 0; i < 3; ++i) {
        EXPECT_EQ(process.take_errors(), "");
        say(process, "complain\n");
        ASSERT_EQ(hear(process), "complain\n");
        ASSERT_TRUE(is_readable(process.events(), 30'000));
        EXPECT_TRUE(process.handle_events());
        EXPECT_EQ(process.take_errors(), "complain\n");
    }
    say(process, "complain\n");
    ASSERT_EQ(hear(process), "complain\n");
    EXPECT_EQ(process.finish().errors, "complain\n") << "what nobody took";
}

TEST_P(ProcessTest, UsesNothingWhileItIsStopped) {
    auto process = start();
    say(process, "think\n");
    ASSERT_EQ(hear(process), "think\n");
    ASSERT_TRUE(process.stop());
    wait_until_stopped(process);
    auto const stopped = process.cpu_time();
    // What runs would show itself in the time this takes. Where init stops the others by signals, the way it
    // goes to sleep after that is counted too.
    constexpr auto going_to_sleep = 1ms;
    for (auto const until = clock_now() + 20ms; clock_now() < until;) {
        ASSERT_LE(process.cpu_time(), stopped + going_to_sleep);
    }
    process.resume();
    while (process.cpu_time() <= stopped + going_to_sleep) {
        (void)is_readable(process.events(), 1);
    }
}

TEST_P(ProcessTest, CanBeStoppedWhileItWaitsForItsMemory) {
    auto process = start({.processes = true});
    say(process, "lend\n");
    ASSERT_EQ(hear(process), "lend\n");
    EXPECT_TRUE(process.stop());
    process.resume();
    EXPECT_TRUE(process.stop());
    EXPECT_EQ(process.finish().exit_reason, ExitReason::dismissed);
}

// A timer that wakes what signals have stopped works only where they do.
TEST_P(ProcessTest, IsEndedWhenItWakesItself) {
    auto process = start();
    say(process, "wake\n");
    ASSERT_EQ(hear(process), "wake\n");
    ASSERT_TRUE(process.stop());
    bool const is_frozen = GetParam().confined && m_launcher->means().stopping != 0;
    if (is_frozen) {
        wait_until_stopped(process);
        auto const stopped = process.cpu_time();
        for (int i = 0; i < 20; ++i) { // its timer rings
            (void)is_readable(process.events(), 10);
            ASSERT_TRUE(process.handle_events());
        }
        EXPECT_LE(process.cpu_time(), stopped + 1ms);
        return;
    }
    // On a busy machine it may be awake again before anybody sees that it stood still.
    // Whoever holds it looks again and again, as here.
    while (process.handle_events() && process.stop()) {
        ASSERT_TRUE(is_readable(process.events(), 30'000));
    }
    EXPECT_EQ(process.finish().exit_reason, ExitReason::unstoppable);
}

TEST_P(ProcessTest, CanBeStoppedAndResumedAgainAndAgain) {
    auto process = start();
    for (int i = 0; i < 50; ++i) {
        say(process, "hello\n");
        ASSERT_EQ(hear(process), "hello\n");
        ASSERT_TRUE(process.stop());
        ASSERT_TRUE(process.stop()) << "once more is only a look";
        process.resume();
    }
    ASSERT_TRUE(process.stop());
    wait_until_stopped(process);
    process.resume();
    say(process, "hello\n");
    EXPECT_EQ(hear(process), "hello\n");
}

TEST_P(ProcessTest, CanBeEndedWhileItIsStopped) {
    auto process = start();
    say(process, "think\n");
    ASSERT_EQ(hear(process), "think\n");
    ASSERT_TRUE(process.stop());
    wait_until_stopped(process);
    process.kill(ExitReason::over_time);
    EXPECT_EQ(process.finish().exit_reason, ExitReason::over_time);
    // And the next one is not stopped.
    auto next = start();
    say(next, "hello\n");
    EXPECT_EQ(hear(next), "hello\n");
}

TEST_P(ProcessTest, LeavesNothingStoppedWhenItEndedAndNobodyHadHeardOfItYet) {
    auto process = start();
    say(process, "exit\n");
    while (process.host_user() != static_cast<std::uint32_t>(-1)) {
    }
    (void)process.stop();
    (void)process.finish();
    auto next = start();
    say(next, "hello\n");
    EXPECT_EQ(hear(next), "hello\n");
}

TEST_P(ProcessTest, CannotBeStoppedAfterItsEnd) {
    auto process = start();
    say(process, "exit\n");
    while (process.handle_events()) {
        ASSERT_TRUE(is_readable(process.events(), 30'000));
    }
    EXPECT_FALSE(process.stop());
}

TEST_P(ProcessTest, TheFirstReasonToEndItIsTheVerdict) {
    auto process = start();
    process.kill(ExitReason::output_too_large);
    process.kill(ExitReason::over_time);
    EXPECT_EQ(process.finish().exit_reason, ExitReason::output_too_large);
}

TEST_P(ProcessTest, ItsOwnEndIsTheVerdictIfItWasQuicker) {
    auto process = start();
    say(process, "exit\n");
    ASSERT_EQ(hear(process), ""); // the end of its output
    while (!process.has_ended()) {
        process.handle_events();
    }
    process.kill(ExitReason::over_time);
    EXPECT_EQ(process.finish().exit_reason, ExitReason::exited);
}

TEST_P(ProcessTest, IsEndedWithTheObject) {
    FileDescriptor output;
    {
        auto process = start();
        say(process, "think\n");
        EXPECT_EQ(hear(process), "think\n");
        output = FileDescriptor(dup(process.output()));
        EXPECT_FALSE(is_readable(output.get(), 0));
    }
    char byte = 0;
    ASSERT_TRUE(is_readable(output.get(), 30'000)) << "somebody still holds the other end";
    EXPECT_EQ(read(output.get(), &byte, 1), 0);
}

TEST_P(ProcessTest, CanBeMoved) {
    auto first = start();
    Process second(std::move(first));
    say(second, "hello\n");
    EXPECT_EQ(hear(second), "hello\n");
}

} // namespace
} // namespace sandbox
