// What SQLite and PostgreSQL spell differently, put in for ${ID} and the like.
#pragma once

#include "storage/connection_string.hpp"

#include <string>
#include <string_view>

namespace storage {

// ${ID}: the type of a column that numbers the rows by itself and identifies them.
[[nodiscard]] std::string in_dialect_of(Backend backend, std::string_view statement);

} // namespace storage
