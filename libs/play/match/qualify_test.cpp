#include "match/qualify.hpp"
#include "match/runner_fixture.hpp"
#include "nim/game.hpp"

#include <gtest/gtest.h>

namespace match {
namespace {

using pairing::Qualification;
using support::ErrorKind;
using support::Result;

Result<void> qualify_in(TestHall& nim, Qualification& qualification) {
    return qualify(nim.runner, qualification, [&](record::GameRecord const& record) -> Result<void> {
        qualification.add(record);
        return {};
    });
}

TEST(Qualify, PlaysAllGamesInOrderWithTheirSeedsAndSeats) {
    for (int const threads : {1, 3}) {
        TestHall nim(nim::make_game(), {renamed(make_house_bot("random"), "me"), make_house_bot("first")},
                     threads);
        Qualification qualification({.games = 6, .wins = 0, .seed = 3});
        ASSERT_TRUE(qualify_in(nim, qualification));
        ASSERT_EQ(qualification.records().size(), 6U);
        for (int number = 0; number < 6; ++number) {
            auto const& record = qualification.records()[static_cast<std::size_t>(number)];
            auto const game = qualification.game(number);
            EXPECT_EQ(record.seed, game.seed);
            EXPECT_EQ(record.seats.at(static_cast<std::size_t>(game.seat)), "me");
        }
        EXPECT_TRUE(qualification.has_passed());
        EXPECT_FALSE(nim.stop);
    }
}

TEST(Qualify, EndsWithAnErrorOfTheSubmission) {
    TestHall nim(nim::make_game(), {std::make_shared<ErringBot const>(), make_house_bot("first")}, 2);
    Qualification qualification({.games = 6, .wins = 0});
    ASSERT_TRUE(qualify_in(nim, qualification));
    EXPECT_TRUE(qualification.is_over());
    EXPECT_FALSE(qualification.has_passed());
    EXPECT_EQ(qualification.records().size(), 1U);
    EXPECT_FALSE(nim.stop) << "it belongs to the caller";
}

TEST(Qualify, IsAnErrorWhereTheDecidingGameCannotBeAdded) {
    TestHall nim(nim::make_game(), {std::make_shared<ErringBot const>(), make_house_bot("first")});
    Qualification qualification({.games = 6, .wins = 0});
    auto const done =
        qualify(nim.runner, qualification, [&](record::GameRecord const& record) -> Result<void> {
            qualification.add(record);
            return support::fail(ErrorKind::unavailable, "the reader left");
        });
    ASSERT_FALSE(done);
    EXPECT_EQ(done.error().message, "the reader left");
}

TEST(Qualify, IsAnErrorWhereTheHouseFails) {
    TestHall nim(nim::make_game(),
                 {std::make_shared<LateBot const>(100, ErrorKind::unavailable), make_house_bot("first")});
    Qualification qualification({});
    EXPECT_FALSE(qualify_in(nim, qualification));
    EXPECT_FALSE(qualification.is_over());
}

TEST(Qualify, EndsWhenNobodyWantsToHearOfTheGames) {
    TestHall nim(nim::make_game(), {make_house_bot("random"), make_house_bot("first")}, 2);
    Qualification qualification({});
    int heard = 0;
    auto const done =
        qualify(nim.runner, qualification, [&](record::GameRecord const& /*record*/) -> Result<void> {
            ++heard;
            return support::fail(ErrorKind::unavailable, "the reader left");
        });
    ASSERT_FALSE(done);
    EXPECT_EQ(done.error().message, "the reader left");
    EXPECT_EQ(heard, 1);
}

} // namespace
} // namespace match
