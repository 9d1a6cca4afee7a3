// The operator's settings of the database: where it is, and how long to wait for it.
#pragma once

#include "kreator/properties.hpp"
#include "storage/connection_string.hpp"

#include <filesystem>

namespace server {

// A number of that property; an error names it.
[[nodiscard]] support::Result<int> number_within(kreator::Properties const& properties, char const* name,
                                                 int least, int most);

[[nodiscard]] support::Result<storage::DatabaseAddress>
database_address(kreator::Properties const& properties, std::filesystem::path const& data);
[[nodiscard]] support::Result<storage::Limits> database_limits(kreator::Properties const& properties);

} // namespace server
