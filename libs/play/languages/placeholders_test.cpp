#include "languages/placeholders.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace languages {
namespace {

using testing::ElementsAre;

TEST(Placeholders, AreFilledInWhereverTheyStand) {
    Values const values{
        .source = "a b.cpp", .stem = "a b", .sdk = "/sdk", .output = "/tmp", .memory_mb = "256"};
    std::vector<std::string> const words{"-I{sdk}/include", "{output}/{stem}", "{source}", "-Xmx{memory_mb}m",
                                         "plain"};
    EXPECT_THAT(fill_in(words, values),
                ElementsAre("-I/sdk/include", "/tmp/a b", "a b.cpp", "-Xmx256m", "plain"));
}

TEST(Placeholders, AreNotFilledInTwice) {
    Values const values{.source = "{sdk}", .stem = "", .sdk = "/sdk", .output = "", .memory_mb = ""};
    std::vector<std::string> const words{"{source}"};
    EXPECT_THAT(fill_in(words, values), ElementsAre("{sdk}"));
}

TEST(Placeholders, ThatMeanNothingAreFound) {
    EXPECT_EQ(unknown_placeholder("{output}/{ouput}"), "{ouput}");
    EXPECT_EQ(unknown_placeholder("{output}/bot"), std::nullopt);
    EXPECT_EQ(unknown_placeholder("an open {brace"), std::nullopt);
    EXPECT_EQ(unknown_placeholder("{}"), "{}");
}

TEST(Placeholders, CanBeAskedFor) {
    std::vector<std::string> const words{"a", "b{sdk}"};
    EXPECT_TRUE(mentions(words, "{sdk}"));
    EXPECT_FALSE(mentions(words, "{output}"));
}

} // namespace
} // namespace languages
