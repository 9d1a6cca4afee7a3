// Puts a backup in the place of a server's database.
//
// The backup is checked whole before anything is touched, and what was there stays until the new contents are
// complete: an SQLite database is filled and migrated beside the old one and then takes its name, and the old
// one is kept under another; PostgreSQL replaces everything in one transaction.
#pragma once

#include "storage/connection_string.hpp"
#include "support/moment.hpp"
#include "support/result.hpp"

#include <cstdint>
#include <filesystem>
#include <optional>

namespace storage {

enum class Restoring : std::uint8_t { into_empty, replacing };

struct Restored {
    std::int64_t rows = 0;
    bool had_checksum = false;
    std::optional<std::filesystem::path> old; // where the database is that was replaced
};

// refused: the target is not empty and should not be replaced, or a server or a worker uses it; the backup
// has no account, and would replace something. invalid: as check_backup.
[[nodiscard]] support::Result<Restored> restore_backup(std::filesystem::path const& file,
                                                       DatabaseAddress const& target, Restoring how,
                                                       support::Moment now);

} // namespace storage
