// The namespaces that outlast one program: network, host name, control groups, and the host's mounts.
#pragma once

#include "sandbox/wire.hpp"

namespace keeper {

// Within a new user namespace: an empty network, a host name that tells nothing, and mounts of our own, still
// those of the host, from which private roots are built.
void enter_lasting_namespaces(bool gvisor);

// The control groups we are in become the root of those that are seen, once we are in them.
void hide_control_groups();

// Becomes the user that owns the namespaces, with all capabilities over them and none outside. From here on
// nothing runs as the host's root.
void become_init_user(sandbox::wire::CellPlan const& plan);

} // namespace keeper
