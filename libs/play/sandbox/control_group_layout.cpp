#include "sandbox/control_group_layout.hpp"

#include "sandbox/small_files.hpp"
#include "support/text.hpp"

#include <vector>

namespace sandbox {

namespace {

using support::cut_front;

struct Mount {
    std::string_view root; // the group that is seen at the mount point
    std::string_view point;
    std::string_view type;
    std::string_view options;
};

// "35 31 0:32 / /sys/fs/cgroup/memory rw,relatime shared:9 - cgroup cgroup rw,memory"
Mount parse_mount(std::string_view line) {
    Mount mount{};
    for (int skipped = 0; skipped < 3; ++skipped) {
        (void)cut_front(line, ' ');
    }
    mount.root = cut_front(line, ' ');
    mount.point = cut_front(line, ' ');
    auto const separator = line.find(" - ");
    line.remove_prefix(separator == std::string_view::npos ? line.size() : separator + 3);
    mount.type = cut_front(line, ' ');
    (void)cut_front(line, ' ');
    mount.options = line;
    return mount;
}

bool lists(std::string_view list, std::string_view name) {
    while (!list.empty()) {
        if (cut_front(list, ',') == name) {
            return true;
        }
    }
    return false;
}

// The directory of a group, when the mount shows it.
std::optional<std::string> directory(Mount const& mount, std::string_view group) {
    if (mount.root != "/") {
        if (!group.starts_with(mount.root)) {
            return std::nullopt;
        }
        group.remove_prefix(mount.root.size());
        if (!group.empty() && !group.starts_with('/')) {
            return std::nullopt; // /games-old is not below /games
        }
    }
    return std::string(mount.point) + std::string(group == "/" ? "" : group);
}

} // namespace

ControlGroupLayout ControlGroupLayout::from(std::string_view mounts, std::string_view membership) {
    std::vector<Mount> parsed;
    while (!mounts.empty()) {
        parsed.push_back(parse_mount(cut_front(mounts, '\n')));
    }
    ControlGroupLayout layout;
    while (!membership.empty()) {
        // "4:memory:/some/group", and "0::/some/group" for version 2
        std::string_view line = cut_front(membership, '\n');
        (void)cut_front(line, ':');
        std::string_view const controllers = cut_front(line, ':');
        for (auto const& mount : parsed) {
            if (controllers.empty() && mount.type == "cgroup2") {
                layout.version_2 = directory(mount, line);
            }
            for (auto const* const name : {"memory", "pids", "cpu", "cpuacct"}) {
                auto const path = directory(mount, line);
                if (mount.type == "cgroup" && lists(controllers, name) && lists(mount.options, name) &&
                    path) {
                    layout.version_1[name] = *path;
                }
            }
        }
    }
    return layout;
}

ControlGroupLayout ControlGroupLayout::of_this_machine() {
    return from(read_small_file("/proc/self/mountinfo").value_or(""),
                read_small_file("/proc/self/cgroup").value_or(""));
}

} // namespace sandbox
