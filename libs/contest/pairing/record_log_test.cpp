#include "pairing/record_log.hpp"
#include "support/file_io.hpp"
#include "temporary/directory.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace pairing {
namespace {

using testing::HasSubstr;

class RecordLogTest : public testing::Test {
protected:
    temporary::Directory directory;
    std::filesystem::path path = directory.path() / "records";
};

TEST_F(RecordLogTest, TellsWhereATextStands) {
    auto log = RecordLog::open(path);
    ASSERT_TRUE(log);
    auto const first = log->append("one\n");
    auto const second = log->append("and two\n");
    EXPECT_EQ(second, (RecordPlace{.offset = 4, .size = 8}));
    EXPECT_TRUE(log->sync());
    EXPECT_EQ(log->read(*first), "one\n");
    EXPECT_EQ(log->read(*second), "and two\n");
    EXPECT_EQ(support::read_file(path, 100), "one\nand two\n");
}

TEST_F(RecordLogTest, GoesOnWhereItEnded) {
    ASSERT_TRUE(RecordLog::open(path)->append("one"));
    auto again = RecordLog::open(path);
    EXPECT_EQ(again->size(), 3U);
    EXPECT_EQ(again->append("two")->offset, 3U);
    EXPECT_EQ(RecordLog::open_to_read(path)->read({.offset = 1, .size = 4}), "netw");
}

TEST_F(RecordLogTest, LosesWhatIsCutOff) {
    auto log = RecordLog::open(path);
    ASSERT_TRUE(log->append("one and a torn"));
    EXPECT_TRUE(log->cut_to(3));
    EXPECT_EQ(log->append("two")->offset, 3U);
    EXPECT_EQ(support::read_file(path, 100), "onetwo");
}

TEST_F(RecordLogTest, HasNothingBehindItsEnd) {
    auto log = RecordLog::open(path);
    ASSERT_TRUE(log->append("one"));
    auto const read = log->read({.offset = 1, .size = 3});
    ASSERT_FALSE(read);
    EXPECT_THAT(read.error().message, HasSubstr("is truncated"));
    EXPECT_FALSE(log->read({.offset = ~std::uint64_t{0}, .size = 2})) << "where the sum is too large";
    auto const reader = RecordLog::open_to_read(path);
    ASSERT_TRUE(log->cut_to(0));
    EXPECT_THAT(reader->read({.offset = 0, .size = 3}).error().message, HasSubstr("cannot read"));
}

TEST_F(RecordLogTest, ThatIsNotThereIsNotRead) {
    auto const log = RecordLog::open_to_read(path);
    ASSERT_FALSE(log);
    EXPECT_EQ(log.error().kind, support::ErrorKind::not_found);
    EXPECT_FALSE(std::filesystem::exists(path));
}

TEST_F(RecordLogTest, ThatCannotBeWrittenIsAnError) {
    EXPECT_FALSE(RecordLog::open(directory.path()));
    auto full = RecordLog::open("/dev/full");
    ASSERT_TRUE(full);
    EXPECT_THAT(full->append("text").error().message, HasSubstr("No space left on device"));
    EXPECT_EQ(full->size(), 0U);
    EXPECT_FALSE(full->cut_to(0));
}

} // namespace
} // namespace pairing
