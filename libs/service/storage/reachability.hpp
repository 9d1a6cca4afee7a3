// Whether a database server answers at all, for those who decide to wait for it.
#pragma once

#include "storage/connection_string.hpp"

namespace storage {

// True if it accepts connections, even if it would refuse ours; a file is always reachable. Waits a few
// seconds at most.
[[nodiscard]] bool is_reachable(DatabaseAddress const& place);

} // namespace storage
