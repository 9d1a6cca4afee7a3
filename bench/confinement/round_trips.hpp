// How long it takes to ask a confined program something and have its answer.
#pragma once

#include "confinement/comparisons.hpp"

namespace confinement {

// With its CPU time read before and after, as the runtime does; beside a bare pipe to an unconfined process.
// All on one core: ask and answer never run at the same time.
[[nodiscard]] support::Result<Times> measure_round_trips();

} // namespace confinement
