// How long it takes until a confined program says its first byte.
#pragma once

#include "confinement/comparisons.hpp"

namespace confinement {

enum class Readiness : std::uint8_t { nothing, launcher, sandbox };

// Beside bubblewrap with the same namespaces, binds and scratch directory; an error when it is not installed.
[[nodiscard]] support::Result<Times> measure_start(Readiness readiness);

// A sandbox that was made ready, beside an unconfined process.
[[nodiscard]] support::Result<Times> measure_start_beside_none();

} // namespace confinement
