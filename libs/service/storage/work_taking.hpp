// Whose work is next: of those with the fewest pieces running, whoever was served longest ago.
//
// Internal to the stores.
#pragma once

#include "storage/works.hpp"

namespace storage {

// A piece of this priority, which is the taker's from now on; nothing if none waits. Nobody else may be
// taking at the same time.
[[nodiscard]] std::optional<Piece> take_next(Transaction& transaction, Taking const& taking, int priority);

} // namespace storage
