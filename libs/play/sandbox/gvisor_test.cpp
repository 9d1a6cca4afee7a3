// Programs at the level "gvisor": the same promises, with another kernel between them and ours.
#include "confined/directory.hpp"
#include "confined/here.hpp"
#include "confined/jobs.hpp"
#include "sandbox/gvisor.hpp"
#include "sandbox/launcher.hpp"
#include "sandbox/run.hpp"
#include "sandbox/start_plan.hpp"
#include "support/json.hpp"

#include <gmock/gmock.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <csignal>
#include <poll.h>
#include <sys/resource.h>
#include <unistd.h>

namespace sandbox {
namespace {

using namespace std::chrono_literals;
using confined::python;
using confined::shell;
using testing::HasSubstr;

TEST(GvisorBundle, SaysWhatIsToBeStarted) {
    Command const command{.arguments = {"/program/bot", "\"x\"\n"}, .environment = {"A=b"}};
    Limits limits;
    auto plan = plan_start(command, limits, {}, true);
    enter_gvisor(plan, limits);
    EXPECT_EQ(plan.arguments.front(), "/gvisor/runsc");
    EXPECT_TRUE(plan.environment.empty());
    auto const bundle = support::parse_json(plan.bundle).value();
    auto const& process = bundle.at("process");
    EXPECT_EQ(process.at("args").at(1).as_string(), "\"x\"\n");
    EXPECT_EQ(process.at("env").at(0).as_string(), "A=b");
    EXPECT_EQ(process.at("cwd").as_string(), "/program");
    EXPECT_TRUE(process.at("noNewPrivileges").as_bool());
    EXPECT_EQ(process.as_object().count("capabilities"), 0U);
    EXPECT_EQ(process.at("rlimits").at(0).at("hard").as_int64(), 64);
    EXPECT_TRUE(bundle.at("linux").as_object().contains("seccomp")) << "threads alone";
    for (auto const& limit : plan.limits) {
        EXPECT_NE(limit.resource, static_cast<std::uint64_t>(RLIMIT_FSIZE)) << "its memory is a file";
    }
    limits.processes = true;
    EXPECT_FALSE(
        support::parse_json(gvisor_bundle(plan, limits)).value().at("linux").as_object().contains("seccomp"));
}

class AGvisor : public testing::Test {
protected:
    void SetUp() override {
        for (auto const& reason : {confined::no_namespaces_here(), confined::no_memory_groups_here()}) {
            if (!reason.empty()) {
                GTEST_SKIP() << reason;
            }
        }
        if (!find_runsc()) {
            GTEST_SKIP() << "runsc is not installed";
        }
        auto launcher = Launcher::create({.level = Level::gvisor});
        ASSERT_TRUE(launcher) << launcher.error().message;
        m_launcher.emplace(std::move(*launcher));
    }

    Finished run_here(Job const& job) {
        auto finished = run(*m_launcher, job);
        EXPECT_TRUE(finished) << finished.error().message;
        return finished ? std::move(*finished) : Finished();
    }

