// The namespaces that outlast one program: user, network, host name, control groups.
#pragma once

#include "sandbox/wire.hpp"

namespace keeper {

// Makes a user namespace with the plan's users in it, and becomes its init user, with all capabilities over
// the namespace and none outside of it. From here on nothing runs as the host's root.
void enter_user_namespace(sandbox::wire::CellPlan const& plan);

// An empty network, a host name that tells nothing, control groups seen from where we are, and mounts of our
// own: still those of the host, from which private roots are built.
void enter_lasting_namespaces();

} // namespace keeper
