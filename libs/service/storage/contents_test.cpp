#include "storage/both_databases_test.hpp"
#include "storage/contents.hpp"
#include "storage/query.hpp"

#include <gmock/gmock.h>

namespace storage {
namespace {

using testing::HasSubstr;

class ContentStore : public DatabaseTest {
protected:
    Contents m_contents{database()};
};

TEST_P(ContentStore, GivesBackWhatWasPut) {
    std::string const bytes("any\0bytes\xFF\n", 11);
    auto const key = m_contents.put(bytes).value();
    EXPECT_EQ(m_contents.get(key).value(), bytes);
    EXPECT_EQ(m_contents.get(m_contents.put("").value()).value(), "");
}

TEST_P(ContentStore, KeepsTheSameBytesOnce) {
    EXPECT_EQ(m_contents.put("x").value(), m_contents.put("x").value());
    int rows = 0;
    ASSERT_TRUE(database().read(
        [&](Transaction& transaction) { transaction << "SELECT COUNT(*) FROM contents", soci::into(rows); }));
    EXPECT_EQ(rows, 1);
}

TEST_P(ContentStore, SaysWhatIsNotThere) {
    EXPECT_EQ(m_contents.get("abc").error().kind, support::ErrorKind::not_found);
}

TEST_P(ContentStore, NeverGivesOutADamagedContent) {
    auto const key = m_contents.put("the source of a bot").value();
    auto const other = m_contents.put("another source here").value();
    ASSERT_TRUE(database().write([&](Transaction& transaction) {
        transaction << "UPDATE contents SET packed = (SELECT packed FROM contents WHERE hash = :other) WHERE "
                       "hash = :key",
            soci::use(other, "other"), soci::use(key, "key");
    }));
    EXPECT_THAT(m_contents.get(key).error().message, HasSubstr("is damaged in the database"));
}

TULKAS_ON_BOTH_DATABASES(ContentStore);

} // namespace
} // namespace storage
