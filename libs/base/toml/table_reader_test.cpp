#include "toml/table_reader.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace toml_text {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::Pair;
using testing::StartsWith;

TableReader parse(std::string_view text) {
    return TableReader::parse(text, "x.toml").value();
}

TEST(TableReader, ReadsWhatIsThere) {
    auto table = parse("a = 'text'\nb = ['x', 'y']\nn = 7\nf = true\n[t]\nk = 'v'\n[m]\nP = 'Q'\n");
    EXPECT_EQ(table.text("a"), "text");
    EXPECT_THAT(table.texts("b"), ElementsAre("x", "y"));
    EXPECT_EQ(table.number("n", 0, 10), 7U);
    EXPECT_TRUE(table.flag("f", false));
    EXPECT_EQ(table.table("t").text("k"), "v");
    EXPECT_THAT(table.map("m"), ElementsAre(Pair("P", "Q")));
    EXPECT_TRUE(table.has("a"));
    EXPECT_FALSE(table.has("z"));
    EXPECT_TRUE(table.done());
}

TEST(TableReader, ListsTheSettingsOfAllTables) {
    auto table = parse("A = 'x'\n[B]\nC = 7\n[B.D]\nE = true\n");
    std::vector<std::string> names;
    for (auto const& setting : table.settings()) {
        names.push_back(setting.name);
    }
    EXPECT_THAT(names, ElementsAre("A", "B.C", "B.D.E"));
    EXPECT_EQ(std::get<std::int64_t>(table.table("B").settings().front().value), 7);
    EXPECT_THAT(table.table("Z").settings(), IsEmpty());
    EXPECT_TRUE(table.done());
}

TEST(TableReader, RefusesSettingsThatAreNoSingleValues) {
    auto table = parse("a = 1\n[t]\nl = [1, 2]\n");
    EXPECT_EQ(table.settings().size(), 1U);
    EXPECT_EQ(table.done().error(), "x.toml:3: t.l must be a string, a whole number, true or false");
}

TEST(TableReader, HasStandardValuesForWhatIsNot) {
    auto table = parse("");
    EXPECT_EQ(table.text("a", "standard"), "standard");
    EXPECT_THAT(table.texts_or_none("b"), IsEmpty());
    EXPECT_EQ(table.number("n", 0, 10, 5), 5U);
    EXPECT_TRUE(table.flag("f", true));
    EXPECT_THAT(table.map("m"), IsEmpty());
    EXPECT_TRUE(table.done());
}

TEST(TableReader, SaysWhereTheTextIsNotToml) {
    auto const table = TableReader::parse("a = 1\nb = = 2\n", "x.toml");
    ASSERT_FALSE(table);
    EXPECT_THAT(table.error(), StartsWith("x.toml:2: "));
}

TEST(TableReader, MissesWhatMustBeThere) {
    auto table = parse("");
    EXPECT_EQ(table.table("t").text("k"), "");
    EXPECT_EQ(table.done().error(), "x.toml: t.k is missing");

    auto list = parse("");
    EXPECT_THAT(list.texts("b"), IsEmpty());
    EXPECT_EQ(list.done().error(), "x.toml: b is missing");

    auto number = parse("");
    EXPECT_EQ(number.number("n", 3, 4), 3U);
    EXPECT_EQ(number.done().error(), "x.toml: n is missing");
}

TEST(TableReader, NamesTheLineOfAKeyThatMeansNothing) {
    auto table = parse("a = 'x'\n\n[t]\nk = 'v'\nkk = 1\n");
    (void)table.text("a");
    (void)table.table("t").text("k");
    EXPECT_EQ(table.done().error(), "x.toml:5: t.kk is not a known key");
}

TEST(TableReader, RefusesWhatIsOfAnotherKind) {
    struct Case {
        char const* text;
        void (*read)(TableReader&);
        char const* message;
    };
    Case const cases[] = {
        {"k = 1", [](TableReader& t) { (void)t.text("k"); }, "x.toml:1: k must be a non-empty string"},
        {"k = ''", [](TableReader& t) { (void)t.text("k"); }, "x.toml:1: k must be a non-empty string"},
        {"k = 'x'", [](TableReader& t) { (void)t.texts("k"); }, "x.toml:1: k must be a list of strings"},
        {"k = []", [](TableReader& t) { (void)t.texts("k"); },
         "x.toml:1: k must be a non-empty list of strings"},
        {"k = ['x', 2]", [](TableReader& t) { (void)t.texts("k"); },
         "x.toml:1: k must be a non-empty string"},
        {"k = 1.5", [](TableReader& t) { (void)t.number("k", 0, 9); },
         "x.toml:1: k must be a whole number from 0 to 9"},
        {"k = -1", [](TableReader& t) { (void)t.number("k", 0, 9); },
         "x.toml:1: k must be a whole number from 0 to 9"},
        {"k = 10", [](TableReader& t) { (void)t.number("k", 0, 9); },
         "x.toml:1: k must be a whole number from 0 to 9"},
        {"k = 'true'", [](TableReader& t) { (void)t.flag("k", true); }, "x.toml:1: k must be true or false"},
        {"k = 1", [](TableReader& t) { (void)t.map("k"); }, "x.toml:1: k must be a table"},
        {"k.a = 1", [](TableReader& t) { (void)t.map("k"); }, "x.toml:1: k.a must be a non-empty string"},
        {"k = 1", [](TableReader& t) { (void)t.table("k"); }, "x.toml:1: k must be a table"},
    };
    for (auto const& [text, read, message] : cases) {
        auto table = parse(text);
        read(table);
        EXPECT_EQ(table.done().error(), message) << text;
    }
}

TEST(TableReader, KeepsToTheFirstError) {
    auto table = parse("k = 1\n");
    table.complain("k", "is odd");
    (void)table.text("other");
    EXPECT_EQ(table.done().error(), "x.toml:1: k is odd");
}

} // namespace
} // namespace toml_text
