// All rows of one database into another with the same schema: the part of backup and restore that does not
// care which databases they are.
//
// Functions that take a Transaction write in the caller's transaction and throw what the database throws.
#pragma once

#include "storage/database.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace storage {

struct CopyEnd {
    Transaction& transaction;
    Backend backend;
};

// How many rows were copied. The target's tables are empty. A table that the source's schema does not have
// yet is left out.
[[nodiscard]] std::int64_t copy_tables(CopyEnd from, CopyEnd to);

[[nodiscard]] std::int64_t count_rows(CopyEnd of);
void delete_all_rows(Transaction& transaction);

// In their order; none if there is no such table.
[[nodiscard]] std::vector<std::string> columns_of(CopyEnd of, std::string const& table);

// Copying may take longer than any question of a visitor, and PostgreSQL waits meanwhile.
void lift_timeouts(CopyEnd end);

} // namespace storage
