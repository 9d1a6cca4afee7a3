// Set-up and clean-up: removes unused control groups and enables controllers for new ones.
#pragma once

#include "sandbox/control_group_layout.hpp"

#include <string>
#include <string_view>

namespace sandbox {

// "tulkas-4711-8812345-3": the owner's process number and the time it was started, which together are unique
// until the next boot, and a number.
[[nodiscard]] std::string control_group_name(int number);

// Removes groups whose owner is gone. Its keeper should have done so; unless it was killed as well.
void remove_stale_control_groups(ControlGroupLayout const& layout);

// Version 2 only: has our own group pass its controllers on to the groups we make in it. The kernel allows no
// process in a group that does that: if we are the only one, we move into a new group below.
void pass_controllers_on(ControlGroupLayout& layout);

// All of it: what a process does once, before its first control group.
[[nodiscard]] ControlGroupLayout set_up_control_groups();

} // namespace sandbox
