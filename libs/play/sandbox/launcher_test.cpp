// Programs in the sandbox, from outside: what comes of them is told, and told apart.
#include "confined/directory.hpp"
#include "confined/here.hpp"
#include "confined/jobs.hpp"
#include "sandbox/launcher.hpp"
#include "sandbox/run.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <poll.h>
#include <sched.h>
#include <string>
#include <thread>
#include <unistd.h>
#include <vector>

namespace sandbox {
namespace {

using namespace std::chrono_literals;
using confined::python;
using confined::shell;

class LauncherTest : public ::testing::Test {
protected:
    void SetUp() override {
        if (auto const reason = confined::no_namespaces_here(); !reason.empty()) {
            GTEST_SKIP() << reason;
        }
    }
};

Launcher make_launcher(Policy const& policy = {}) {
    auto launcher = Launcher::create(policy);
    EXPECT_TRUE(launcher) << launcher.error().message;
    return std::move(*launcher);
}

Finished run_once(Job const& job, Policy const& policy = {}) {
    auto launcher = make_launcher(policy);
    auto finished = run(launcher, job);
    EXPECT_TRUE(finished) << finished.error().message;
    return finished ? std::move(*finished) : Finished();
}

TEST_F(LauncherTest, TellsTheExitStatusAndTheOutput) {
    auto const finished = run_once(shell("echo out; echo err >&2; exit 3"));
    EXPECT_EQ(finished.report.exit_reason, ExitReason::exited);
    EXPECT_EQ(finished.report.exit_code, 3);
    EXPECT_EQ(finished.output, "out\n");
    EXPECT_EQ(finished.report.errors, "err\n");
}

TEST_F(LauncherTest, CountsStartsFailuresAndEnds) {
    auto launcher = make_launcher();
    ASSERT_TRUE(run(launcher, shell("exit 3")));
    ASSERT_TRUE(run(launcher, shell("kill -ABRT $$")));
    auto missing = shell("");
    missing.command.arguments = {"/program/nowhere"};
    ASSERT_FALSE(run(launcher, missing));
    missing.command.arguments.clear();
    ASSERT_FALSE(run(launcher, missing));
    metrics::Page page;
    launcher.write_metrics(page);
    for (auto const* const line :
         {"tulkas_sandbox_starts_total 2\n", "tulkas_sandbox_start_failures_total{cause=\"program\"} 1\n",
          "tulkas_sandbox_start_failures_total{cause=\"request\"} 1\n",
          "tulkas_sandbox_start_failures_total{cause=\"cell\"} 0\n",
          "tulkas_sandbox_ends_total{reason=\"exited\"} 1\n",
          "tulkas_sandbox_ends_total{reason=\"signalled\"} 1\n"}) {
        EXPECT_NE(page.text().find(line), std::string::npos) << line << page.text();
    }
}

TEST_F(LauncherTest, GivesTheInputToTheProgram) {
    auto job = shell("cat");
    job.input = std::string(300'000, 'x');
    EXPECT_EQ(run_once(job).output, job.input);
}

TEST_F(LauncherTest, TellsASignalFromAnExit) {
    // As number 1 of its namespace it would not even get the signal.
    auto const finished = run_once(shell("kill -ABRT $$"));
    EXPECT_EQ(finished.report.exit_reason, ExitReason::signalled);
    EXPECT_EQ(finished.report.signal, SIGABRT);
}

TEST_F(LauncherTest, EndsWhatUsesTooMuchCpuTime) {
    auto job = shell("while :; do :; done");
    job.limits.cpu_time = 100ms;
    auto const finished = run_once(job);
    EXPECT_EQ(finished.report.exit_reason, ExitReason::over_time);
    EXPECT_GE(finished.report.cpu_time, 100ms);
}

TEST_F(LauncherTest, EndsWhatSleepsTooLong) {
    auto job = shell("sleep 1000");
    job.limits.wall_time = 50ms;
    EXPECT_EQ(run_once(job).report.exit_reason, ExitReason::over_time);
}

class CountingPermit final : public support::CorePermit {
public:
    void rest() override { ++rests; }
    void resume() override { ++resumes; }

    int rests = 0;
    int resumes = 0;
};

TEST_F(LauncherTest, NeedsNoCoreWhileAProgramSleeps) {
    CountingPermit permit;
    auto job = shell("sleep 1000");
    job.limits.wall_time = 2s;
    job.core = &permit;
    EXPECT_EQ(run_once(job).report.exit_reason, ExitReason::over_time);
    EXPECT_GE(permit.rests, 1);
    EXPECT_EQ(permit.resumes, permit.rests);
}

TEST_F(LauncherTest, EndsAProgramThatIsNotWantedAnyMore) {
    class Withdrawn final : public support::CorePermit {
    public:
        void rest() override { m_is_withdrawn = true; }
        void resume() override {}
        [[nodiscard]] bool is_withdrawn() const override { return m_is_withdrawn; }

    private:
        bool m_is_withdrawn = false;
    };
    Withdrawn permit;
    auto job = shell("sleep 1000");
    job.core = &permit;
    auto launcher = make_launcher();
    auto const finished = run(launcher, job);
    ASSERT_FALSE(finished);
    EXPECT_EQ(finished.error().kind, support::ErrorKind::unavailable);
}

TEST_F(LauncherTest, NeedsACoreAgainForAProgramThatWakesUp) {
    CountingPermit permit;
    auto job = shell("sleep 2; while :; do :; done");
    job.limits.cpu_time = 1s;
    job.core = &permit;
    EXPECT_EQ(run_once(job).report.exit_reason, ExitReason::over_time);
    EXPECT_GE(permit.rests, 1);
    EXPECT_EQ(permit.resumes, permit.rests);
}

TEST_F(LauncherTest, EndsWhatUsesTooMuchMemory) {
    auto job = python("data = [bytes([i % 256]) * 1000000 for i in range(1000)]");
    job.limits.memory = 64 * mebibyte;
    auto const finished = run_once(job);
    EXPECT_EQ(finished.report.exit_reason, ExitReason::over_memory)
        << finished.report.detail << finished.report.errors;
}

TEST_F(LauncherTest, EndsAllWhenTheKernelHasTakenOneForItsMemory) {
    // The shell lives on when its child is taken, and would wait for ever.
    auto job = shell("python3 -c 'data = [bytes([i % 256]) * 1000000 for i in range(1000)]'; sleep 1000");
    job.limits.memory = 64 * mebibyte;
    EXPECT_EQ(run_once(job).report.exit_reason, ExitReason::over_memory);
}

TEST_F(LauncherTest, EndsWhatPrintsTooMuch) {
    auto job = shell("yes");
    job.most_output = 100'000;
    auto const finished = run_once(job);
    EXPECT_EQ(finished.report.exit_reason, ExitReason::output_too_large);
    EXPECT_EQ(finished.output.size(), 100'000U);
}

TEST_F(LauncherTest, KeepsTheEndOfTheErrors) {
    auto job = shell("yes 0123456789 | head -c 1000000 >&2; echo last >&2");
    job.limits.errors_kept = 1000;
    auto const finished = run_once(job);
    EXPECT_EQ(finished.report.errors.size(), 1000U);
    EXPECT_TRUE(finished.report.errors.ends_with("last\n"));
    EXPECT_EQ(finished.report.errors_cut, 1'000'005U - 1000U);
}

TEST_F(LauncherTest, NamesTheForbiddenCall) {
    auto const finished = run_once(shell("unshare -m true"));
    EXPECT_EQ(finished.report.exit_reason, ExitReason::forbidden_call);
    EXPECT_EQ(finished.report.detail, "unshare");
}

TEST_F(LauncherTest, RefusesProcessesUnlessAskedFor) {
    EXPECT_EQ(run_once(python("import os; os.fork()")).report.exit_code, 1);
    auto job = python("import os; os.fork()");
    job.limits.processes = true;
    EXPECT_EQ(run_once(job).report.exit_code, 0);
}

TEST_F(LauncherTest, AllowsThreads) {
    auto const finished =
        run_once(python("import _thread\n"
                        "lock = _thread.allocate_lock()\n"
                        "lock.acquire()\n"
                        "_thread.start_new_thread(lambda: (print('thread'), lock.release()), ())\n"
                        "lock.acquire()\n"));
    EXPECT_EQ(finished.output, "thread\n");
}

TEST_F(LauncherTest, SaysWhatCannotBeExecuted) {
    auto launcher = make_launcher();
    auto job = shell("");
    job.command.arguments = {"/program/nothing"};
    auto const finished = run(launcher, job);
    ASSERT_FALSE(finished);
    EXPECT_EQ(finished.error().kind, support::ErrorKind::refused);
    EXPECT_EQ(finished.error().message,
              "the sandbox cannot execute '/program/nothing': No such file or directory");
    // The launcher has not suffered.
    EXPECT_TRUE(run(launcher, shell("true")));
}

TEST_F(LauncherTest, SaysWhatDirectoryIsNotThere) {
    auto launcher = make_launcher();
    auto job = shell("true");
    job.files.program_directory = "/nowhere";
    auto const finished = run(launcher, job);
    ASSERT_FALSE(finished);
    EXPECT_NE(finished.error().message.find("/nowhere"), std::string::npos) << finished.error().message;
    EXPECT_TRUE(run(launcher, shell("true")));
}

TEST_F(LauncherTest, RefusesACommandWithoutAProgram) {
    auto launcher = make_launcher();
    EXPECT_FALSE(launcher.start({.arguments = {}}, {}, {}));
}

TEST_F(LauncherTest, RefusesACommandThatIsTooLong) {
    auto launcher = make_launcher();
    auto const started = launcher.start({.arguments = {"/bin/true", std::string(1'000'000, 'x')}}, {}, {});
    ASSERT_FALSE(started);
    EXPECT_EQ(started.error().message, "the command is too long");
}

TEST_F(LauncherTest, ShowsTheProgramsDirectoryAndNothingToWriteInIt) {
    confined::Directory const directory;
    directory.write("data.txt", "the data");
    auto job = shell("cat data.txt; touch other 2>/dev/null || echo ' is read-only'");
    job.files.program_directory = directory.path();
    job.command.working_directory = "/program";
    EXPECT_EQ(run_once(job).output, "the data is read-only\n");
}

TEST_F(LauncherTest, GivesFilesOutOfTheScratchDirectory) {
    auto const finished = run_once(shell("echo result > file; ln -s /etc/passwd link; mkfifo pipe; mkdir d"));
    auto const file = finished.scratch.read_file("file", 100);
    ASSERT_TRUE(file) << file.error().message;
    EXPECT_EQ(*file, "result\n");
    EXPECT_FALSE(finished.scratch.read_file("file", 3));
    EXPECT_FALSE(finished.scratch.open_file("link"));
    EXPECT_FALSE(finished.scratch.open_file("pipe"));
    EXPECT_FALSE(finished.scratch.open_file("d"));
    EXPECT_FALSE(finished.scratch.open_file("../etc/passwd"));
    EXPECT_FALSE(finished.scratch.open_file("/etc/passwd"));
    EXPECT_FALSE(finished.scratch.open_file("missing"));
}

TEST_F(LauncherTest, GivesEachProgramAnEmptyScratchDirectory) {
    auto launcher = make_launcher();
    auto const first = run(launcher, shell("ls; touch mark; ls"));
    auto const second = run(launcher, shell("ls; touch mark; ls"));
    ASSERT_TRUE(first && second);
    EXPECT_EQ(first->output, "mark\n");
    EXPECT_EQ(second->output, "mark\n");
}

TEST_F(LauncherTest, LimitsTheScratchDirectory) {
    auto job = shell("head -c 3000000 /dev/urandom > file; wc -c < file");
    job.limits.scratch = 1 * mebibyte;
    EXPECT_EQ(run_once(job).output, "1048576\n");
}

TEST_F(LauncherTest, ExecutesNothingFromTheScratchDirectoryUnlessAskedTo) {
    auto job = shell("cp /bin/true mine; ./mine");
    EXPECT_EQ(run_once(job).report.exit_code, 126);
    job.limits.scratch_executable = true;
    EXPECT_EQ(run_once(job).report.exit_code, 0);
}

TEST_F(LauncherTest, HasRandomNumbersUnderBothNames) {
    EXPECT_EQ(run_once(shell("head -c 5 /dev/random | wc -c; head -c 5 /dev/urandom | wc -c")).output,
              "5\n5\n");
}

TEST_F(LauncherTest, ShowsNothingOfTheHostButWhatWasNamed) {
    auto launcher = make_launcher();
    auto const finished = run(launcher, shell("cut -d ' ' -f 5 /proc/self/mountinfo | sort | tr '\\n' ' '; "
                                              "ls /etc | tr '\\n' ' '; ls /dev | tr '\\n' ' '; hostname"));
    ASSERT_TRUE(finished) << finished.error().message;
    bool const counted = launcher.means().memory != 0; // or zeroes would be memory that nobody counts
    EXPECT_EQ(finished->output,
              std::string("/ /dev/null /dev/urandom ") + (counted ? "/dev/zero " : "") +
                  "/etc/alternatives /etc/ld.so.cache /proc /tmp /usr "
                  "alternatives group hosts ld.so.cache nsswitch.conf passwd null random urandom " +
                  (counted ? "zero " : "") + "sandbox\n")
        << finished->report.errors;
}

TEST_F(LauncherTest, ClosesByLandlockWhatThePrivateRootShows) {
    if (auto const reason = confined::no_landlock_here(); !reason.empty()) {
        GTEST_SKIP() << reason;
    }
    EXPECT_EQ(run_once(shell("ls /usr/bin/env; ls / 2>/dev/null || echo closed")).output,
              "/usr/bin/env\nclosed\n");
}

TEST_F(LauncherTest, LimitsMemoryByControlGroupsWhereThereAreSome) {
    if (auto const reason = confined::no_memory_groups_here(); !reason.empty()) {
        GTEST_SKIP() << reason;
    }
    EXPECT_NE(make_launcher().means().memory, 0);
    EXPECT_TRUE(run_once(shell("true")).report.peak_charged);
}

TEST_F(LauncherTest, ShowsOnlyItsOwnProcesses) {
    EXPECT_EQ(run_once(shell("echo /proc/[0-9]*")).output, "/proc/2\n"); // not even its init
}

TEST_F(LauncherTest, ShowsNoProcessesUnlessAskedTo) {
    auto job = shell("ls -A /proc");
    job.files.proc = false;
    EXPECT_EQ(run_once(job).output, "");
}

TEST_F(LauncherTest, GivesNoEnvironmentButItsOwn) {
    ASSERT_EQ(setenv("TULKAS_TEST_SECRET", "secret", 1), 0);
    auto job = shell("env | sort");
    job.command.environment = {"A=1"};
    EXPECT_EQ(run_once(job).output, "A=1\nPWD=/tmp\n");
}

TEST_F(LauncherTest, LeavesNoDescriptorsOpen) {
    EXPECT_EQ(run_once(shell("ls /proc/self/fd | tr '\\n' ' '")).output,
              "0 1 2 3 "); // 3 is that of ls itself
}

TEST_F(LauncherTest, IsNobodyInside) {
    auto const finished = run_once(shell("id -u; grep -E 'Cap|NoNewPrivs|Seccomp:' /proc/self/status"));
    EXPECT_EQ(finished.output, "1000\n"
                               "CapInh:\t0000000000000000\n"
                               "CapPrm:\t0000000000000000\n"
                               "CapEff:\t0000000000000000\n"
                               "CapBnd:\t0000000000000000\n"
                               "CapAmb:\t0000000000000000\n"
                               "NoNewPrivs:\t1\n"
                               "Seccomp:\t2\n");
}

TEST_F(LauncherTest, PinsToACoreForGood) {
    auto job = python("import os\n"
                      "print(os.sched_getaffinity(0))\n"
                      "try:\n"
                      "    os.sched_setaffinity(0, range(64))\n"
                      "except OSError as error:\n"
                      "    print(error.strerror)\n");
    job.limits.core = 0;
    EXPECT_EQ(run_once(job).output, "{0}\nOperation not permitted\n");
}

TEST_F(LauncherTest, LimitsTasks) {
    auto job = shell("for i in 1 2 3 4 5 6 7 8 9 10; do sleep 1000 & done; wait");
    job.limits.tasks = 5;
    auto const finished = run_once(job);
    EXPECT_NE(finished.report.errors.find("Cannot fork"), std::string::npos) << finished.report.errors;
}

TEST_F(LauncherTest, TakesTheLeftBehindAlong) {
    // The child would hold the output open for ever.
    auto const finished = run_once(shell("(setsid sleep 1000 &) ; echo gone"));
    EXPECT_EQ(finished.output, "gone\n");
    EXPECT_EQ(finished.report.exit_reason, ExitReason::exited);
}

TEST_F(LauncherTest, StartsFromSeveralThreads) {
    auto launcher = make_launcher();
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i) {
        threads.emplace_back([&launcher] {
            for (int k = 0; k < 5; ++k) {
                auto const finished = run(launcher, shell("echo here"));
                ASSERT_TRUE(finished) << finished.error().message;
                EXPECT_EQ(finished->output, "here\n");
            }
        });
    }
    for (auto& thread : threads) {
        thread.join();
    }
}

TEST_F(LauncherTest, MakesReadyForSeveralKindsOfPrograms) {
    auto launcher = make_launcher();
    auto const one = shell("echo one");
    auto other = shell("echo other");
    other.limits.scratch = 2 * mebibyte;
    ASSERT_TRUE(launcher.make_ready(one.limits, one.files, 2));
    ASSERT_TRUE(launcher.make_ready(other.limits, other.files, 1));
    for (int i = 0; i < 3; ++i) {
        EXPECT_EQ(run(launcher, one)->output, "one\n");
        EXPECT_EQ(run(launcher, other)->output, "other\n");
    }
}

TEST_F(LauncherTest, RunsInSandboxesOfDifferentHostUsers) {
    auto launcher = make_launcher();
    auto const first =
        launcher.start({.arguments = {"/bin/sleep", "1000"}}, {}, {.view = View::whole_system()});
    auto const second =
        launcher.start({.arguments = {"/bin/sleep", "1000"}}, {}, {.view = View::whole_system()});
    ASSERT_TRUE(first && second);
    if (geteuid() != 0) {
        GTEST_SKIP() << "an ordinary user has only one user to give";
    }
    EXPECT_NE(first->host_user(), second->host_user());
    EXPECT_NE(first->host_user(), 0U);
}

TEST_F(LauncherTest, WithoutControlGroupsMemoryIsLimitedByLooking) {
    auto job = python("data = [bytes([i % 256]) * 1000000 for i in range(1000)]");
    job.limits.memory = 64 * mebibyte;
    auto const finished = run_once(job, {.control_groups = false});
    EXPECT_EQ(finished.report.exit_reason, ExitReason::over_memory)
        << finished.report.detail << finished.report.errors;
}

TEST_F(LauncherTest, WithoutControlGroupsMemoryCannotHide) {
    auto const finished = run_once(python("import mmap, os\n"
                                          "for attempt in (lambda: mmap.mmap(-1, 1000),\n"
                                          "                lambda: os.memfd_create('x'),\n"
                                          "                lambda: os.open('/dev/zero', os.O_RDWR)):\n"
                                          "    try:\n"
                                          "        attempt()\n"
                                          "        print('succeeded')\n"
                                          "    except OSError:\n"
                                          "        print('failed')\n"),
                                   {.control_groups = false});
    EXPECT_EQ(finished.output, "failed\nfailed\nfailed\n") << finished.report.errors;
}

TEST_F(LauncherTest, WithoutControlGroupsCpuTimeIsLimitedAsWell) {
    auto job = shell("while :; do :; done");
    job.limits.cpu_time = 100ms;
    EXPECT_EQ(run_once(job, {.control_groups = false}).report.exit_reason, ExitReason::over_time);
    job.limits.processes = false;
    EXPECT_EQ(run_once(job, {.control_groups = false}).report.exit_reason, ExitReason::over_time);
}

TEST_F(LauncherTest, UnconfinedProgramsRunAsWeDo) {
    confined::Directory const directory;
    directory.write("data.txt", "the data");
    auto job = shell("cat data.txt; id -u; cat /program/data.txt");
    job.command.arguments.emplace_back("/program/data.txt"); // $0
    job.files.program_directory = directory.path();
    job.command.working_directory = "/program";
    auto const finished = run_once(job, {.confined = false});
    EXPECT_EQ(finished.output, "the data" + std::to_string(geteuid()) + "\n");
}

TEST_F(LauncherTest, UnconfinedProgramsAreEndedWithAllTheyHaveStarted) {
    confined::Directory const directory;
    auto job = shell("(setsid sh -c 'sleep 1000; touch " + directory.path() + "/lived' &); echo gone");
    EXPECT_EQ(run_once(job, {.confined = false}).output, "gone\n");
    job = shell("(setsid sleep 1000 &); sleep 1000");
    job.limits.wall_time = 50ms;
    EXPECT_EQ(run_once(job, {.confined = false}).report.exit_reason, ExitReason::over_time);
}

} // namespace
} // namespace sandbox
