// The trial of a game by a worker elsewhere: what it reports.
#pragma once

#include "packages/trial.hpp"
#include "support/json.hpp"

namespace packages {

// {"rejection", "records"}
[[nodiscard]] support::JsonObject to_json(TrialOrRejection const& outcome);
// refused, invalid: it cannot be true.
[[nodiscard]] support::Result<TrialOrRejection> outcome_from(support::JsonObject const& report,
                                                             Package const& package);

} // namespace packages
