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

// The mount namespace of the new view. Trees are the open trees of those entries that say so, in order.
[[nodiscard]] support::FileDescriptor build_root(sandbox::wire::ViewPlan const& plan,
                                                 std::vector<support::FileDescriptor> const& trees);

// Enters a copy of the view with the program's directory, a scratch directory, and /proc if asked for.
// The owner of the scratch directory is given as inside the user namespace; tree is −1 when none was given.
void enter_private_root(sandbox::wire::StartPlan const& plan, int view, int tree,
                        std::uint64_t scratch_owner);

} // namespace keeper
