#include "packages/leaks.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace packages {
namespace {

using support::Json;
using testing::HasSubstr;

std::optional<std::string> leak(std::string_view view, std::optional<SeatQuestion> const& asked = {}) {
    return leak_in(support::parse_json(view).value(), asked);
}

constexpr char const* fair = R"({"all": {"board": ["7h"], "cards": [null, null]},
    "seats": [{"board": ["7h"], "cards": [["As", "Kd"], null]}, {"board": ["7h"], "cards": [null, ["2c", "2d"]]}]})";

TEST(Leaks, AreNotInViewsThatKeepSecrets) {
    EXPECT_EQ(leak(fair), std::nullopt);
    EXPECT_EQ(leak(R"({"all": {"sum": 7}})"), std::nullopt);
    EXPECT_EQ(leak(R"({"all": 1, "seats": [null, null]})"), std::nullopt);
    EXPECT_EQ(leak("null"), std::nullopt);
}

TEST(Leaks, AreFoundInTheViewForEverybody) {
    auto const found = leak(R"({"all": {"cards": [null, null], "log": [["As", "Kd"]]},
        "seats": [{"cards": [["As", "Kd"], null], "log": [["As", "Kd"]]}, null]})");
    EXPECT_THAT(found.value(), HasSubstr(R"(seat 0 alone is shown view.cards[0] = ["As","Kd"])"));
    EXPECT_THAT(found.value(), HasSubstr("the view for everybody"));
}

TEST(Leaks, AreFoundInTheViewOfAnother) {
    auto const found = leak(R"({"all": {"cards": [null, null]},
        "seats": [{"cards": [["As", "Kd"], null]}, {"cards": [["As", "Kd"], ["2c", "2d"]]}]})");
    EXPECT_THAT(found.value(), HasSubstr("the view of seat 1"));
}

TEST(Leaks, AreFoundInWhatAnotherIsAsked) {
    auto const params = support::parse_json(R"({"theirs": ["As", "Kd"]})").value();
    EXPECT_THAT(leak(fair, SeatQuestion{.seat = 1, .params = params}).value(),
                HasSubstr("what seat 1 is asked"));
    EXPECT_EQ(leak(fair, SeatQuestion{.seat = 0, .params = params}), std::nullopt) << "they are its own";
}

TEST(Leaks, AreNotFoundInWhatIsTheSameByChance) {
    EXPECT_EQ(leak(R"({"all": {"gold": 3, "turn": 7}, "seats": [{"gold": 3, "turn": 7, "wood": 7}, null]})"),
              std::nullopt);
    EXPECT_EQ(
        leak(R"({"all": {"roles": ["knight"]}, "seats": [{"roles": ["knight"], "mine": "knight"}, null]})"),
        std::nullopt)
        << "a word under another name";
    EXPECT_NE(leak(R"({"all": {"log": [{"mine": "knight"}]},
                       "seats": [{"log": [{"mine": "knight"}], "mine": "knight"}, null]})"),
              std::nullopt);
}

} // namespace
} // namespace packages
