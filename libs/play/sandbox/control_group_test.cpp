// Version 2 on directories that only look like it; both versions for real are in the tests of the launcher.
#include "confined/directory.hpp"
#include "sandbox/control_group.hpp"
#include "sandbox/control_group_setup.hpp"
#include "sandbox/small_files.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <sys/epoll.h>
#include <unistd.h>

namespace sandbox {
namespace {

class ControlGroupTest : public ::testing::Test {
protected:
    ControlGroupTest() { m_layout.version_2 = m_directory.path(); }

    void make_group() const {
        std::filesystem::create_directory(m_directory.path() + "/group");
        for (auto const* const name :
             {"cgroup.procs", "cgroup.freeze", "memory.max", "memory.swap.max", "pids.max", "cpu.max"}) {
            m_directory.write(std::string("group/") + name, "");
        }
        m_directory.write("group/cgroup.events", "populated 1\nfrozen 0\n");
        m_directory.write("group/memory.events", "low 0\nmax 3\noom 1\noom_kill 2\n");
        m_directory.write("group/memory.peak", "123456\n");
        m_directory.write("group/cpu.stat", "usage_usec 1500\nuser_usec 1000\nsystem_usec 500\n");
    }

    [[nodiscard]] std::string content(std::string const& name) const {
        return read_small_file(m_directory.path() + "/" + name).value_or("(missing)");
    }

