#include "pairing/journal.hpp"
#include "support/file_io.hpp"
#include "temporary/directory.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

namespace pairing {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

std::string content(std::filesystem::path const& path) {
    return *support::read_file(path, 1'000'000);
}

void set_content(std::filesystem::path const& path, std::string_view text) {
    std::ofstream(path, std::ios::binary) << text;
}

class JournalTest : public testing::Test {
protected:
    void write(std::initializer_list<std::string_view> lines) {
        auto opened = Journal::open(path);
        ASSERT_TRUE(opened);
        for (auto const line : lines) {
            ASSERT_TRUE(opened->journal.append(line));
        }
    }
    [[nodiscard]] std::vector<std::string> lines() const {
        auto opened = Journal::open(path);
        EXPECT_TRUE(opened) << opened.error().message;
        return opened ? opened->lines : std::vector<std::string>();
    }

    temporary::Directory directory;
    std::filesystem::path path = directory.path() / "journal";
};

TEST_F(JournalTest, HasWhatWasAppended) {
    EXPECT_THAT(lines(), IsEmpty());
    write({"one", "", "three"});
    EXPECT_THAT(lines(), ElementsAre("one", "", "three"));
    write({"four"});
    EXPECT_THAT(lines(), ElementsAre("one", "", "three", "four"));
}

TEST_F(JournalTest, CutAnywhereHasTheWholeLinesBefore) {
    write({"first", "second", "third"});
    std::string const whole = content(path);
    std::vector<std::string> const all{"first", "second", "third"};
    for (std::size_t size = 0; size <= whole.size(); ++size) {
        set_content(path, whole.substr(0, size));
        auto const count = static_cast<std::size_t>(std::ranges::count(whole.substr(0, size), '\n'));
        EXPECT_EQ(lines(), std::vector(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(count)))
            << size;
        write({"next"});
        EXPECT_EQ(lines().size(), count + 1);
        EXPECT_EQ(lines().back(), "next");
    }
}

TEST_F(JournalTest, WithRubbishAtTheEndDropsIt) {
    write({"first"});
    std::string const whole = content(path);
    for (std::string_view const rubbish : {"\n", "x\n", "0123456789abcdef second\n", "\0\0\0\0\0"}) {
        set_content(path, whole + std::string(rubbish));
        EXPECT_THAT(lines(), ElementsAre("first"));
        EXPECT_EQ(content(path), whole);
    }
}

TEST_F(JournalTest, DamagedInTheMiddleIsAnError) {
    write({"first", "second", "third"});
    std::string const whole = content(path);
    for (std::size_t place = 0; place < whole.find("third") - 18; ++place) {
        std::string damaged = whole;
        damaged[place] = static_cast<char>(damaged[place] ^ 1);
        set_content(path, damaged);
        auto const opened = Journal::open(path);
        ASSERT_FALSE(opened) << place;
        EXPECT_THAT(opened.error().message, HasSubstr("is damaged"));
        EXPECT_EQ(content(path), damaged) << "it is left as it is";
    }
}

TEST_F(JournalTest, KnowsLinesThatWereMovedOrTakenOut) {
    write({"first", "second", "third"});
    std::string const whole = content(path);
    auto const second = whole.find('\n') + 1;
    auto const third = whole.find('\n', second) + 1;
    set_content(path, whole.substr(0, second) + whole.substr(third) + whole.substr(second, third - second));
    EXPECT_FALSE(Journal::open(path));
}

TEST_F(JournalTest, IsOpenOnceAtATime) {
    auto const opened = Journal::open(path);
    ASSERT_TRUE(opened);
    auto const again = Journal::open(path);
    ASSERT_FALSE(again);
    EXPECT_EQ(again.error().kind, support::ErrorKind::conflict);
    EXPECT_THAT(again.error().message, HasSubstr("is in use by another process"));
}

TEST_F(JournalTest, TakesItsLastLinesBack) {
    write({"first", "second", "third"});
    {
        auto opened = Journal::open(path);
        ASSERT_TRUE(opened->journal.cut_to(std::span(opened->lines).first(1)));
        ASSERT_TRUE(opened->journal.append("other"));
    }
    EXPECT_THAT(lines(), ElementsAre("first", "other"));
}

TEST_F(JournalTest, IsReadWhileItGrows) {
    auto opened = Journal::open(path);
    ASSERT_TRUE(opened->journal.append("first"));
    EXPECT_THAT(*Journal::read(path), ElementsAre("first"));
    std::string const torn = content(path) + "0123";
    set_content(path, torn);
    EXPECT_THAT(*Journal::read(path), ElementsAre("first"));
    EXPECT_EQ(content(path), torn) << "it is left as it is";
    EXPECT_FALSE(Journal::read(directory.path() / "none"));
}

TEST_F(JournalTest, ThatCannotBeMadeIsAnError) {
    EXPECT_FALSE(Journal::open(directory.path() / "no" / "journal"));
    EXPECT_FALSE(Journal::open(directory.path()));
}

} // namespace
} // namespace pairing
