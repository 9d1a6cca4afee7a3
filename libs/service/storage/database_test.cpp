#include "storage/both_databases_test.hpp"
#include "storage/clock.hpp"
#include "storage/database.hpp"
#include "storage/migrations.hpp"
#include "storage/query.hpp"
#include "storage/schema.hpp"

#include <gmock/gmock.h>

#include <stdexcept>
#include <thread>
#include <vector>

namespace storage {
namespace {

using testing::HasSubstr;

class Databases : public DatabaseTest {
protected:
    void SetUp() override {
        ASSERT_TRUE(database().write([](Transaction& transaction) {
            transaction << "CREATE TABLE counters (name TEXT PRIMARY KEY, value BIGINT NOT NULL)";
            transaction << "INSERT INTO counters VALUES ('a', 0)";
        }));
    }

    long long value() {
        long long value = -1;
        EXPECT_TRUE(database().read([&](Transaction& transaction) {
            transaction << "SELECT value FROM counters", soci::into(value);
        }));
        return value;
    }
};

TEST_P(Databases, KeepAWholeTransactionOrNothing) {
    auto const broken = database().write([](Transaction& transaction) {
        transaction << "UPDATE counters SET value = 7";
        transaction << "INSERT INTO counters VALUES ('a', 8)";
    });
    EXPECT_THAT(broken.error().message, HasSubstr("the database: "));
    EXPECT_EQ(value(), 0);
    ASSERT_TRUE(
        database().write([](Transaction& transaction) { transaction << "UPDATE counters SET value = 7"; }));
    EXPECT_EQ(value(), 7);
}

TEST_P(Databases, AreUsableAfterAnExceptionOfSomebodyElse) {
    EXPECT_THROW(std::ignore = database().write([](Transaction& transaction) {
        transaction << "UPDATE counters SET value = 7";
        throw std::runtime_error("not the database's");
    }),
                 std::runtime_error);
    EXPECT_EQ(value(), 0);
    EXPECT_TRUE(
        database().write([](Transaction& transaction) { transaction << "UPDATE counters SET value = 1"; }));
}

TEST_P(Databases, LoseNoUpdateOfManyThreads) {
    constexpr int threads = 8;
    constexpr int updates = 25;
    {
        std::vector<std::jthread> workers;
        for (int i = 0; i < threads; ++i) {
            workers.emplace_back([&] {
                for (int j = 0; j < updates; ++j) {
                    EXPECT_TRUE(database().write([](Transaction& transaction) {
                        transaction << "UPDATE counters SET value = value + 1 WHERE name = 'a'";
                    }));
                }
            });
        }
    }
    EXPECT_EQ(value(), threads * updates);
}

TEST_P(Databases, ShowASnapshotOfOneMoment) {
    ASSERT_TRUE(database().read_snapshot([&](Transaction& transaction) {
        long long before = -1;
        long long after = -1;
        transaction << "SELECT value FROM counters", soci::into(before);
        EXPECT_TRUE(database().write([](Transaction& other) { other << "UPDATE counters SET value = 9"; }));
        transaction << "SELECT value FROM counters", soci::into(after);
        EXPECT_EQ(before, after);
    }));
    EXPECT_EQ(value(), 9);
}

TEST_P(Databases, AreOpenedAgainWithWhatTheyHold) {
    ASSERT_TRUE(
        database().write([](Transaction& transaction) { transaction << "UPDATE counters SET value = 5"; }));
    auto const again = Database::open(place()).value();
    long long value = 0;
    ASSERT_TRUE(again->read(
        [&](Transaction& transaction) { transaction << "SELECT value FROM counters", soci::into(value); }));
    EXPECT_EQ(value, 5);
    EXPECT_EQ(schema_version(*again).value(), static_cast<int>(schema_steps().size()));
}

TEST_P(Databases, OfANewerProgramAreLeftAlone) {
    ASSERT_TRUE(database().write(
        [](Transaction& transaction) { transaction << "INSERT INTO schema_steps (number) VALUES (1000)"; }));
    EXPECT_THAT(Database::open(place()).error().message, HasSubstr("a newer version of this program"));
}

TEST_P(Databases, CanBeOpenedWithoutBeingChanged) {
    EXPECT_TRUE(Database::open_as_it_is(place()));
    auto const fresh = new_place(GetParam());
    EXPECT_THAT(Database::open_as_it_is(fresh).error().message, HasSubstr("its schema is at step 0 of"));
    EXPECT_THAT(Database::open_as_it_is(fresh).error().message, HasSubstr("at step 0 of"))
        << "nothing was made";
    ASSERT_TRUE(database().write(
        [](Transaction& transaction) { transaction << "INSERT INTO schema_steps (number) VALUES (1000)"; }));
    EXPECT_THAT(Database::open_as_it_is(place()).error().message, HasSubstr("a newer version"));
}

TEST_P(Databases, KnowTheTime) {
    auto const before = std::chrono::system_clock::now();
    auto const told = time_of(database()).value();
    EXPECT_LT(std::chrono::abs(told - before), std::chrono::hours(1))
        << "in the same unit, from the same year";
}

// It would take years.
constexpr char const* endless =
    "WITH RECURSIVE numbers (n) AS (SELECT CAST(1 AS BIGINT) UNION ALL SELECT n + 1 "
    "FROM numbers WHERE n < 1000000000000000) SELECT COUNT(*) FROM numbers";

TEST_P(Databases, EndAStatementThatTakesTooLong) {
    auto const hasty = Database::open(place(), {.statement = std::chrono::seconds(1)}).value();
    long long count = 0;
    auto const ask = [&](Transaction& transaction) { transaction << endless, soci::into(count); };
    EXPECT_FALSE(hasty->read(ask)); // comes back at all
    EXPECT_FALSE(hasty->write([&](Transaction& transaction) {
        transaction << "UPDATE counters SET value = 7";
        ask(transaction);
    }));
    EXPECT_EQ(value(), 0) << "nothing of the transaction was kept";
    ASSERT_TRUE(
        hasty->write([](Transaction& transaction) { transaction << "UPDATE counters SET value = 8"; }));
    EXPECT_EQ(value(), 8);
    metrics::Page page;
    hasty->write_metrics(page);
    EXPECT_THAT(page.text(), HasSubstr("tulkas_database_errors_total{cause=\"timeout\"} 2\n"));
}

TEST_P(Databases, AreMigratedOnceByManyAtATime) {
    auto const fresh = new_place(GetParam());
    std::vector<std::jthread> programs;
    for (int i = 0; i < 4; ++i) {
        programs.emplace_back([&] {
            auto const opened = Database::open(fresh);
            EXPECT_TRUE(opened) << opened.error().message;
        });
    }
}

TULKAS_ON_BOTH_DATABASES(Databases);

TEST(Database, SaysWhyItCannotBeOpened) {
    EXPECT_THAT(Database::open({Backend::sqlite, "/nowhere/arena.db"}).error().message,
                HasSubstr("the database cannot be opened: "));
    EXPECT_THAT(Database::open({Backend::postgresql, "postgresql:///arena?host=/nowhere"}).error().message,
                HasSubstr("the database cannot be opened: "));
}

} // namespace
} // namespace storage
