// What there is on the machine that a sandbox could leave behind.
//
// Others use the machine too, so only what can be ours is counted: our children (orphans of ours become our
// children, see watch_for_orphans), our mounts and descriptors, control groups with our name, and files with
// the name that hostile programs give to what they write.
#pragma once

#include <set>
#include <string>

namespace confined {

// From now on the processes that our children leave behind become our children.
void watch_for_orphans();

using Inventory = std::multiset<std::string>;
[[nodiscard]] Inventory inventory();

// What is there now and was not before, and the other way round; nothing when all is as it was.
[[nodiscard]] std::string difference(Inventory const& before, Inventory const& after);

} // namespace confined
