#include "courses/csv.hpp"

#include <gmock/gmock.h>

namespace courses {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

using Row = std::vector<std::string>;

std::vector<Row> cells(std::string_view text) {
    std::vector<Row> found;
    auto const rows = read_csv(text, 100).value();
    for (auto const& row : rows) {
        found.push_back(row.cells);
    }
    return found;
}

TEST(Csv, IsReadAsSpreadsheetsWriteIt) {
    EXPECT_THAT(cells("number,name\n1,Otter\n"), ElementsAre(Row{"number", "name"}, Row{"1", "Otter"}));
    EXPECT_THAT(cells("number;name\r\n1;\"Nagy, Ágnes\"\r\n"),
                ElementsAre(Row{"number", "name"}, Row{"1", "Nagy, Ágnes"}));
    EXPECT_THAT(cells("\xef\xbb\xbfnumber\tname\n 1 \t\n\n,\n"),
                ElementsAre(Row{"number", "name"}, Row{"1", ""}, Row{","}));
    EXPECT_THAT(cells(R"(a,b
"say ""hi""", "two
lines" )"),
                ElementsAre(Row{"a", "b"}, Row{"say \"hi\"", "two\nlines"}));
    EXPECT_THAT(cells(""), IsEmpty());
    EXPECT_THAT(cells("\n\n,,\n"), IsEmpty());
    EXPECT_THAT(cells("it's 5\" long,x"), ElementsAre(Row{"it's 5\" long", "x"}));
}

TEST(Csv, KnowsItsLines) {
    auto const rows = read_csv("a,b\n\n\"x\ny\",2\n3,4", 100).value();
    ASSERT_THAT(rows, SizeIs(3));
    EXPECT_EQ(rows[0].line, 1);
    EXPECT_EQ(rows[1].line, 3);
    EXPECT_EQ(rows[2].line, 5);
}

TEST(Csv, SaysWhatIsWrong) {
    EXPECT_THAT(read_csv("a\n\"x\n", 9).error().message, HasSubstr("line 2: a quotation mark"));
    EXPECT_THAT(read_csv("n\xe1v\n", 9).error().message, HasSubstr("UTF-8"));
    EXPECT_THAT(read_csv("a\nb\nc\n", 2).error().message, HasSubstr("at most 2 lines"));
    EXPECT_THAT(read_csv("a\n" + std::string(200, ','), 9).error().message,
                HasSubstr("line 2 must have at most 200 cells"));
}

// Its time grows with its size: a second look at what stands in front of each letter would take hours.
TEST(Csv, IsReadOnceHoweverMuchIsBlank) {
    constexpr std::size_t most = std::size_t{5} << 20U; // of an upload
    EXPECT_THAT(cells("a\n" + std::string(most, ' ') + "\"b\""), ElementsAre(Row{"a"}, Row{"b"}));
}

} // namespace
} // namespace courses
