// One connection to one SQLite file: for what is done to a whole file, as backup and restore do.
//
// Internal to storage; throws what SOCI throws, except where a Result is returned.
#pragma once

#include "storage/transaction.hpp"
#include "support/result.hpp"

#include <concepts>
#include <cstdint>
#include <filesystem>
#include <soci/soci.h>
#include <string>
#include <vector>

namespace storage {

enum class FileMode : std::uint8_t { read_only, read_write };

class SqliteFile {
public:
    // A file that somebody else has locked is an error at once, not after a while.
    SqliteFile(std::filesystem::path const& path, FileMode mode);

    [[nodiscard]] Transaction& transaction() { return m_transaction; }
    void run(std::string const& statement) { m_session << statement; }
    // The first column of all rows, as text.
    [[nodiscard]] std::vector<std::string> texts(std::string const& question);
    // Everything in it, as it is at one moment, as a new file.
    void copy_to(std::filesystem::path const& path);

private:
    soci::session m_session;
    Transaction m_transaction{m_session};
};

// The owner and the permissions of another file or directory, where we may give them.
void take_after(std::filesystem::path const& path, std::filesystem::path const& model);

// What was written to a file, or renamed in a directory, survives a loss of power.
[[nodiscard]] support::Result<void> sync(std::filesystem::path const& path);

// A file and what SQLite keeps beside it, removed now and at the end unless it was renamed.
class TemporaryDatabase {
public:
    explicit TemporaryDatabase(std::filesystem::path path) : m_path(std::move(path)) { remove(); }
    ~TemporaryDatabase() { remove(); }
    TemporaryDatabase(TemporaryDatabase const&) = delete;
    TemporaryDatabase& operator=(TemporaryDatabase const&) = delete;

    [[nodiscard]] std::filesystem::path const& path() const { return m_path; }
    // On the disk when this returns.
    [[nodiscard]] support::Result<void> rename_to(std::filesystem::path const& target) const;

private:
    void remove() const;

    std::filesystem::path m_path;
};

// Runs a function that returns a Result; what SOCI throws becomes an error.
template <std::invocable Function>
[[nodiscard]] auto without_exceptions(Function const& function) -> decltype(function()) {
    try {
        return function();
    } catch (soci::soci_error const& error) {
        return support::fail(support::ErrorKind::unavailable, "the database: {}", error.what());
    }
}

} // namespace storage
