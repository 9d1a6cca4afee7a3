#include "storage/both_databases_test.hpp"
#include "storage/query.hpp"

#include <gmock/gmock.h>

namespace storage {
namespace {

using testing::ContainsRegex;
using testing::HasSubstr;

class DatabaseNumbers : public DatabaseTest {
protected:
    std::string text() {
        metrics::Page page;
        database().write_metrics(page);
        return page.text();
    }
    char const* pool() { return GetParam() == Backend::sqlite ? "writer" : "all"; }
};

TEST_P(DatabaseNumbers, CountWhatSucceedsAndHowLongItTakes) {
    ASSERT_TRUE(database().read([](Transaction& transaction) { transaction << "SELECT 1"; }));
    EXPECT_THAT(text(), HasSubstr("tulkas_database_seconds_count{use=\"read\"} 1\n"));
    EXPECT_THAT(text(), ContainsRegex("\ntulkas_database_last_answer_timestamp_seconds 1\\.?[0-9]+"));
    EXPECT_THAT(text(), HasSubstr("tulkas_database_errors_total{cause=\"constraint\"} 0\n"));
}

TEST_P(DatabaseNumbers, NameTheCauseOfAFailure) {
    auto const broken = database().write([](Transaction& transaction) {
        transaction << "INSERT INTO workers VALUES ('a', 'worker', 1, 1, 1, '')";
        transaction << "INSERT INTO workers VALUES ('a', 'worker', 1, 1, 1, '')";
    });
    ASSERT_FALSE(broken);
    ASSERT_FALSE(database().read([](Transaction& transaction) { transaction << "SELECT FROM nowhere"; }));
    EXPECT_THAT(text(), HasSubstr("tulkas_database_errors_total{cause=\"constraint\"} 1\n"));
    EXPECT_THAT(text(), HasSubstr("tulkas_database_errors_total{cause=\"other\"} 1\n"));
}

TEST_P(DatabaseNumbers, TellHowManyConnectionsAreInUse) {
    std::string inside;
    ASSERT_TRUE(database().write([&](Transaction&) { inside = text(); }));
    EXPECT_THAT(inside,
                HasSubstr(fmt::format("tulkas_database_connections_busy{{pool=\"{}\"}} 1\n", pool())));
    EXPECT_THAT(text(),
                HasSubstr(fmt::format("tulkas_database_connections_busy{{pool=\"{}\"}} 0\n", pool())));
    EXPECT_THAT(text(), HasSubstr(fmt::format("tulkas_database_waiting{{pool=\"{}\"}} 0\n", pool())));
}

TULKAS_ON_BOTH_DATABASES(DatabaseNumbers);

} // namespace
} // namespace storage
