#include "packages/twins.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace packages {
namespace {

using testing::HasSubstr;

support::Json json(std::string_view text) {
    return support::parse_json(text).value();
}

Moment moment(std::string game, std::string_view view, SeatQuestion asked) {
    return {.game = std::move(game), .ply = 0, .view = json(view), .asked = std::move(asked)};
}

// Seat 0 is dealt the same in both, seat 1 not.
constexpr char const* ace = R"({"all": {"pot": 3}, "seats": [{"card": "7h"}, {"card": "As"}]})";
constexpr char const* king = R"({"all": {"pot": 3}, "seats": [{"card": "7h"}, {"card": "Kd"}]})";

TEST(Twins, LookTheSameToWhomTheDifferenceIsHiddenFrom) {
    auto const same = SeatQuestion{.seat = 0, .params = json(R"({"card": "7h"})")};
    auto const found = compare_twins({moment("one", ace, same), moment("two", king, same)});
    EXPECT_EQ(found.pairs, 1U);
    EXPECT_EQ(found.leak, std::nullopt);
}

TEST(Twins, AreToldApartByAQuestion) {
    auto const found =
        compare_twins({moment("one", ace, {.seat = 0, .params = json(R"({"card": "7h", "deck": [51]})")}),
                       moment("two", king, {.seat = 0, .params = json(R"({"card": "7h", "deck": [25]})")})});
    EXPECT_EQ(found.leak.value(), "one and two, ply 1: seat 0 is shown the same in both, and yet what it is "
                                  "asked differs: params.deck[0]");
}

TEST(Twins, MayBeToldApartByWhoeverIsShownTheDifference) {
    auto const found = compare_twins({moment("one", ace, {.seat = 1, .params = json(R"({"card": "As"})")}),
                                      moment("two", king, {.seat = 1, .params = json(R"({"card": "Kd"})")})});
    EXPECT_EQ(found.leak, std::nullopt);
}

TEST(Twins, AreToldApartByWhatEverybodyIsShown) {
    constexpr char const* marked = R"({"all": {"pot": 4}, "seats": [{"card": "7h"}, {"card": "Kd"}]})";
    auto const same = SeatQuestion{.seat = 1, .params = nullptr};
    auto const found = compare_twins({moment("one", ace, same), moment("two", marked, same)});
    EXPECT_THAT(found.leak.value(), HasSubstr("seat 0 is shown the same in both, and yet what everybody is "
                                              "shown differs: view.pot"));
}

TEST(Twins, AreOfTheSamePlyAndOfGamesWithSecrets) {
    auto const one = SeatQuestion{.seat = 0, .params = 1};
    auto const two = SeatQuestion{.seat = 0, .params = 2};
    auto later = moment("two", king, two);
    later.ply = 1;
    EXPECT_EQ(compare_twins({moment("one", ace, one), later}).pairs, 0U);
    EXPECT_EQ(compare_twins({moment("one", R"({"all": 1})", one), moment("two", R"({"all": 1})", two)}).pairs,
              0U);
    EXPECT_EQ(compare_twins({moment("one", "null", one), moment("two", ace, two)}).pairs, 0U);
}

TEST(Twins, AreSeenByASeatThatIsShownWhatEverybodyIs) {
    auto const found = compare_twins(
        {moment("one", R"({"all": {}, "seats": [null, {"role": "spy"}]})", {.seat = 0, .params = 1}),
         moment("two", R"({"all": {}, "seats": [null, {"role": "cook"}]})", {.seat = 0, .params = 2})});
    EXPECT_THAT(found.leak.value(), HasSubstr("what it is asked differs: params"));
}

} // namespace
} // namespace packages
