#include "similarity/comparison.hpp"
#include "similarity/html_report.hpp"
#include "similarity/table_report.hpp"
#include "similarity/written_programs_test.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace similarity {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::Not;

std::string code(std::uint64_t seed) {
    return written::Writer(Language::python, {}).write(written::make_program(seed));
}

Submission one(std::string const& name, std::string text) {
    return {.name = name,
            .files = {{.name = "bot.py", .language = Language::python, .text = std::move(text)}}};
}

TEST(Similarity, ComparesReferencesWithSubmissionsButNotWithEachOther) {
    auto const found = compare({.submissions = {one("anna", code(1)), one("bela", code(2))},
                                .references = {one("2024/x", code(2)), one("2025/y", code(2))}});
    ASSERT_TRUE(found);
    ASSERT_EQ(found->pairs.size(), 2U);
    for (auto const& pair : found->pairs) {
        EXPECT_EQ(pair.first, 1U);
        EXPECT_TRUE(found->compared[pair.second].is_reference);
        EXPECT_DOUBLE_EQ(pair.largest(), 1);
    }
    EXPECT_EQ(found->clusters, (std::vector<std::vector<std::size_t>>{{1, 2, 3}}));
}

TEST(Similarity, StarterCodeDoesNotCount) {
    auto const starter = code(9);
    auto const found = compare({.submissions = {one("anna", starter + code(1)),
                                                one("bela", starter + code(2)), one("cili", starter)},
                                .given = {one("starter", starter)}});
    ASSERT_TRUE(found);
    EXPECT_TRUE(found->pairs.empty());
    EXPECT_GT(found->compared[0].given, 500U);
    EXPECT_THAT(found->notes, Contains(HasSubstr("'cili': not compared: 0 tokens of its own")));
}

TEST(Similarity, CoversBothDirections) {
    auto const found = compare({.submissions = {one("whole", code(1) + code(2)), one("part", code(1))}});
    ASSERT_EQ(found->pairs.size(), 1U);
    auto const& pair = found->pairs[0];
    EXPECT_DOUBLE_EQ(pair.second_share, 1);
    EXPECT_GT(pair.first_share, 0.3);
    EXPECT_LT(pair.first_share, 0.7);
    EXPECT_DOUBLE_EQ(pair.mean(), (pair.first_share + 1) / 2);
    ASSERT_EQ(pair.regions.size(), 1U);
    EXPECT_EQ(pair.regions[0].first.first, pair.regions[0].second.first);
}

TEST(Similarity, BoundsAreSaid) {
    auto const text = code(1) + code(2);
    auto const cut = compare({.submissions = {one("anna", text), one("bela", text)}}, {.most_tokens = 200});
    EXPECT_EQ(cut->compared[0].own, 200U);
    EXPECT_THAT(cut->notes, Contains(HasSubstr("'anna': only its first 200 tokens are compared")));
    auto const lazy = compare({.submissions = {one("anna", text), one("bela", text)}}, {.work = 100});
    EXPECT_THAT(lazy->notes, Contains(HasSubstr("1 of 1 similar pairs were not compared closely")));
    EXPECT_FALSE(compare({.submissions = {one("a", text), one("b", text)}}, {.most_documents = 1}));
    EXPECT_FALSE(compare({.submissions = {one("a", text), one("b", text)}}, {.all_tokens = 500}));
    auto const few =
        compare({.submissions = {one("a", text), one("b", text), one("c", text)}}, {.most_pairs = 2});
    EXPECT_EQ(few->pairs.size(), 2U);
    EXPECT_THAT(few->notes, Contains("3 pairs are similar; the first 2 are listed"));
}

TEST(Similarity, FiveHundredSubmissionsOfTheSameCodeAreCompared) {
    std::vector<Submission> all;
    for (int i = 0; i < 500; ++i) {
        all.push_back(one(fmt::format("student {}", i), code(i < 250 ? 1 : 2)));
    }
    auto const found = compare({.submissions = std::move(all)});
    ASSERT_EQ(found->clusters.size(), 2U);
    EXPECT_EQ(found->clusters[0].size(), 250U);
    EXPECT_EQ(found->pairs.size(), Settings().most_pairs);
}

