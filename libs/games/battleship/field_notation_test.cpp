#include "battleship/field_notation.hpp"
#include "battleship/random_setup.hpp"
#include "battleship/shooters.hpp"
#include "battleship/test_fields.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace battleship {
namespace {

using tests::at;
using tests::error_of;
using tests::grid_text;
using tests::replaced;

std::string with_last_shot(std::string_view grid, std::string_view last_shot) {
    return std::string(grid) + " " + std::string(last_shot);
}

// What is wrong with the well-known grid when one part of it is replaced.
std::string error_with(std::string_view part, std::string_view by, std::string_view last_shot = "-") {
    return error_of(parse_field(with_last_shot(replaced(grid_text, part, by), last_shot)));
}

TEST(FieldText, ShowsShipsAndShots) {
    auto field = tests::field();
    EXPECT_EQ(to_text(field), with_last_shot(grid_text, "-"));
    field.shoot(at("A-1"));
    field.shoot(at("A-2"));
    auto const shot_at = replaced(replaced(grid_text, "ssss", "xsss"), "/.", "/o");
    EXPECT_EQ(to_text(field), with_last_shot(shot_at, "A-2"));
}

TEST(FieldText, GoesBothWaysAtEveryMomentOfRandomGames) {
    support::Random random(2);
    for (int round = 0; round < 50; ++round) {
        Field field(random_setup(random));
        for (;;) {
            auto const parsed = parse_field(to_text(field));
            ASSERT_TRUE(parsed) << parsed.error().message;
            ASSERT_EQ(*parsed, field);
            ASSERT_EQ(to_text(*parsed), to_text(field));
            if (field.is_sunk()) {
                break;
            }
            field.shoot(smart_shot(field.map(), random));
        }
    }
}

TEST(FieldText, HasTenRowsOfTenSquares) {
    EXPECT_EQ(error_with("/........../", "/"), "the grid '" +
                                                   replaced(grid_text, "/........../", "/").substr(0, 60) +
                                                   "…' (98 characters) has 9 rows instead of 10");
    EXPECT_EQ(error_with("ssss.", "ssss"), "row 1 has 9 squares instead of 10");
    EXPECT_EQ(error_with("s.s......s", "s.s......s."), "row 10 has 11 squares instead of 10");
    EXPECT_EQ(error_with("s.s......s", "s.s......s/"), "the grid '" + std::string(grid_text.substr(0, 60)) +
                                                           "…' (110 characters) has 11 rows instead of 10");
}

TEST(FieldText, KnowsFourLetters) {
    EXPECT_EQ(error_with(".........s", ".......q.s"), "H-2 is none of . o s x");
    EXPECT_EQ(error_with("ssss", "SSSS"), "A-1 is none of . o s x");
    EXPECT_EQ(error_with("s.s......s", "s.s.....és"), "row 10 has 11 squares instead of 10");
    EXPECT_EQ(error_with("s.s......s", "s.s.....\xc3s"), "I-10 is none of . o s x");
}

TEST(FieldText, HasARightFleet) {
    EXPECT_EQ(error_with("/.........s/", "/s........s/"), "ships bend or touch at A-1");
    EXPECT_EQ(error_with("s.s......s", "s.s......."),
              "a fleet has 10 ships (4, 3, 3, 2, 2, 2, 1, 1, 1, 1), not 9");
    EXPECT_EQ(error_with("ssss.sss..", "sss..sss.."),
              "ship 3 (J-2-v-3) is one too many of its size: the sizes are 4, 3, 3, 2, 2, 2, 1, 1, 1, 1");
    EXPECT_EQ(error_with("ssss.sss..", "ssssssss.."),
              "a fleet has 10 ships (4, 3, 3, 2, 2, 2, 1, 1, 1, 1), not 9");
}

TEST(FieldText, TheLastShotIsOneOfTheShots) {
    EXPECT_EQ(error_with("ssss", "xsss"), "last shot: '-' is not a square (A-1 to J-10)");
    EXPECT_EQ(error_with("ssss", "ssss", "B-2"), "the last shot B-2 is not among the shots");
    EXPECT_EQ(error_with("ssss", "xsss", "B-1"), "the last shot B-1 is not among the shots");
    EXPECT_EQ(error_with("ssss", "xsss", "K-1"), "last shot: column 'K' is off the grid (A–J)");
    EXPECT_EQ(error_with("ssss", "xsss", "A-1"), "no error");
}

// J-10 is sunk: I-10 beside it may have been shot at before, but not last.
TEST(FieldText, TheLastShotWasAllowed) {
    EXPECT_EQ(error_with("s.s......s", "s.s.....ox", "J-10"), "no error");
    EXPECT_EQ(error_with("s.s......s", "s.s.....ox", "I-10"),
              "the last shot I-10 was no legal target after the others");
}

TEST(FieldText, NoShotFollowsTheEnd) {
    auto all_hit = with_last_shot(grid_text, "E-6");
    std::ranges::replace(all_hit, 's', 'x');
    EXPECT_EQ(error_of(parse_field(replaced(all_hit, "/........../", "/....o...../"))),
              "the last shot E-6 is not among the shots"); // row 5 was replaced
    auto const with_miss = replaced(all_hit, "........../........../", "........../....o...../");
    EXPECT_EQ(error_of(parse_field(with_miss)), "the last shot E-6 was no legal target after the others");
    EXPECT_TRUE(parse_field(replaced(with_miss, "E-6", "J-10")));
}

TEST(FieldText, IsTwoPartsWithOneSpace) {
    for (auto const& wrong : {std::string(grid_text), std::string(grid_text) + "  -",
                              "- " + std::string(grid_text) + " -", std::string(), std::string(" ")}) {
        EXPECT_FALSE(parse_field(wrong)) << wrong;
    }
    EXPECT_EQ(error_of(parse_field("here")),
              "a position is a grid and its last shot, with one space between; not 'here'");
}

TEST(FieldText, LongOnesAreRefusedInFewWords) {
    for (char const letter : {'s', '/', ' ', '\0'}) {
        auto const parsed = parse_field(std::string(2'000'000, letter) + " -");
        ASSERT_FALSE(parsed);
        EXPECT_LT(parsed.error().message.size(), 400U);
    }
}

} // namespace
} // namespace battleship
