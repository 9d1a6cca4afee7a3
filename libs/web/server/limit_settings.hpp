// The operator's settings of limits (Limits.…): their declarations and their values.
#pragma once

#include "kreator/declarations.hpp"
#include "people/limits.hpp"
#include "support/result.hpp"

#include <vector>

namespace server {

[[nodiscard]] std::vector<kreator::Declaration> limit_declarations();

[[nodiscard]] support::Result<people::Limits> read_limits(kreator::Properties const& properties);

} // namespace server
