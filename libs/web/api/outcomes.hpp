// Every answer that an operation may give: its own, and those of all operations of its kind.
#pragma once

#include "api/operation.hpp"

namespace api {

// By status; each once.
[[nodiscard]] std::vector<Outcome> all_outcomes(Operation const& operation);

} // namespace api
