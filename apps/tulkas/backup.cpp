// `tulkas backup` and `tulkas restore`: everything the server keeps, as one file, while it goes on serving.
#include "storage/backup.hpp"

#include "storage/restore.hpp"
#include "tulkas/commands.hpp"
#include "tulkas/output.hpp"
#include "tulkas/server_arguments.hpp"

#include <fmt/format.h>

#include <chrono>
#include <filesystem>
#include <system_error>

namespace tulkas {

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
    auto const written = TULKAS_TRY(storage::write_backup(wanted.database, arguments.file));
    return print(fmt::format("{} rows written to {}\n", written.rows, arguments.file));
}

Result<void> restore(BackupArguments const& arguments) {
    auto const wanted = TULKAS_TRY(wanted_settings(arguments));
    std::error_code error;
    if (wanted.database.backend == storage::Backend::sqlite) {
        fs::create_directories(fs::absolute(wanted.database.where).parent_path(), error);
    }
    auto const how = arguments.force ? storage::Restoring::replacing : storage::Restoring::into_empty;
    auto const now = std::chrono::floor<std::chrono::microseconds>(std::chrono::system_clock::now());
    auto const restored = storage::restore_backup(arguments.file, wanted.database, how, now);
    if (!restored && restored.error().kind == ErrorKind::refused && !arguments.force) {
        return fail(ErrorKind::refused, "{} (--force replaces everything in the database)",
                    restored.error().message);
    }
    if (!restored) {
        return pass_on(restored);
    }
    auto text = fmt::format("{} rows restored from {}\n", restored->rows, arguments.file);
    text += restored->had_checksum ? "" : "the backup has no checksum; its structure was checked\n";
    text +=
        restored->old ? fmt::format("the database that was there is now {}\n", restored->old->string()) : "";
    return print(text);
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
