// Describes a failure on the keeper's side for people.
#pragma once

#include "sandbox/wire.hpp"
#include "support/result.hpp"

#include <string_view>

namespace sandbox {

// "mount the scratch directory"
[[nodiscard]] std::string_view describe(wire::Step step);

// "cannot show '/opt/x' in the sandbox: No such file or directory"
[[nodiscard]] support::Error explain(wire::Failure const& failure);

} // namespace sandbox
