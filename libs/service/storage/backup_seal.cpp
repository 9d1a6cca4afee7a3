#include "storage/backup_seal.hpp"

#include "storage/copy.hpp"
#include "storage/query.hpp"
#include "storage/schema.hpp"
#include "support/digest.hpp"

#include <boost/algorithm/string/join.hpp>
#include <fmt/format.h>

namespace storage {

using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

// "12:CAST…": the length of each value, then the value; null is not the same as an empty text.
std::string row_text(std::vector<std::string> const& columns) {
    std::vector<std::string> texts;
    for (auto const& column : columns) {
        texts.push_back(
            fmt::format("COALESCE(LENGTH(CAST({0} AS BLOB)) || ':' || CAST({0} AS TEXT), '-')", column));
    }
    return boost::join(texts, " || ");
}

// Each digest covers the one before it, so the last one covers everything.
std::string digest_of_rows(SqliteFile& file) {
    std::string digest;
    for (auto const name : table_names()) {
        std::string const table(name);
        auto const columns = columns_of({file.transaction(), Backend::sqlite}, table);
        if (columns.empty()) {
            continue;
        }
        digest = support::sha256(digest + table + " " + boost::join(columns, " "));
        std::string row;
        soci::statement statement = (file.transaction().session().prepare << fmt::format(
                                         "SELECT {} FROM {} ORDER BY rowid", row_text(columns), table),
                                     soci::into(row));
        for (bool more = statement.execute(true); more; more = statement.fetch()) {
            digest = support::sha256(digest + row);
        }
    }
    return digest;
}

} // namespace

void seal(SqliteFile& file) {
    file.run("PRAGMA journal_mode = DELETE"); // one file, which can be read where nothing can be written
    remove_seal(file);                        // of a backup that is backed up
    auto const digest = digest_of_rows(file);
    file.run("CREATE TABLE backup_seal (digest TEXT NOT NULL)");
    file.transaction() << "INSERT INTO backup_seal (digest) VALUES (:digest)", soci::use(digest, "digest");
}

Result<bool> check_seal(SqliteFile& file) {
    if (file.texts("SELECT name FROM sqlite_master WHERE name = 'backup_seal'").empty()) {
        return false;
    }
    auto const digests = file.texts("SELECT digest FROM backup_seal");
    return digests.size() == 1 && digests.front() == digest_of_rows(file)
               ? Result<bool>(true)
               : fail(ErrorKind::invalid,
                      "it is damaged: its contents do not have the checksum of the backup");
}

void remove_seal(SqliteFile& file) {
    file.run("DROP TABLE IF EXISTS backup_seal");
}

} // namespace storage
