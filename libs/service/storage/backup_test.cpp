#include "storage/accounts_test.hpp"
#include "storage/api_tokens.hpp"
#include "storage/backup.hpp"
#include "storage/both_databases_test.hpp"
#include "storage/contents.hpp"
#include "storage/migrations.hpp"
#include "storage/restore.hpp"
#include "storage/schema.hpp"
#include "storage/sqlite_file.hpp"
#include "support/moment.hpp"

#include <gmock/gmock.h>

#include <fstream>
#include <soci/soci.h>
#include <sstream>

namespace storage {
namespace {

namespace fs = std::filesystem;
using support::ErrorKind;

std::string bytes_of(fs::path const& path) {
    std::ostringstream text;
    text << std::ifstream(path, std::ios::binary).rdbuf();
    return std::move(text).str();
}

void write_bytes(fs::path const& path, std::string const& bytes) {
    std::ofstream(path, std::ios::binary) << bytes;
}

class Backups : public DatabaseTest {
protected:
    [[nodiscard]] fs::path file(std::string const& name) const { return m_directory.path() / name; }

    [[nodiscard]] static std::vector<std::string> names_in(DatabaseAddress const& place) {
        std::vector<std::string> names;
        auto const database = Database::open(place).value();
        auto const accounts = Accounts(*database).list(0, 10).value();
        for (auto const& account : accounts) {
            names.push_back(account.name);
        }
        return names;
    }

    // A database of another arena, with one account and a token.
    [[nodiscard]] DatabaseAddress other_arena() {
        auto const place = new_place(GetParam());
        auto const target = Database::open(place).value();
        EXPECT_TRUE(ApiTokens(*target).add(
            add_account(*target, "other"), "hash",
            {.label = "laptop", .created = at(0), .last_used = {}, .scopes = {}, .expires = {}}));
        return place;
    }

    // Replacing it by this file is refused, and changes nothing.
    void expect_refused(fs::path const& backup, ErrorKind kind) {
        auto const place = other_arena();
        auto const restored = restore_backup(backup, place, Restoring::replacing, at(0));
        ASSERT_FALSE(restored);
        EXPECT_EQ(restored.error().kind, kind) << restored.error().message;
        EXPECT_THAT(names_in(place), testing::ElementsAre("other"));
    }

private:
    temporary::Directory m_directory;
};

TEST_P(Backups, AreTheSameOnBothDatabases) {
    auto const id = add_account(database(), "Žofie; 'x'");
    add_account(database(), "b");
    ASSERT_TRUE(Accounts(database()).set_disabled(id, at(7)));
    ASSERT_TRUE(
        ApiTokens(database())
            .add(id, "hash",
                 {.label = "laptop", .created = {}, .last_used = {}, .scopes = "read", .expires = {}}));
    auto const key = Contents(database()).put("a source").value();
    auto const written = write_backup(place(), file("backup.db")).value();
    EXPECT_EQ(written.rows, 4);
    EXPECT_TRUE(written.has_checksum);
    for (auto const backend : {Backend::sqlite, Backend::postgresql}) {
        auto const target = new_place(backend);
        EXPECT_EQ(restore_backup(file("backup.db"), target, Restoring::into_empty, at(0)).value().rows, 4);
        auto const restored = Database::open(target).value();
        EXPECT_EQ(Accounts(*restored).list(0, 10).value(), Accounts(database()).list(0, 10).value());
        EXPECT_EQ(ApiTokens(*restored).list(id).value(), ApiTokens(database()).list(id).value());
        EXPECT_EQ(Contents(*restored).get(key).value(), "a source");
        EXPECT_EQ(add_account(*restored, "c"), id + 2) << "the copy goes on counting where the original was";
    }
}

TEST_P(Backups, OfManyRowsAreWhole) {
    constexpr int many = 1203; // more than one portion of what PostgreSQL is asked for at once
    ASSERT_TRUE(database().write([&](Transaction& transaction) {
        for (int i = 0; i < many; ++i) {
            auto const name = "beat " + std::to_string(i);
            transaction.session() << "INSERT INTO beats (name, moment) VALUES (:name, 1)",
                soci::use(name, "name");
        }
    }));
    EXPECT_EQ(write_backup(place(), file("backup.db")).value().rows, many);
}

TEST_P(Backups, ReplaceWhatWasThereAndKeepItAside) {
    auto const id = add_account(database(), "a");
    ASSERT_TRUE(write_backup(place(), file("backup.db")));
    auto const target = other_arena();
    auto const refused = restore_backup(file("backup.db"), target, Restoring::into_empty, at(0));
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().kind, ErrorKind::refused);
    auto const restored = restore_backup(file("backup.db"), target, Restoring::replacing, at(0)).value();
    EXPECT_EQ(restored.rows, 1);
    EXPECT_THAT(names_in(target), testing::ElementsAre("a"));
    EXPECT_GT(add_account(*Database::open(target).value(), "c"), id) << "and it goes on counting";
    if (GetParam() == Backend::sqlite) {
        ASSERT_TRUE(restored.old);
        EXPECT_THAT(names_in({Backend::sqlite, *restored.old}), testing::ElementsAre("other"));
    }
}

TEST_P(Backups, ReplaceNothingThatIsInUse) {
    add_account(database(), "a");
    ASSERT_TRUE(write_backup(place(), file("backup.db")));
    auto const target = other_arena();
    auto server = Database::open(target).value();
    auto const refused = restore_backup(file("backup.db"), target, Restoring::replacing, at(0));
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().kind, ErrorKind::refused);
    EXPECT_THAT(refused.error().message, testing::HasSubstr("top the server"));
    EXPECT_EQ(Accounts(*server).list(0, 10).value().size(), 1U);
    server.reset();
    EXPECT_TRUE(restore_backup(file("backup.db"), target, Restoring::replacing, at(0)));
}

