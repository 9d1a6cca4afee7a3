#include "storage/restore.hpp"

#include "storage/backup.hpp"
#include "storage/backup_seal.hpp"
#include "storage/copy.hpp"
#include "storage/migrations.hpp"
#include "storage/query.hpp"
#include "storage/schema.hpp"
#include "storage/sqlite_file.hpp"
#include "support/iso_time.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <system_error>
#include <tuple>

namespace storage {

namespace fs = std::filesystem;
using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

constexpr char const* not_empty = "the database that should be filled is not empty";

// A new file with the backup's contents and the newest schema.
Result<void> prepare_file(fs::path const& backup, fs::path const& file) {
    return without_exceptions([&]() -> Result<void> {
        SqliteFile(backup, FileMode::read_only).copy_to(file);
        SqliteFile made(file, FileMode::read_write);
        made.run("PRAGMA foreign_keys = OFF"); // steps may rebuild tables that others refer to
        made.run("BEGIN");
        remove_seal(made);
        migrate_to(made.transaction(), Backend::sqlite, newest_step());
        made.run("COMMIT");
        return {};
    });
}

// A database that nobody else uses, as long as this lives: servers keep it open, and this waits for nobody.
class LockedFile {
public:
    explicit LockedFile(fs::path const& path) : m_file(path, FileMode::read_write) {
        m_file.run("PRAGMA journal_mode = DELETE"); // everything is in one file
        m_file.run("BEGIN EXCLUSIVE");
    }

    // It has no rows, and no tables but ours.
    [[nodiscard]] bool is_empty() {
        auto const names =
            m_file.texts("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE "
                         "'sqlite%' AND name <> 'schema_steps'");
        return count_rows({m_file.transaction(), Backend::sqlite}) == 0 &&
               std::ranges::all_of(names, [](std::string const& name) {
                   return std::ranges::find(table_names(), name) != table_names().end();
               });
    }

private:
    SqliteFile m_file;
};

Result<std::unique_ptr<LockedFile>> lock(fs::path const& path) {
    try {
        return std::make_unique<LockedFile>(path);
    } catch (soci::soci_error const& error) {
        return fail(ErrorKind::refused, "{} cannot be replaced: {}. Stop the server that uses it",
                    path.string(), error.what());
    }
}

// Nothing that is there is lost: it keeps a name of its own.
Result<fs::path> keep_aside(fs::path const& path, support::Moment now) {
    auto const name = fmt::format("{}.before-{}", path.string(), support::iso_time(now));
    std::error_code error;
    fs::create_hard_link(path, name, error);
    if (error) { // a file system without links
        fs::copy_file(path, name, error);
    }
    return error ? Result<fs::path>(fail(ErrorKind::unavailable, "cannot keep {} as {}: {}", path.string(),
                                         name, error.message()))
                 : Result<fs::path>(name);
}

class FileRestoring {
public:
    FileRestoring(fs::path const& backup, fs::path path, Restoring how, support::Moment now)
        : m_backup(backup), m_path(std::move(path)), m_how(how), m_now(now) {}

    [[nodiscard]] Result<std::optional<fs::path>> run() {
        TULKAS_TRY(lock_what_is_there()); // before the work, and again when it is done
        TemporaryDatabase const made(m_path.string() + ".restoring");
        TULKAS_TRY(prepare_file(m_backup, made.path()));
        auto const locked = TULKAS_TRY(lock_what_is_there());
        std::optional<fs::path> old;
        take_after(made.path(), locked ? m_path : fs::absolute(m_path).parent_path());
        if (locked && !locked->is_empty()) {
            old = TULKAS_TRY(keep_aside(m_path, m_now));
        }
        TULKAS_TRY(made.rename_to(m_path));
        return old;
    }

private:
    // Nothing if there is no database.
    [[nodiscard]] Result<std::unique_ptr<LockedFile>> lock_what_is_there() const {
        if (!fs::exists(m_path)) {
            return nullptr;
        }
        auto locked = TULKAS_TRY(lock(m_path));
        if (m_how == Restoring::into_empty && !locked->is_empty()) {
            return fail(ErrorKind::refused, not_empty);
        }
        return locked;
    }

