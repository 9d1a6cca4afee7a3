#include "rules/options.hpp"

#include <gtest/gtest.h>

namespace rules {
namespace {

std::vector<OptionInfo> const known{
    {.name = "plies", .help = "limit", .standard = "200", .least = 1, .most = 1000},
    {.name = "board", .help = "set-up", .standard = "random", .choices = {"random", "beginner"}},
};

TEST(Options, HaveStandardValues) {
    auto const options = Options::create(known, {});
    ASSERT_TRUE(options);
    EXPECT_EQ(options->number("plies"), 200);
    EXPECT_EQ(options->choice("board"), "random");
}

TEST(Options, TakeGivenValues) {
    auto const options = Options::create(known, {{"plies", "7"}, {"board", "beginner"}});
    ASSERT_TRUE(options);
    EXPECT_EQ(options->number("plies"), 7);
    EXPECT_EQ(options->choice("board"), "beginner");
}

TEST(Options, BadOnesAreExplained) {
    EXPECT_EQ(Options::create(known, {{"ply", "7"}}).error().message,
              "no option 'ply'; this game has: plies, board");
    EXPECT_EQ(Options::create({}, {{"ply", "7"}}).error().message, "no option 'ply'; this game has: none");
    EXPECT_EQ(Options::create(known, {{"plies", "0"}}).error().message,
              "option plies is a whole number from 1 to 1000, not '0'");
    EXPECT_EQ(Options::create(known, {{"plies", "x"}}).error().message,
              "option plies is a whole number from 1 to 1000, not 'x'");
    EXPECT_EQ(Options::create(known, {{"board", "flat"}}).error().message,
              "option board is one of random, beginner, not 'flat'");
}

} // namespace
} // namespace rules