TEST_P(Backups, ThatAreEmptyOrForeignEraseNothing) {
    write_bytes(file("empty.db"), "");
    expect_refused(file("empty.db"), ErrorKind::invalid);
    write_bytes(file("text.db"), std::string(9999, 'x'));
    expect_refused(file("text.db"), ErrorKind::invalid);
    SqliteFile(file("foreign.db"), FileMode::read_write).run("CREATE TABLE accounts (id INTEGER)");
    expect_refused(file("foreign.db"), ErrorKind::invalid);
    expect_refused(file("missing.db"), ErrorKind::not_found);
    ASSERT_TRUE(write_backup(place(), file("nobody.db")));
    expect_refused(file("nobody.db"), ErrorKind::refused);
}

TEST_P(Backups, ThatAreDamagedEraseNothing) {
    add_account(database(), "a_name_to_be_found");
    ASSERT_TRUE(write_backup(place(), file("backup.db")));
    auto bytes = bytes_of(file("backup.db"));
    write_bytes(file("short.db"), bytes.substr(0, bytes.size() / 2));
    expect_refused(file("short.db"), ErrorKind::invalid);
    for (auto found = bytes.find("a_name_to_be_found"); found != std::string::npos;
         found = bytes.find("a_name_to_be_found")) {
        bytes[found] = 'b'; // in the table and in its index: SQLite itself sees nothing wrong
    }
    write_bytes(file("changed.db"), bytes);
    expect_refused(file("changed.db"), ErrorKind::invalid);
}

TEST_P(Backups, WithTablesOfAnotherKindEraseNothing) {
    add_account(database(), "a");
    ASSERT_TRUE(write_backup(place(), file("backup.db")));
    {
        SqliteFile changed(file("backup.db"), FileMode::read_write);
        changed.run("ALTER TABLE beats ADD COLUMN extra TEXT");
    }
    expect_refused(file("backup.db"), ErrorKind::invalid);
    {
        SqliteFile changed(file("backup.db"), FileMode::read_write);
        changed.run("INSERT INTO schema_steps (number) VALUES (1000)");
    }
    expect_refused(file("backup.db"), ErrorKind::refused);
}

TEST_P(Backups, OfAnOlderSchemaLeaveItAndAreMigratedWhenRestored) {
    constexpr int old_step = 9;
    auto const old = new_place(GetParam());
    {
        auto const database = Database::open_at_any_step(old).value();
        ASSERT_TRUE(database->write([&](Transaction& transaction) {
            migrate_to(transaction, GetParam(), old_step);
            transaction.session() << "INSERT INTO accounts (name, name_key, password_hash, role, created) "
                                     "VALUES ('old', 'old', '', 'user', 0)";
        }));
    }
    EXPECT_EQ(write_backup(old, file("backup.db")).value().step, old_step);
    EXPECT_EQ(schema_version(*Database::open_at_any_step(old).value()).value(), old_step);
    for (auto const backend : {Backend::sqlite, Backend::postgresql}) {
        auto const target = new_place(backend);
        ASSERT_TRUE(restore_backup(file("backup.db"), target, Restoring::into_empty, at(0)));
        EXPECT_TRUE(Database::open_as_it_is(target));
        EXPECT_THAT(names_in(target), testing::ElementsAre("old"));
    }
}

TEST_P(Backups, ChangeNothingOfTheirSource) {
    add_account(database(), "a");
    ASSERT_TRUE(write_backup(place(), file("backup.db")));
    fs::permissions(file("backup.db"), fs::perms::owner_read);
    auto const before = bytes_of(file("backup.db"));
    auto const moment = fs::last_write_time(file("backup.db"));
    ASSERT_TRUE(restore_backup(file("backup.db"), new_place(GetParam()), Restoring::into_empty, at(0)));
    ASSERT_TRUE(write_backup({Backend::sqlite, file("backup.db")}, file("again.db")));
    EXPECT_EQ(bytes_of(file("backup.db")), before);
    EXPECT_EQ(fs::last_write_time(file("backup.db")), moment);
    EXPECT_THAT(std::distance(fs::directory_iterator(file("")), fs::directory_iterator()), 2)
        << "nothing is left beside them";
}

TEST_P(Backups, WithoutAChecksumAreRestoredAsTheyWere) {
    add_account(database(), "a");
    ASSERT_TRUE(write_backup(place(), file("backup.db")));
    SqliteFile(file("backup.db"), FileMode::read_write).run("DROP TABLE backup_seal");
    auto const target = new_place(GetParam());
    EXPECT_FALSE(
        restore_backup(file("backup.db"), target, Restoring::into_empty, at(0)).value().had_checksum);
    EXPECT_THAT(names_in(target), testing::ElementsAre("a"));
}

TEST_P(Backups, LeaveNoTableOut) {
    std::vector<std::string> tables;
    ASSERT_TRUE(database().read([&](Transaction& transaction) {
        std::string name;
        soci::statement statement =
            (transaction.session().prepare
                 << (GetParam() == Backend::sqlite
                         ? "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
                         : "SELECT table_name FROM information_schema.tables WHERE table_schema = "
                           "current_schema()"),
             soci::into(name));
        for (bool more = statement.execute(true); more; more = statement.fetch()) {
            tables.push_back(name);
        }
    }));
    std::vector<std::string> expected(table_names().begin(), table_names().end());
    expected.emplace_back("schema_steps");
    EXPECT_THAT(tables, testing::UnorderedElementsAreArray(expected));
}

TULKAS_ON_BOTH_DATABASES(Backups);

} // namespace
} // namespace storage
