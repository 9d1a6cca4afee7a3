#include "storage/accounts_test.hpp"
#include "storage/api_tokens.hpp"
#include "storage/both_databases_test.hpp"
#include "storage/contents.hpp"
#include "storage/copy.hpp"
#include "storage/schema.hpp"
#include "support/moment.hpp"

#include <gmock/gmock.h>

#include <soci/soci.h>

namespace storage {
namespace {

using Copies = DatabaseTest;

TEST_P(Copies, AreTheSameOnTheOtherDatabase) {
    auto const id = add_account(database(), "Žofie; 'x'");
    add_account(database(), "b");
    ASSERT_TRUE(Accounts(database()).set_disabled(id, support::Moment(std::chrono::seconds(7))));
    ASSERT_TRUE(ApiTokens(database()).add(id, "hash", "laptop", support::Moment()));
    auto const key = Contents(database()).put("a source").value();
    auto const other_backend = GetParam() == Backend::sqlite ? Backend::postgresql : Backend::sqlite;
    for (auto const backend : {other_backend, GetParam()}) {
        auto const target = Database::open(new_place(backend)).value();
        EXPECT_EQ(copy_all(database(), *target).value(), 4);
        EXPECT_EQ(Accounts(*target).list(0, 10).value(), Accounts(database()).list(0, 10).value());
        EXPECT_EQ(ApiTokens(*target).list(id).value(), ApiTokens(database()).list(id).value());
        EXPECT_EQ(Contents(*target).get(key).value(), "a source");
        EXPECT_EQ(add_account(*target, "c"), id + 2) << "the copy goes on counting where the original was";
    }
}

TEST_P(Copies, TakeThePlaceOfWhatWasThere) {
    auto const id = add_account(database(), "a");
    auto const target = Database::open(new_place(GetParam())).value();
    add_account(*target, "other");
    ASSERT_TRUE(ApiTokens(*target).add(add_account(*target, "b"), "hash", "laptop", support::Moment()));
    EXPECT_FALSE(copy_all(database(), *target));
    EXPECT_EQ(replace_all(database(), *target).value(), 1);
    EXPECT_EQ(Accounts(*target).list(0, 10).value(), Accounts(database()).list(0, 10).value());
    EXPECT_GT(add_account(*target, "c"), id) << "and it goes on counting";
}

TEST_P(Copies, LeaveNoTableOut) {
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

TEST_P(Copies, FillNothingThatIsNotEmpty) {
    add_account(database(), "a");
    auto const target = Database::open(new_place(GetParam())).value();
    add_account(*target, "b");
    EXPECT_EQ(copy_all(database(), *target).error().kind, support::ErrorKind::refused);
    EXPECT_EQ(Accounts(*target).list(0, 10).value().size(), 1U);
}

TULKAS_ON_BOTH_DATABASES(Copies);

} // namespace
} // namespace storage