    confined::Directory m_directory;
    ControlGroupLayout m_layout;
};

TEST_F(ControlGroupTest, Version2LimitsAndCounts) {
    make_group();
    auto group = ControlGroup::create(m_layout, "group");
    EXPECT_TRUE(group.limits_memory());
    EXPECT_EQ(group.means().tasks, 2);
    EXPECT_TRUE(group.counts_cpu_time());
    EXPECT_TRUE(group.can_stop());
    EXPECT_EQ(group.peak_memory(), 123456U);
    ASSERT_TRUE(group.begin({.memory = 1'000'000, .tasks = 12, .cores = 2}));
    EXPECT_EQ(content("group/memory.max"), "1000000");
    EXPECT_EQ(content("group/memory.swap.max"), "0");
    EXPECT_EQ(content("group/pids.max"), "12");
    EXPECT_EQ(content("group/cpu.max"), "200000");
    EXPECT_EQ(group.cpu_time(), std::chrono::microseconds(1500));
    EXPECT_EQ(group.out_of_memory_kills(), 2U);
    EXPECT_EQ(group.limit_hits(), 1U);
    m_directory.write("group/memory.events", "low 0\nmax 3\noom 1\noom_kill 3\n");
    EXPECT_EQ(group.limit_hits(), 1U) << "the machine's lack of memory is not the group's";
    m_directory.write("group/memory.events", "low 0\nmax 3\noom 1\noom_kill 2\n");
    EXPECT_EQ(group.memory_event_mask(), static_cast<std::uint32_t>(EPOLLPRI));
    EXPECT_TRUE(group.take_memory_event(1));
    EXPECT_FALSE(group.take_memory_event(2));
    EXPECT_EQ(group.membership_files().size(), 1U);
}

TEST_F(ControlGroupTest, Version1KnowsItsOwnLimitByThePeak) {
    m_layout.version_2.reset();
    m_layout.version_1 = {{"memory", m_directory.path()}};
    std::filesystem::create_directory(m_directory.path() + "/group");
    for (auto const* const name : {"cgroup.procs", "memory.limit_in_bytes", "memory.max_usage_in_bytes"}) {
        m_directory.write(std::string("group/") + name, "");
    }
    m_directory.write("group/memory.oom_control", "oom_kill_disable 0\nunder_oom 0\noom_kill 0\n");
    auto group = ControlGroup::create(m_layout, "group");
    ASSERT_TRUE(group.begin({.memory = 64U << 20U, .tasks = 12, .cores = 0}));
    EXPECT_EQ(group.limit_hits(), std::nullopt);
    m_directory.write("group/memory.max_usage_in_bytes", "67108864\n");
    EXPECT_TRUE(group.was_limit_reached({}));
    m_directory.write("group/memory.max_usage_in_bytes", "66900000\n");
    EXPECT_TRUE(group.was_limit_reached({})) << "the last portion did not fit";
    m_directory.write("group/memory.max_usage_in_bytes", "30000000\n");
    EXPECT_FALSE(group.was_limit_reached({})) << "it was the machine that had no memory left";
}

TEST_F(ControlGroupTest, Version2IsStoppedWhenItSaysSo) {
    make_group();
    auto group = ControlGroup::create(m_layout, "group");
    EXPECT_TRUE(group.stop()) << "without waiting";
    EXPECT_EQ(content("group/cgroup.freeze"), "1");
    EXPECT_FALSE(group.is_stopped());
    m_directory.write("group/cgroup.events", "populated 1\nfrozen 1\n");
    EXPECT_TRUE(group.is_stopped());
    EXPECT_TRUE(group.resume());
    EXPECT_EQ(content("group/cgroup.freeze"), "0");
}

TEST_F(ControlGroupTest, Version2GivesAllCoresToThoseWhoMayHaveThem) {
    make_group();
    auto group = ControlGroup::create(m_layout, "group");
    EXPECT_EQ(group.means().cpu_share, 2);
    ASSERT_TRUE(group.begin({.memory = 1'000'000, .tasks = 12, .cores = 0}));
    EXPECT_EQ(content("group/cpu.max"), "max");
}

TEST_F(ControlGroupTest, OffersNothingWhereNothingCanBeMade) {
    m_layout.version_2 = "/nowhere";
    m_layout.version_1["memory"] = "/nowhere";
    auto group = ControlGroup::create(m_layout, "group");
    EXPECT_FALSE(group.limits_memory() || group.means().tasks != 0 || group.counts_cpu_time() ||
                 group.can_stop());
    EXPECT_TRUE(group.begin({.memory = 1, .tasks = 1}));
    EXPECT_FALSE(group.cpu_time());
    EXPECT_FALSE(group.stop());
    EXPECT_FALSE(group.is_stopped());
    EXPECT_EQ(group.out_of_memory_kills(), 0U);
    EXPECT_TRUE(group.membership_files().empty());
}

TEST_F(ControlGroupTest, NamesItsDirectories) {
    m_layout.version_1["memory"] = "/m";
    EXPECT_EQ(ControlGroup::directories(m_layout, "x"),
              (std::vector<std::string>{"/m/x", m_directory.path() + "/x"}));
}

TEST_F(ControlGroupTest, StaleGroupsAreRemovedAndNoOthers) {
    auto const mine = control_group_name(0);
    auto const earlier_process = "tulkas-" + std::to_string(getpid()) + "-1-0"; // our number, another start
    for (auto const& name : std::vector<std::string>{
             mine, earlier_process, std::string("tulkas-99999999-5-0"), std::string("tulkas-owner"),
             std::string("other"), std::string("tulkas-x-y-z")}) {
        std::filesystem::create_directory(m_directory.path() + "/" + name);
    }
    remove_stale_control_groups(m_layout);
    auto const exists = [&](std::string const& name) {
        return std::filesystem::exists(m_directory.path() + "/" + name);
    };
    EXPECT_TRUE(exists(mine));
    EXPECT_FALSE(exists(earlier_process));
    EXPECT_FALSE(exists("tulkas-99999999-5-0"));
    EXPECT_TRUE(exists("tulkas-owner"));
    EXPECT_TRUE(exists("other"));
    EXPECT_TRUE(exists("tulkas-x-y-z"));
}

TEST_F(ControlGroupTest, ControllersArePassedOn) {
    m_directory.write("cgroup.controllers", "cpuset cpu memory pids\n");
    m_directory.write("cgroup.subtree_control", "");
    pass_controllers_on(m_layout);
    EXPECT_EQ(content("cgroup.subtree_control"), "+memory +pids ");
}

TEST_F(ControlGroupTest, ControllersThatAreNotThereAreNotPassedOn) {
    m_directory.write("cgroup.controllers", "hugetlb\n");
    m_directory.write("cgroup.subtree_control", "");
    pass_controllers_on(m_layout);
    EXPECT_EQ(content("cgroup.subtree_control"), "");
}

TEST_F(ControlGroupTest, AProcessThatMovedFindsItsWayBack) {
    m_layout.version_2 = m_directory.path() + "/tulkas-owner";
    pass_controllers_on(m_layout);
    EXPECT_EQ(m_layout.version_2, m_directory.path());
}

} // namespace
} // namespace sandbox