    fs::path const& m_backup;
    fs::path m_path;
    Restoring m_how;
    support::Moment m_now;
};

// A server or a worker, seen by the name that its connections have.
void look_for_users(Transaction& transaction, std::string const& name, Result<void>& unused) {
    int count = 0;
    transaction << "SELECT COUNT(*) FROM pg_stat_activity WHERE datname = current_database() AND "
                   "application_name = :name",
        soci::use(name, "name"), soci::into(count);
    unused = count == 0 ? Result<void>()
                        : fail(ErrorKind::refused,
                               "the database is in use ({} connections of {}); stop the server and the "
                               "workers first",
                               count, name);
}

class ServerRestoring {
public:
    ServerRestoring(DatabaseAddress const& target, Restoring how)
        : m_target(with_option(target, "application_name", "tulkas restore")),
          m_users(option_of(target, "application_name").value_or(application_name)),
          m_how(how) {}

    [[nodiscard]] Result<void> must_be_unused() const {
        auto const database = TULKAS_TRY(Database::open_at_any_step(m_target));
        Result<void> unused;
        auto const read =
            database->read([&](Transaction& transaction) { look_for_users(transaction, m_users, unused); });
        return read ? unused : read;
    }

    [[nodiscard]] Result<void> fill_from(fs::path const& file) const {
        auto const database = TULKAS_TRY(Database::open(m_target, Limits::for_upkeep()));
        return without_exceptions([&] {
            SqliteFile from(file, FileMode::read_only);
            Result<void> allowed;
            auto const written = database->write([&](Transaction& transaction) {
                allowed = {};
                replace_rows(from, transaction, allowed);
            });
            return written ? allowed : written;
        });
    }

private:
    // Everything is deleted and copied in one transaction; what is not allowed changes nothing.
    void replace_rows(SqliteFile& from, Transaction& transaction, Result<void>& allowed) const {
        CopyEnd const to{transaction, Backend::postgresql};
        lift_timeouts(to);
        if (m_how == Restoring::into_empty && count_rows(to) > 0) {
            allowed = fail(ErrorKind::refused, not_empty);
        } else {
            look_for_users(transaction, m_users, allowed);
        }
        if (allowed) {
            delete_all_rows(transaction);
            std::ignore = copy_tables({from.transaction(), Backend::sqlite}, to);
        }
    }

    DatabaseAddress m_target;
    std::string m_users;
    Restoring m_how;
};

// A backup with an older schema is migrated in a copy.
Result<void> restore_to_server(fs::path const& backup, bool is_newest, ServerRestoring const& restoring) {
    TULKAS_TRY(restoring.must_be_unused());
    if (is_newest) {
        return restoring.fill_from(backup);
    }
    auto name = (fs::temp_directory_path() / "tulkas-restore-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) {
        return fail(ErrorKind::unavailable, "cannot create a directory in {}",
                    fs::temp_directory_path().string());
    }
    auto const filled = [&]() -> Result<void> {
        TemporaryDatabase const made(fs::path(name) / "migrated.db");
        TULKAS_TRY(prepare_file(backup, made.path()));
        return restoring.fill_from(made.path());
    }();
    std::error_code ignored;
    fs::remove_all(name, ignored);
    return filled;
}

} // namespace

Result<Restored> restore_backup(fs::path const& file, DatabaseAddress const& target, Restoring how,
                                support::Moment now) {
    auto const contents = TULKAS_TRY(check_backup(file));
    if (contents.accounts == 0 && how == Restoring::replacing) {
        return fail(ErrorKind::refused, "{} has no account; it replaces nothing", file.string());
    }
    Restored restored{.rows = contents.rows, .had_checksum = contents.has_checksum, .old = {}};
    if (target.backend == Backend::sqlite) {
        restored.old =
            TULKAS_TRY(without_exceptions([&] { return FileRestoring(file, target.where, how, now).run(); }));
    } else {
        TULKAS_TRY(restore_to_server(file, contents.step == newest_step(), ServerRestoring(target, how)));
    }
    return restored;
}

} // namespace storage
