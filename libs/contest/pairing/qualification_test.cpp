#include "pairing/qualification.hpp"

#include <gtest/gtest.h>

#include <set>

namespace pairing {
namespace {

record::GameRecord game(std::optional<rules::Seat> winner, std::optional<record::Blame> blame = {}) {
    return {.outcome = {.winner = winner, .scores = {0, 0}, .reason = ""}, .blame = std::move(blame)};
}

// Plays on as long as it is wanted, winning the first so many.
Qualification with_wins(int wins, QualificationRules const& rules = {}) {
    Qualification qualification(rules);
    for (int number = 0; !qualification.is_over(); ++number) {
        auto const seat = qualification.game(number).seat;
        qualification.add(game(number < wins ? seat : 1 - seat));
    }
    return qualification;
}

TEST(Qualification, TakesEightWinsOfTen) {
    EXPECT_TRUE(with_wins(10).has_passed());
    EXPECT_TRUE(with_wins(8).has_passed());
    EXPECT_FALSE(with_wins(7).has_passed());
    EXPECT_EQ(with_wins(7).records().size(), 10U);
}

TEST(Qualification, TakesWhatAContestSets) {
    QualificationRules const rules{.games = 4, .wins = 1};
    EXPECT_TRUE(with_wins(1, rules).has_passed());
    EXPECT_FALSE(with_wins(0, rules).has_passed());
}

TEST(Qualification, EndsWithTheFirstErrorOfTheSubmission) {
    Qualification qualification({});
    qualification.add(game(0));
    qualification.add(game(0, record::Blame{.seat = 1, .why = "illegal move a1-a9"}));
    EXPECT_TRUE(qualification.is_over());
    EXPECT_FALSE(qualification.has_passed());
    ASSERT_NE(qualification.error(), nullptr);
    EXPECT_EQ(qualification.error()->why, "illegal move a1-a9");
}

TEST(Qualification, GoesOnAfterAnErrorOfTheBaseline) {
    Qualification qualification({.games = 2, .wins = 2});
    qualification.add(game(0, record::Blame{.seat = 1, .why = "slept"}));
    EXPECT_FALSE(qualification.is_over());
    qualification.add(game(1));
    EXPECT_TRUE(qualification.has_passed());
}

TEST(Qualification, AlternatesWhoBegins) {
    Qualification const qualification({});
    int begun = 0;
    for (int number = 0; number < 10; ++number) {
        begun += qualification.game(number).seat == 0 ? 1 : 0;
    }
    EXPECT_EQ(begun, 5);
    EXPECT_EQ(qualification.game(0).seat, 0);
    EXPECT_EQ(Qualification({.games = 8, .seats = 4}).game(7).seat, 3);
}

TEST(Qualification, GivesEveryGameASeedOfItsOwn) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Qualification const qualification({.games = 300, .wins = 1, .seed = seed});
        std::set<std::uint64_t> seeds;
        for (int number = 0; number < 300; ++number) {
            seeds.insert(qualification.game(number).seed);
        }
        EXPECT_EQ(seeds.size(), 300U);
        EXPECT_LT(*seeds.rbegin(), 32768U);
    }
    EXPECT_NE(Qualification({.seed = 1}).game(0).seed, Qualification({.seed = 2}).game(0).seed);
}

TEST(Qualification, OfAnUploadedGameSharesASeedWhileTheSubmissionGoesRoundTheTable) {
    rules::GameInfo const uploaded{
        .name = "nim", .title = "Nim", .summary = "", .baseline = "", .version = 1};
    auto rules = qualification_rules(uploaded, 2, 7);
    ASSERT_TRUE(rules.shares_seeds);
    for (int const seats : {2, 4}) {
        rules.seats = seats;
        Qualification const qualification(rules);
        std::set<std::uint64_t> seeds;
        for (int number = 0; number < rules.games; ++number) {
            auto const first_of_round = qualification.game(number / seats * seats);
            EXPECT_EQ(qualification.game(number).seed, first_of_round.seed);
            EXPECT_EQ(qualification.game(number).seat, number % seats);
            seeds.insert(qualification.game(number).seed);
        }
        EXPECT_EQ(std::ssize(seeds), (rules.games + seats - 1) / seats);
    }
    auto built_in = uploaded;
    built_in.version = 0;
    EXPECT_FALSE(qualification_rules(built_in, 2, 7).shares_seeds);
}

TEST(Qualification, OfVeryManyGamesHasSeedsTwice) {
    EXPECT_LT(Qualification({.games = 40'000, .wins = 1}).game(39'999).seed, 32768U);
}

} // namespace
} // namespace pairing