    std::optional<Launcher> m_launcher;
};

TEST_F(AGvisor, IsTheKernelOfItsProgram) {
    auto job = shell("cat /proc/version; cat; echo err >&2; exit 3");
    job.input = "in\n";
    auto const finished = run_here(job);
    EXPECT_EQ(finished.report.exit_reason, ExitReason::exited) << finished.report.detail;
    EXPECT_EQ(finished.report.exit_code, 3) << finished.report.errors;
    EXPECT_EQ(finished.report.errors, "err\n");
    EXPECT_THAT(finished.output, HasSubstr("Linux version 4.4.0")) << "gVisor says so";
    EXPECT_THAT(finished.output, HasSubstr("\nin\n"));
}

TEST_F(AGvisor, ShowsNothingOfTheHost) {
    auto const finished =
        run_here(python("import os\n"
                        "print(sorted(os.listdir('/')), os.listdir('/gvisor'))\n"
                        "print(os.listdir('/sys/class/net') if os.path.isdir('/sys/class/net') else [])\n"
                        "for name in ('/x', '/usr/x', '/program/x', '/gvisor/x'):\n"
                        "    try:\n        open(name, 'w')\n"
                        "    except OSError: print('no', end=' ')"));
    EXPECT_THAT(finished.output, HasSubstr("'program'")) << finished.report.errors;
    EXPECT_THAT(finished.output, HasSubstr("] []\n")) << "runsc's own files are hidden";
    EXPECT_THAT(finished.output, testing::Not(HasSubstr("'home'")));
    EXPECT_THAT(finished.output, testing::Not(HasSubstr("eth")));
    EXPECT_THAT(finished.output, HasSubstr("no no no no")) << "nothing can be written";
}

TEST_F(AGvisor, TellsASignalFromAnExit) {
    auto const finished = run_here(shell("kill -ABRT $$"));
    EXPECT_EQ(finished.report.exit_reason, ExitReason::signalled) << finished.report.detail;
    EXPECT_EQ(finished.report.signal, SIGABRT);
}

TEST_F(AGvisor, EndsWhatUsesTooMuchCpuTime) {
    auto job = shell("while :; do :; done");
    job.limits.cpu_time = 2s;
    auto const finished = run_here(job);
    EXPECT_EQ(finished.report.exit_reason, ExitReason::over_time);
    EXPECT_GE(finished.report.cpu_time, 2s);
}

TEST_F(AGvisor, EndsWhatUsesTooMuchMemory) {
    auto job = python("x = bytearray(1 << 30)\nfor i in range(0, 1 << 30, 4096): x[i] = 1");
    job.limits.memory = 64 * mebibyte;
    job.limits.cpu_time = 60s;
    auto const finished = run_here(job);
    EXPECT_EQ(finished.report.exit_reason, ExitReason::over_memory) << finished.report.detail;
}

TEST_F(AGvisor, LimitsTheScratchDirectory) {
    auto job = shell(
        "head -c 3000000 /dev/zero > /tmp/x && echo fits; head -c 3000000 /dev/zero > /tmp/y || echo full");
    job.limits.scratch = 4 * mebibyte;
    EXPECT_EQ(run_here(job).output, "fits\nfull\n");
}

TEST_F(AGvisor, HasNoProcessesWhereThereAreNone) {
    auto const finished = run_here(python("import os, threading\n"
                                          "t = threading.Thread(target=print, args=('thread',))\n"
                                          "t.start(); t.join()\n"
                                          "try:\n    os.fork()\nexcept OSError as e:\n    print(e.errno)"));
    EXPECT_EQ(finished.output, "thread\n1\n") << finished.report.errors;
}

// The bot that computes out of turn: its clock stands still while it is stopped.
TEST_F(AGvisor, IsStoppedBetweenItsCalls) {
    auto job = python("import sys\nfor line in sys.stdin:\n    print(line, end='', flush=True)\n    while "
                      "line == 'think\\n': pass");
    auto process = m_launcher->start(job.command, job.limits, job.files).value();
    auto const ask = [&](std::string const& text) {
        EXPECT_EQ(write(process.input(), text.data(), text.size()), static_cast<ssize_t>(text.size()));
        pollfd waiting{.fd = process.output(), .events = POLLIN, .revents = 0};
        EXPECT_EQ(poll(&waiting, 1, 60'000), 1);
        std::array<char, 100> buffer{};
        auto const size = read(process.output(), buffer.data(), buffer.size());
        return std::string(buffer.data(), static_cast<std::size_t>(std::max<ssize_t>(size, 0)));
    };
    EXPECT_EQ(ask("hello\n"), "hello\n");
    process.stop();
    process.resume();
    EXPECT_EQ(ask("again\n"), "again\n") << "it goes on";
    EXPECT_EQ(ask("think\n"), "think\n");
    process.stop();
    auto const is_stopped = [&] {
        auto const before = process.cpu_time();
        pollfd nothing{.fd = -1, .events = 0, .revents = 0};
        poll(&nothing, 1, 20); // in which it would have computed
        return process.cpu_time() == before;
    };
    bool stopped = false;
    for (auto const end = std::chrono::steady_clock::now() + 60s;
         !stopped && std::chrono::steady_clock::now() < end;) {
        stopped = is_stopped();
    }
    EXPECT_TRUE(stopped);
    EXPECT_EQ(process.finish().exit_reason, ExitReason::dismissed);
}

TEST_F(AGvisor, IsUsedAgainAndAgain) {
    for (int i = 0; i < 3; ++i) {
        EXPECT_EQ(run_here(shell("echo $HOME /tmp/* > /tmp/seen; cat /tmp/seen")).output, "/tmp /tmp/*\n")
            << "nothing is left of the one before";
    }
}

} // namespace
} // namespace sandbox
