#include "storage/both_databases_test.hpp"
#include "storage/kept_statements.hpp"
#include "storage/query.hpp"

#include <fmt/format.h>
#include <gmock/gmock.h>

#include <thread>
#include <vector>

namespace storage {
namespace {

using testing::HasSubstr;

TEST(KeptStatements, AreTakenOutWhileTheyAreUsed) {
    KeptStatements<int> kept(2);
    EXPECT_EQ(kept.take("a"), std::nullopt);
    EXPECT_EQ(kept.keep("a", 1), std::nullopt);
    EXPECT_EQ(kept.take("a"), 1);
    EXPECT_EQ(kept.take("a"), std::nullopt);
}

TEST(KeptStatements, LeaveWhenTheyWereNotUsedForLongest) {
    KeptStatements<int> kept(2);
    EXPECT_EQ(kept.keep("a", 1), std::nullopt);
    EXPECT_EQ(kept.keep("b", 2), std::nullopt);
    EXPECT_EQ(kept.keep("a", kept.take("a").value()), std::nullopt);
    EXPECT_EQ(kept.keep("c", 3), 2);
    EXPECT_EQ(kept.take("a"), 1);
    EXPECT_EQ(kept.take("b"), std::nullopt);
    EXPECT_EQ(kept.size(), 1U);
}

TEST(KeptStatements, AreOneOfEachText) {
    KeptStatements<int> kept(2);
    EXPECT_EQ(kept.keep("a", 1), std::nullopt);
    EXPECT_EQ(kept.keep("a", 2), 2);
    EXPECT_EQ(kept.take("a"), 1);
}

TEST(KeptStatements, AreThoseThatAreAskedAgain) {
    EXPECT_TRUE(is_worth_keeping("SELECT 1"));
    EXPECT_TRUE(is_worth_keeping("INSERT INTO a VALUES (1)"));
    EXPECT_FALSE(is_worth_keeping("BEGIN"));
    EXPECT_FALSE(is_worth_keeping("CREATE TABLE a (b TEXT)"));
    EXPECT_FALSE(is_worth_keeping(""));
}

class Statements : public DatabaseTest {
protected:
    void SetUp() override {
        run("CREATE TABLE pairs (name TEXT PRIMARY KEY, value BIGINT NOT NULL)");
        run("INSERT INTO pairs VALUES ('a', 1)");
        run("INSERT INTO pairs VALUES ('b', 2)");
    }

    void run(std::string const& statement) {
        auto const done = database().write([&](Transaction& transaction) { transaction << statement; });
        ASSERT_TRUE(done) << done.error().message;
    }

    // The first of the rows; the others are not read.
    std::string first_value() {
        std::string value;
        auto const read = database().read([&](Transaction& transaction) {
            transaction << "SELECT value FROM pairs ORDER BY name", soci::into(value);
        });
        EXPECT_TRUE(read) << read.error().message;
        return value;
    }

    long long value_of(std::string const& name) {
        long long value = 0;
        EXPECT_TRUE(database().read([&](Transaction& transaction) {
            transaction << "SELECT value FROM pairs WHERE name = :name", soci::use(name, "name"),
                soci::into(value);
        }));
        return value;
    }
};

TEST_P(Statements, HoldNoSnapshotWhenNotAllRowsAreRead) {
    EXPECT_EQ(first_value(), "1");
    run("UPDATE pairs SET value = 10 WHERE name = 'a'");
    EXPECT_EQ(first_value(), "10");
}

TEST_P(Statements, AreReadAnewWhenTheSchemaHasChanged) {
    EXPECT_EQ(first_value(), "1");
    run("DROP TABLE pairs");
    run("CREATE TABLE pairs (more TEXT, value TEXT NOT NULL, name TEXT PRIMARY KEY)");
    run("INSERT INTO pairs VALUES ('', 'one', 'a')");
    EXPECT_EQ(first_value(), "one");
    EXPECT_EQ(first_value(), "one");
}

TEST_P(Statements, WorkAgainAfterTheyHaveFailed) {
    auto const insert = [this](std::string const& name) {
        return database().write([&](Transaction& transaction) {
            transaction << "INSERT INTO pairs VALUES (:name, 5)", soci::use(name, "name");
        });
    };
    EXPECT_TRUE(insert("c"));
    for (int i = 0; i < 3; ++i) {
        EXPECT_THAT(insert("c").error().message, HasSubstr("the database: "));
    }
    EXPECT_TRUE(insert("d"));
    EXPECT_EQ(value_of("d"), 5);
}

TEST_P(Statements, AreIndependentWithinOneAnother) {
    std::vector<std::string> seen;
    ASSERT_TRUE(database().read_snapshot([&](Transaction& transaction) {
        char const* const text = "SELECT name FROM pairs ORDER BY name";
        std::string outer_name;
        std::string inner_name;
        soci::statement outer = (transaction.session().prepare << text, soci::into(outer_name));
        for (bool more = outer.execute(true); more; more = outer.fetch()) {
            soci::statement inner = (transaction.session().prepare << text, soci::into(inner_name));
            for (bool more_within = inner.execute(true); more_within; more_within = inner.fetch()) {
                seen.push_back(outer_name + inner_name);
            }
        }
    }));
    EXPECT_THAT(seen, testing::ElementsAre("aa", "ab", "ba", "bb"));
}

TEST_P(Statements, OfManyTextsAreAllAnswered) {
    ASSERT_TRUE(database().read_snapshot([](Transaction& transaction) {
        for (int round = 0; round < 2; ++round) {
            for (int number = 0; number < 300; ++number) {
                int answer = -1;
                transaction << fmt::format("SELECT {} + 0", number), soci::into(answer);
                EXPECT_EQ(answer, number);
            }
        }
    }));
}

TEST_P(Statements, OfManyThreadsAnswerEachItsOwn) {
    constexpr int threads = 12; // more than there are connections
    std::vector<std::jthread> askers;
    for (int asker = 0; asker < threads; ++asker) {
        askers.emplace_back([&] {
            for (int i = 0; i < 50; ++i) {
                EXPECT_EQ(value_of("a"), 1);
                EXPECT_EQ(value_of("b"), 2);
                EXPECT_EQ(value_of("nobody"), 0);
            }
        });
    }
}

TULKAS_ON_BOTH_DATABASES(Statements);

class StatementsOfPostgresql : public Statements {};

TEST_P(StatementsOfPostgresql, AreMadeAgainForANewConnection) {
    EXPECT_EQ(value_of("a"), 1);
    auto const other = Database::open(place()).value();
    ASSERT_TRUE(other->read([](Transaction& transaction) {
        int ended = 0;
        transaction << "SELECT COUNT(pg_terminate_backend(pid, 10000)) FROM pg_stat_activity WHERE datname = "
                       "current_database() AND pid <> pg_backend_pid()",
            soci::into(ended);
        EXPECT_GT(ended, 1);
    }));
    EXPECT_EQ(value_of("a"), 1);
    run("UPDATE pairs SET value = 3 WHERE name = 'a'");
    EXPECT_EQ(value_of("a"), 3);
}

TEST_P(StatementsOfPostgresql, AreMadeAgainWhenSomebodyHasThrownThemAway) {
    EXPECT_EQ(value_of("a"), 1);
    run("DEALLOCATE ALL"); // all work of one thread is that of one connection
    EXPECT_EQ(value_of("a"), 1);
}

INSTANTIATE_TEST_SUITE_P(On, StatementsOfPostgresql, testing::Values(Backend::postgresql), backend_name);

} // namespace
} // namespace storage
