// Giving capabilities up, in every set they can come back from.
#pragma once

#include <cstdint>

namespace keeper {

// Nothing that is executed from here on can gain a capability. Comes first, for it takes one to do it.
void empty_bounding_set();

// Keeps the capabilities in the mask (bits CAP_…) for itself, and none for what it executes.
void keep_only(std::uint64_t capabilities);

} // namespace keeper
