#include "storage/backup.hpp"

#include "storage/backup_seal.hpp"
#include "storage/copy.hpp"
#include "storage/migrations.hpp"
#include "storage/sqlite_file.hpp"

#include <fmt/format.h>

#include <string>
#include <system_error>
#include <tuple>
#include <vector>

namespace storage {

namespace fs = std::filesystem;
using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

Result<void> must_exist(fs::path const& file) {
    std::error_code error;
    return fs::is_regular_file(file, error) ? Result<void>()
                                            : fail(ErrorKind::not_found, "no file {}", file.string());
}

Result<void> must_be_known(int step, std::string const& name) {
    if (step == 0) {
        return fail(ErrorKind::invalid, "{} is not a database of this program", name);
    }
    return step <= newest_step()
               ? Result<void>()
               : fail(ErrorKind::refused,
                      "{} is of a newer version of this program: its schema is at step {}, and {} is the "
                      "last one known here",
                      name, step, newest_step());
}

Result<void> back_up_file(fs::path const& source, fs::path const& target) {
    TULKAS_TRY(must_exist(source));
    SqliteFile file(source, FileMode::read_only);
    TULKAS_TRY(must_be_known(schema_step(file.transaction(), Backend::sqlite), source.string()));
    file.copy_to(target);
    return {};
}

void copy_rows_to_file(Transaction& from, int step, fs::path const& target) {
    SqliteFile file(target, FileMode::read_write);
    CopyEnd const to{file.transaction(), Backend::sqlite};
    file.run("BEGIN");
    migrate_to(to.transaction, to.backend, step);
    std::ignore = copy_tables({from, Backend::postgresql}, to);
    file.run("COMMIT");
}

Result<void> back_up_server(DatabaseAddress const& source, fs::path const& target) {
    auto const database = TULKAS_TRY(Database::open_at_any_step(source));
    Result<void> known;
    auto const read = database->read_snapshot([&](Transaction& from) {
        lift_timeouts({from, Backend::postgresql});
        int const step = schema_step(from, Backend::postgresql);
        known = must_be_known(step, without_secrets(source));
        if (known) {
            copy_rows_to_file(from, step, target);
        }
    });
    return read ? known : read;
}

// Two columns as one text, for a comparison.
std::vector<std::string> columns_in(SqliteFile& file) {
    return file.texts(
        "SELECT t.name || '.' || c.name || ' ' || c.type || ' ' || c.\"notnull\" || ' ' || c.pk "
        "FROM sqlite_master t JOIN pragma_table_info(t.name) c WHERE t.type = 'table' AND "
        "t.name NOT LIKE 'sqlite%' AND t.name <> 'backup_seal' ORDER BY t.name, c.name");
}

// The tables are those that the steps make.
Result<void> check_tables(SqliteFile& file, int step) {
    SqliteFile model(":memory:", FileMode::read_write);
    migrate_to(model.transaction(), Backend::sqlite, step);
    return columns_in(file) == columns_in(model)
               ? Result<void>()
               : fail(ErrorKind::invalid, "its tables are not those of step {} of the schema", step);
}

// Some of SQLite's checks answer with problems, one a row.
Result<void> must_be_none(std::vector<std::string> const& problems) {
    return problems.empty() ? Result<void>()
                            : fail(ErrorKind::invalid, "it is damaged: {}", problems.front());
}

Result<void> check_pages(SqliteFile& file) {
    auto problems = file.texts("PRAGMA integrity_check(1)");
    std::erase(problems, "ok");
    return must_be_none(problems);
}

Result<void> check_references(SqliteFile& file) {
    return must_be_none(
        file.texts("SELECT 'a row of ' || \"table\" || ' refers to a missing one of ' || parent FROM "
                   "pragma_foreign_key_check LIMIT 1"));
}

Result<BackupContents> check(SqliteFile& file, std::string const& name) {
    TULKAS_TRY(check_pages(file));
    int const step = schema_step(file.transaction(), Backend::sqlite);
    TULKAS_TRY(must_be_known(step, name));
    TULKAS_TRY(check_tables(file, step));
    TULKAS_TRY(check_references(file));
    auto const has_seal = TULKAS_TRY(check_seal(file));
    return BackupContents{.step = step,
                          .rows = count_rows({file.transaction(), Backend::sqlite}),
                          .accounts = std::stoll(file.texts("SELECT COUNT(*) FROM accounts").front()),
                          .has_checksum = has_seal};
}

} // namespace

Result<BackupContents> write_backup(DatabaseAddress const& source, fs::path const& file) {
    TemporaryDatabase const whole(file.string() + ".part");
    TULKAS_TRY(without_exceptions([&] {
        return source.backend == Backend::sqlite ? back_up_file(fs::path(source.where), whole.path())
                                                 : back_up_server(source, whole.path());
    }));
    TULKAS_TRY(without_exceptions([&]() -> Result<void> {
        SqliteFile copy(whole.path(), FileMode::read_write);
        seal(copy);
        return {};
    }));
    auto const contents = TULKAS_TRY(check_backup(whole.path()));
    TULKAS_TRY(whole.rename_to(file));
    return contents;
}

Result<BackupContents> check_backup(fs::path const& file) {
    TULKAS_TRY(must_exist(file));
    auto const checked = without_exceptions([&]() -> Result<BackupContents> {
        SqliteFile opened(file, FileMode::read_only);
        return check(opened, file.string());
    });
    if (!checked && checked.error().kind == ErrorKind::unavailable) {
        return fail(ErrorKind::invalid, "{} cannot be read as a backup: {}", file.string(),
                    checked.error().message);
    }
    return checked ? checked : fail(checked.error().kind, "{}: {}", file.string(), checked.error().message);
}

} // namespace storage
