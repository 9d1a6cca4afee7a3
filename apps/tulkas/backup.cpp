// `tulkas backup` and `tulkas restore`: everything the server keeps, as one file, while it goes on serving.
#include "storage/copy.hpp"
#include "tulkas/commands.hpp"
#include "tulkas/output.hpp"
#include "tulkas/server_arguments.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <system_error>

namespace tulkas {

using storage::Database;
using support::ErrorKind;
using support::fail;
using support::pass_on;
using support::Result;

namespace {

namespace fs = std::filesystem;

struct BackupArguments {
    ServerArguments common;
    std::string file;
    bool force = false;
};

// A database in the file system that goes away unless it is kept.
class TemporaryFile {
public:
    explicit TemporaryFile(fs::path path) : m_path(std::move(path)) { remove(); }
    ~TemporaryFile() { remove(); }
    TemporaryFile(TemporaryFile const&) = delete;
    TemporaryFile& operator=(TemporaryFile const&) = delete;

    [[nodiscard]] fs::path const& path() const { return m_path; }
    [[nodiscard]] Result<void> keep_as(fs::path const& target) {
        std::error_code error;
        fs::rename(m_path, target, error);
        if (error) {
            return fail(ErrorKind::unavailable, "cannot write {}: {}", target.string(), error.message());
        }
        return {};
    }

private:
    void remove() const {
        std::error_code ignored;
        for (auto const* const ending : {"", "-wal", "-shm"}) {
            fs::remove(m_path.string() + ending, ignored);
        }
    }

    fs::path m_path;
};

Result<std::unique_ptr<Database>> open_file(fs::path const& path) {
    auto const place = storage::parse_connection_string("sqlite:" + path.string());
    return place ? Database::open(*place) : pass_on(place);
}

Result<std::unique_ptr<Database>> open_existing(fs::path const& path) {
    std::error_code error;
    if (!fs::is_regular_file(path, error)) {
        return fail(ErrorKind::not_found, "no file {}", path.string());
    }
    return open_file(path);
}

Result<server::Settings> wanted_settings(BackupArguments const& arguments) {
    keep_files_private();
    auto const configured = configuration(arguments.common);
    return configured ? settings(*configured) : pass_on(configured);
}

Result<void> back_up(BackupArguments const& arguments) {
    auto const wanted = TULKAS_TRY(wanted_settings(arguments));
    if (!arguments.force && fs::exists(arguments.file)) {
        return fail(ErrorKind::refused, "{} already exists; use --force to overwrite it", arguments.file);
    }
    bool const is_file = wanted.database.backend == storage::Backend::sqlite;
    auto const source = is_file ? open_existing(wanted.database.where) : Database::open(wanted.database);
    if (!source) {
        return pass_on(source);
    }
    TemporaryFile whole(arguments.file + ".part");
    Result<std::int64_t> rows;
    {
        auto const target = TULKAS_TRY(open_file(whole.path()));
        rows = storage::copy_all(**source, *target);
        if (!rows) {
            return pass_on(rows);
        }
    } // closed: what its log held is in the file
    if (auto const kept = whole.keep_as(arguments.file); !kept) {
        return kept;
    }
    return print(fmt::format("{} rows written to {}\n", *rows, arguments.file));
}

Result<void> restore(BackupArguments const& arguments) {
    auto const wanted = TULKAS_TRY(wanted_settings(arguments));
    auto const source = TULKAS_TRY(open_existing(arguments.file));
    std::error_code error;
    fs::create_directories(wanted.data_directory, error);
    auto const target = TULKAS_TRY(Database::open(wanted.database));
    auto const rows =
        arguments.force ? storage::replace_all(*source, *target) : storage::copy_all(*source, *target);
    if (!rows && rows.error().kind == ErrorKind::refused) {
        return fail(ErrorKind::refused, "{}; use --force to replace everything in it", rows.error().message);
    }
    return rows ? print(fmt::format("{} rows restored from {}\n", *rows, arguments.file)) : pass_on(rows);
}

} // namespace

void add_backup(CommandLine& program, rules::Registry const& /*games*/) {
    auto const arguments = std::make_shared<BackupArguments>();
    auto command =
        program.add("backup", "write all of the server's data to a file; the server may keep running");
    command.word("FILE", arguments->file, "the backup, an SQLite database");
    command.flag("--force", arguments->force, "overwrite an existing file");
    add_server_arguments(command, arguments->common);
    command.action([arguments] { return back_up(*arguments); });
}

void add_restore(CommandLine& program, rules::Registry const& /*games*/) {
    auto const arguments = std::make_shared<BackupArguments>();
    auto command = program.add("restore", "fill the server's database from a backup");
    command.word("FILE", arguments->file, "the backup");
    command.flag("--force", arguments->force, "replace everything in the database");
    add_server_arguments(command, arguments->common);
    command.action([arguments] { return restore(*arguments); });
}

} // namespace tulkas
