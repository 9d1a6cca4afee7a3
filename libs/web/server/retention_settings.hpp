// The operator's settings of what is kept (Retention.…): their declarations and their values.
#pragma once

#include "kreator/declarations.hpp"
#include "server/upkeep.hpp"
#include "support/result.hpp"

#include <vector>

namespace server {

[[nodiscard]] std::vector<kreator::Declaration> retention_declarations();

[[nodiscard]] support::Result<RetentionSettings> read_retention(kreator::Properties const& properties);

} // namespace server
