// A database that does not answer, or takes no writes: nobody waits for it, and nothing is left behind.
#include "storage/beats.hpp"
#include "storage/both_databases_test.hpp"
#include "storage/query.hpp"

#include <gmock/gmock.h>

#include <sqlite3.h>
#include <thread>

namespace storage {
namespace {

using support::ErrorKind;
using testing::HasSubstr;

std::unique_ptr<Database> open_postgresql(DatabaseAddress* place = nullptr) {
    auto const made = parse_connection_string(postgresql::Server::shared().new_database()).value();
    if (place != nullptr) {
        *place = made;
    }
    return Database::open(made).value();
}

// Until it does.
void wait_until(std::function<bool()> const& is_so) {
    while (!is_so()) {
        std::this_thread::sleep_for(std::chrono::milliseconds(5)); // between two looks
    }
}

TEST(SilentPostgreSQL, FailsWhatWaitsForItAndWhatComes) {
    auto const database = open_postgresql();
    {
        auto const silence = postgresql::Server::shared().silence();
        auto const written = note_beat(*database, "a", at(1)); // comes back at all
        EXPECT_EQ(written.error().kind, ErrorKind::unavailable);
        wait_until([&] { return !database->presence(); });
        EXPECT_THAT(database->presence().error().message, HasSubstr("the database does not respond: "));
        for (int i = 0; i < 1000; ++i) { // at once
            EXPECT_THAT(note_beat(*database, "a", at(1)).error().message, HasSubstr("does not respond"));
        }
        metrics::Page page;
        database->write_metrics(page);
        EXPECT_THAT(page.text(), HasSubstr("tulkas_database_up 0\n"));
    }
    wait_until([&] { return database->presence().has_value(); });
    EXPECT_TRUE(note_beat(*database, "a", at(2)));
}

TEST(SilentPostgreSQL, IsNotWaitedForAtTheEnd) {
    auto database = open_postgresql();
    auto const silence = postgresql::Server::shared().silence();
    std::jthread([&] { EXPECT_FALSE(note_beat(*database, "a", at(1))); }).join();
    database.reset(); // comes back
}

TEST(SilentPostgreSQL, OfOneConnectionIsNoReasonToFail) {
    auto const database = open_postgresql();
    int runs = 0;
    EXPECT_TRUE(database->write([&](Transaction& transaction) {
        note_beat(transaction, "a", at(1));
        if (++runs == 1) { // somebody ends this session
            int backend = 0;
            transaction << "SELECT pg_backend_pid()", soci::into(backend);
            EXPECT_TRUE(database->read([&](Transaction& other) {
                other << "SELECT pg_terminate_backend(:backend)", soci::use(backend, "backend");
            }));
        }
        note_beat(transaction, "b", at(1));
    }));
    EXPECT_EQ(runs, 2) << "begun again on another connection";
}

TEST(SilentPostgreSQL, KeepsTheLimitsThatItIsGiven) {
    DatabaseAddress place;
    open_postgresql(&place);
    Limits limits;
    limits.statement = std::chrono::seconds(7);
    limits.idle_in_transaction = std::chrono::seconds(6);
    place.where += "&options=-clock_timeout%3D4321"; // the operator's own wins
    auto const database = Database::open(place, limits).value();
    std::string shown;
    ASSERT_TRUE(database->read([&](Transaction& transaction) {
        for (auto const* const name : {"statement_timeout", "idle_in_transaction_session_timeout",
                                       "lock_timeout", "client_connection_check_interval"}) {
            std::string value;
            transaction << "SHOW " + std::string(name), soci::into(value);
            shown += value + " ";
        }
    }));
    EXPECT_EQ(shown, "7s 6s 4321ms 1s ");
}

TEST(SilentPostgreSQL, FreesWhatAProgramThatIsGoneHasLocked) {
    DatabaseAddress place;
    auto const database = open_postgresql(&place);
    ASSERT_TRUE(note_beat(*database, "a", at(1)));
    Limits limits;
    limits.idle_in_transaction = std::chrono::seconds(1);
    auto const hangs = Database::open(place, limits).value();
    bool is_over = false;
    std::ignore = hangs->write([&](Transaction& transaction) {
        note_beat(transaction, "a", at(2)); // locks the row, then says nothing more
        if (!is_over) {
            EXPECT_TRUE(note_beat(*database, "a", at(3))) << "when its session has been ended";
        }
        is_over = true;
    });
}

TEST(LockedFile, FailsWritersAtOnceAndNoReaders) {
    temporary::Directory const directory;
    auto const path = (directory.path() / "arena.db").string();
    auto const database = Database::open({Backend::sqlite, path}).value();
    sqlite3* other = nullptr;
    ASSERT_EQ(sqlite3_open(path.c_str(), &other), SQLITE_OK);
    ASSERT_EQ(sqlite3_exec(other, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr), SQLITE_OK);
    EXPECT_THAT(note_beat(*database, "a", at(1)).error().message, HasSubstr("database is locked"));
    EXPECT_FALSE(database->presence());
    for (int i = 0; i < 1000; ++i) {
        EXPECT_THAT(note_beat(*database, "a", at(1)).error().message, HasSubstr("does not respond"));
    }
    EXPECT_TRUE(database->read([](Transaction& transaction) {
        int count = -1;
        transaction << "SELECT COUNT(*) FROM beats", soci::into(count);
        EXPECT_EQ(count, 0);
    }));
    ASSERT_EQ(sqlite3_exec(other, "ROLLBACK", nullptr, nullptr, nullptr), SQLITE_OK);
    sqlite3_close(other);
    wait_until([&] { return database->presence().has_value(); });
    EXPECT_TRUE(note_beat(*database, "a", at(1)));
}

} // namespace
} // namespace storage
