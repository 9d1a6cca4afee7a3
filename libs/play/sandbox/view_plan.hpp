// Turns the files to show in a sandbox into the list of mounts and files to create.
#pragma once

#include "sandbox/files.hpp"
#include "sandbox/wire.hpp"
#include "support/result.hpp"

namespace sandbox {

// The items of a private root: the paths of the view as they are on the host, the few devices and the few
// files of /etc that every program may expect. Paths the host does not have are left out; libraries are in
// different places on different machines. /dev/zero only where shared memory is counted: mapping it is some.
[[nodiscard]] support::Result<wire::ViewPlan> plan_view(View const& view, bool shared_memory);

// What may be read and executed of a plan: the host's directories and files.
[[nodiscard]] std::vector<std::string> readable_places(wire::ViewPlan const& plan);

} // namespace sandbox
