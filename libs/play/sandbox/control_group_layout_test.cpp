#include "sandbox/control_group_layout.hpp"

#include <gtest/gtest.h>

namespace sandbox {
namespace {

TEST(ControlGroupLayout, FindsVersion2) {
    auto const layout = ControlGroupLayout::from(
        "22 27 0:21 / /proc rw shared:5 - proc proc rw\n"
        "30 24 0:26 / /sys/fs/cgroup rw,nosuid shared:9 - cgroup2 cgroup2 rw,nsdelegate\n",
        "0::/user.slice/user-1000.slice/session-3.scope\n");
    EXPECT_EQ(layout.version_2, "/sys/fs/cgroup/user.slice/user-1000.slice/session-3.scope");
    EXPECT_TRUE(layout.version_1.empty());
}

TEST(ControlGroupLayout, FindsVersion1WithControllersTogether) {
    auto const layout = ControlGroupLayout::from(
        "32 31 0:29 / /sys/fs/cgroup/cpu,cpuacct rw,relatime - cgroup cgroup rw,cpu,cpuacct\n"
        "35 31 0:32 / /sys/fs/cgroup/memory rw,relatime - cgroup cgroup rw,memory\n"
        "39 31 0:36 / /sys/fs/cgroup/pids rw,relatime - cgroup cgroup rw,pids\n",
        "4:memory:/some/group\n3:cpu,cpuacct:/\n2:pids:/x\n");
    EXPECT_FALSE(layout.version_2);
    EXPECT_EQ(layout.version_1.at("memory"), "/sys/fs/cgroup/memory/some/group");
    EXPECT_EQ(layout.version_1.at("cpuacct"), "/sys/fs/cgroup/cpu,cpuacct");
    EXPECT_EQ(layout.version_1.at("cpu"), "/sys/fs/cgroup/cpu,cpuacct");
    EXPECT_EQ(layout.version_1.at("pids"), "/sys/fs/cgroup/pids/x");
}

TEST(ControlGroupLayout, FindsBothVersionsSideBySide) {
    auto const layout =
        ControlGroupLayout::from("35 31 0:32 / /sys/fs/cgroup/memory rw,relatime - cgroup cgroup rw,memory\n"
                                 "41 31 0:38 / /sys/fs/cgroup/unified rw,relatime - cgroup2 cgroup2 rw\n",
                                 "4:memory:/\n0::/\n");
    EXPECT_EQ(layout.version_2, "/sys/fs/cgroup/unified");
    EXPECT_EQ(layout.version_1.at("memory"), "/sys/fs/cgroup/memory");
}

TEST(ControlGroupLayout, FindsItsWayInAContainerThatSeesOnlyItsOwnPart) {
    auto const mounts = "35 31 0:32 /docker/abc /sys/fs/cgroup/memory ro - cgroup cgroup rw,memory\n";
    EXPECT_EQ(ControlGroupLayout::from(mounts, "4:memory:/docker/abc\n").version_1.at("memory"),
              "/sys/fs/cgroup/memory");
    EXPECT_EQ(ControlGroupLayout::from(mounts, "4:memory:/docker/abc/d\n").version_1.at("memory"),
              "/sys/fs/cgroup/memory/d");
    EXPECT_TRUE(ControlGroupLayout::from(mounts, "4:memory:/docker/abcd\n").version_1.empty());
    EXPECT_TRUE(ControlGroupLayout::from(mounts, "4:memory:/elsewhere\n").version_1.empty());
}

TEST(ControlGroupLayout, FindsNothingInNothing) {
    auto const layout = ControlGroupLayout::from("", "");
    EXPECT_TRUE(layout.version_1.empty());
    EXPECT_FALSE(layout.version_2);
    EXPECT_FALSE(ControlGroupLayout::from("nonsense\n - \n", "nonsense\n::\n").version_2);
}

} // namespace
} // namespace sandbox