TEST(SimilarityReport, EscapesEverythingFromSources) {
    auto const text = code(1) + "# <script>alert(1)</script> \xe2\x80\xae \x1b[31m & \xff\n" + code(2);
    auto const found = compare({.submissions = {one("<img src=x>", text), one("\"'\xe2\x80\xae&\n", text)}});
    auto const html = html_report(*found);
    EXPECT_THAT(html, Not(HasSubstr("<script")));
    EXPECT_THAT(html, Not(HasSubstr("<img")));
    EXPECT_THAT(html, Not(HasSubstr("\xe2\x80\xae")));
    EXPECT_THAT(html, Not(HasSubstr("\x1b")));
    EXPECT_THAT(html, HasSubstr("&lt;script&gt;alert(1)&lt;/script&gt; \\u202e \\x1b[31m &amp; ?"));
    EXPECT_THAT(html, HasSubstr("&quot;&#39;\\u202e&amp;"));
    EXPECT_THAT(html, Not(HasSubstr("http:")));
    EXPECT_THAT(html, Not(HasSubstr("https:")));
}

TEST(SimilarityReport, MarksTheSameRegionOnBothSides) {
    auto const found = compare({.submissions = {one("anna", code(1)), one("bela", code(3) + code(1))}});
    auto const html = html_report(*found);
    EXPECT_THAT(html, HasSubstr(R"(<a id="p1a-1" href="#p1b-1">1</a>)"));
    EXPECT_THAT(html, HasSubstr(R"(<a id="p1b-1" href="#p1a-1">1</a>)"));
    EXPECT_THAT(html, HasSubstr("lines without a match"));
    EXPECT_THAT(html, HasSubstr("prefers-color-scheme: dark"));
}

TEST(SimilarityReport, SaysHowManyWereCompared) {
    auto const alone = compare({.submissions = {one("anna", code(1)), one("bela", code(2))}});
    EXPECT_THAT(html_report(*alone), HasSubstr("<p>2 submissions compared; 0 pairs of at least 30 % found."));
    auto const with_reference =
        compare({.submissions = {one("anna", code(1))}, .references = {one("old", code(1))}});
    EXPECT_THAT(html_report(*with_reference),
                HasSubstr("<p>1 submission and 1 reference compared; 1 pair of"));
}

TEST(SimilarityReport, SaysWhenNothingIsSimilar) {
    auto const found = compare({.submissions = {one("anna", code(1)), one("bela", code(2))}});
    EXPECT_THAT(html_report(*found), HasSubstr("No pair is that similar."));
    EXPECT_EQ(to_csv(*found),
              "first,second,second_is_reference,tokens,first_percent,second_percent,mean_percent\n");
}

TEST(SimilarityReport, HugeSourcesAreCut) {
    std::string text;
    for (std::uint64_t seed = 0; seed < 150; ++seed) {
        text += code(seed);
    }
    text += "x = '" + std::string(100'000, 'y') + "'\n";
    auto const html = html_report(*compare({.submissions = {one("anna", text), one("bela", text)}}));
    EXPECT_LT(html.size(), 2'000'000U);
    EXPECT_THAT(html, HasSubstr("is not shown."));
}

TEST(SimilarityReport, AsJsonAndCsv) {
    auto const found = compare({.submissions = {one("=anna", code(1)), one("bela\xff", code(1))}});
    auto const json = to_json(*found);
    auto const& pair = json.at("pairs").at(0);
    EXPECT_EQ(pair.at("second"), "bela?");
    EXPECT_EQ(pair.at("largest_share"), 1.0);
    EXPECT_EQ(pair.at("regions").at(0).at("first").at("file"), "bot.py");
    EXPECT_THAT(to_csv(*found), HasSubstr("\n\"'=anna\",bela?,no,"));
}

} // namespace
} // namespace similarity
