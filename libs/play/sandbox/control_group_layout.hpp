// Where control groups can be made on this machine: the two versions, and what each offers.
//
// Read from the two files in which the kernel tells it, given as text, so that layouts of other machines are
// tested on this one.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace sandbox {

struct ControlGroupLayout {
    // Version 1: our own group's directory by controller ("memory", "pids", "cpu", "cpuacct").
    std::map<std::string, std::string, std::less<>> version_1;
    // Version 2: our own group's directory, if that hierarchy is mounted.
    std::optional<std::string> version_2;

    // From the texts of /proc/self/mountinfo and /proc/self/cgroup.
    [[nodiscard]] static ControlGroupLayout from(std::string_view mounts, std::string_view membership);
    [[nodiscard]] static ControlGroupLayout of_this_machine();
};

} // namespace sandbox
