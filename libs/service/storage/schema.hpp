// The schema, as the steps that led to it. A step that was ever released is never changed: another one
// follows.
//
// The words in capitals that SQLite and PostgreSQL spell differently are written as in ${ID}; see
// dialect.hpp.
#pragma once

#include <span>
#include <string_view>

namespace storage {

// Statements, separated by semicolons.
[[nodiscard]] std::span<std::string_view const> schema_steps();

// The tables in an order in which each refers to earlier ones only.
[[nodiscard]] std::span<std::string_view const> table_names();

} // namespace storage
