// What is left when those who would clean up are killed: nothing.
#include "confined/here.hpp"
#include "confined/inventory.hpp"
#include "confined/jobs.hpp"
#include "sandbox/control_group_layout.hpp"
#include "sandbox/control_group_setup.hpp"
#include "sandbox/launcher.hpp"
#include "sandbox/small_files.hpp"
#include "support/file_descriptor.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <filesystem>
#include <set>
#include <string>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace sandbox {
namespace {

using support::FileDescriptor;

std::vector<pid_t> children_of(pid_t process) {
    std::vector<pid_t> list;
    std::string const text =
        read_small_file(fmt::format("/proc/{0}/task/{0}/children", process)).value_or("");
    for (std::size_t at = 0; at < text.size();) {
        list.push_back(std::stoi(text.substr(at)));
        at = std::min(text.size(), text.find(' ', at) + 1);
    }
    return list;
}

std::set<std::string> groups_of(pid_t owner) {
    std::set<std::string> groups;
    auto const layout = ControlGroupLayout::of_this_machine();
    std::set<std::string> directories;
    for (auto const& [controller, directory] : layout.version_1) {
        directories.insert(directory);
    }
    if (layout.version_2) {
        directories.insert(*layout.version_2);
    }
    for (auto const& directory : directories) {
        for (auto const& entry : std::filesystem::directory_iterator(directory)) {
            if (entry.path().filename().string().starts_with(fmt::format("tulkas-{}-", owner))) {
                groups.insert(entry.path().string());
            }
        }
    }
    return groups;
}

// Somebody with two running programs, one of them stopped, and one sandbox that is ready. Returns when all of
// that is so; from then on he waits to be killed.
pid_t make_owner(Policy const& policy) {
    std::array<int, 2> ends{};
    EXPECT_EQ(pipe2(ends.data(), O_CLOEXEC), 0);
    FileDescriptor const reading(ends[0]);
    FileDescriptor writing(ends[1]);
    pid_t const owner = fork();
    if (owner == 0) {
        auto launcher = Launcher::create(policy);
        auto const job = confined::shell("sleep 1000 & (setsid sleep 1000 &) ; while :; do sleep 1; done");
        if (!launcher || !launcher->make_ready(job.limits, job.files, 3)) {
            _exit(1);
        }
        auto const first = launcher->start(job.command, job.limits, job.files);
        auto second = launcher->start(job.command, job.limits, job.files);
        if (!first || !second || !second->stop() || write(writing.get(), "", 1) != 1) {
            _exit(1);
        }
        for (;;) {
            pause();
        }
    }
    writing.close();
    char byte = 0;
    EXPECT_EQ(read(reading.get(), &byte, 1), 1) << "the owner could not start anything";
    return owner;
}

// Waits for all who have become our children to end. They do so by themselves, or the test runs out of time.
void wait_for_all() {
    while (waitpid(-1, nullptr, 0) > 0 || errno == EINTR) {
    }
}

class Orphans : public ::testing::TestWithParam<Policy> {
protected:
    void SetUp() override {
        if (auto const reason = confined::no_namespaces_here(); GetParam().confined && !reason.empty()) {
            GTEST_SKIP() << reason;
        }
        confined::watch_for_orphans();
    }
    void TearDown() override { prctl(PR_SET_CHILD_SUBREAPER, 0); }
};

INSTANTIATE_TEST_SUITE_P(With, Orphans,
                         ::testing::Values(Policy{}, Policy{.control_groups = false},
                                           Policy{.confined = false}),
                         [](auto const& setting) {
                             return std::string(!setting.param.confined        ? "NoConfinement"
                                                : setting.param.control_groups ? "ControlGroups"
                                                                               : "ResourceLimits");
                         });

TEST_P(Orphans, NothingIsLeftWhenTheOwnerIsKilled) {
    pid_t const owner = make_owner(GetParam());
    ASSERT_EQ(children_of(owner).size(), 1U); // the keeper
    kill(owner, SIGKILL);
    wait_for_all();
    EXPECT_TRUE(groups_of(owner).empty());
}

TEST_P(Orphans, NoProcessIsLeftWhenTheKeeperIsKilledToo) {
    pid_t const owner = make_owner(GetParam());
    auto const keepers = children_of(owner);
    ASSERT_EQ(keepers.size(), 1U);
    kill(owner, SIGSTOP); // so that it cannot notice and act
    kill(keepers.front(), SIGKILL);
    kill(owner, SIGKILL);
    wait_for_all();
    // The groups are still there, with nobody to remove them; whoever comes next does.
    (void)set_up_control_groups();
    EXPECT_TRUE(groups_of(owner).empty());
}

} // namespace
} // namespace sandbox
