// Backups: everything a database holds at one moment, as one SQLite file with a checksum of all its rows.
//
// A backup changes nothing of its source: it is opened read-only, and the backup has the schema that the
// source has, even if this program knows newer steps.
#pragma once

#include "storage/connection_string.hpp"
#include "support/result.hpp"

#include <cstdint>
#include <filesystem>

namespace storage {

struct BackupContents {
    int step = 0; // of the schema
    std::int64_t rows = 0;
    std::int64_t accounts = 0;
    bool has_checksum = false; // those of version 0.1 have none
};

// Writes it under a temporary name and renames it when it is complete; it replaces a file of that name.
[[nodiscard]] support::Result<BackupContents> write_backup(DatabaseAddress const& source,
                                                           std::filesystem::path const& file);

// Reads the whole file and changes nothing. invalid: it is damaged, or no backup that this program can read.
[[nodiscard]] support::Result<BackupContents> check_backup(std::filesystem::path const& file);

} // namespace storage
