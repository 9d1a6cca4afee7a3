// The private root: what a confined program sees when it looks at /.
//
// A view is built once: a small tmpfs with the host's paths shown in it, read-only, entered with pivot_root
// so that the host's own root is gone from it. It is kept as a mount namespace. For each program the
// namespace is copied, which is quick, for it holds little, and completed with what is this program's alone.
#pragma once

#include "sandbox/wire.hpp"
#include "support/file_descriptor.hpp"

#include <vector>

namespace keeper {

// The mount namespace of the new view. `trees` are the open trees of the items with tree_given, in order.
[[nodiscard]] support::FileDescriptor build_root(sandbox::wire::ViewPlan const& plan,
                                                 std::vector<support::FileDescriptor> const& trees,
                                                 bool gvisor);

// The private root of one program: a copy of a view, completed with what is this program's alone.
class PrivateRoot {
public:
    // Enters it, with a new scratch directory, and /proc if asked for. The owner of the scratch directory is
    // given as inside the user namespace.
    void enter(sandbox::wire::Prepare const& plan, int view, sandbox::wire::CellPlan const& cell);

    // Shows the program's directory. The tree is −1 if the caller has not opened it.
    void show_program(sandbox::wire::Start const& plan, int tree) const;

private:
    support::FileDescriptor m_host_mounts; // namespaces
    support::FileDescriptor m_own_mounts;
};

} // namespace keeper
