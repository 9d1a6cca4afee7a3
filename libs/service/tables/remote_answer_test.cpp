// Bots on their authors' machines: their time is that of the clock on the wall, and an answer counts once.
#include "tables/desk_test.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tables {
namespace {

using std::chrono::seconds;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::VariantWith;
using tests::person;

class RemoteAnswers : public testing::Test {
protected:
    // A remote bot begins against person 1.
    explicit RemoteAnswers(PersonTime const& time = {.per_game = seconds(100)}) : m_table(make(time)) {}

    static Table make(PersonTime const& time) {
        SeatPlan const remote{.kind = SeatKind::remote_bot, .bot = "otter/bot"};
        auto const knows = [](SeatPlan const&, rules::Game const&) { return support::Result<void>(); };
        auto happenings = open_table({.game = "ploy", .seats = {remote, {}}, .mine = {1}, .time = time},
                                     person(1), 7, tests::all_games(), knows)
                              .value();
        return fold(1, as_events(0, std::move(happenings), tests::start_of_tests), tests::all_games())
            .value();
    }

    Happenings say(RemoteAnswer const& answer, seconds after) {
        auto happenings = decide(m_table, answer, tests::start_of_tests + after);
        for (auto const& event : as_events(m_table.last, happenings, tests::start_of_tests + after)) {
            EXPECT_TRUE(apply(m_table, event));
        }
        return happenings;
    }
    // By the game's random bot, as an uploaded one would answer.
    [[nodiscard]] support::Json answer() const {
        auto const bot = rules::make_house_bot(*m_table.game, "random", 1).value();
        return bot->answer(m_table.position->decision()->method, m_table.position->question(), {}).value();
    }

    Table m_table;
};

TEST_F(RemoteAnswers, AreMovesAndCostTimeOfTheWall) {
    EXPECT_THAT(say({.seat = 0, .moves = 0, .answer = answer()}, seconds(30)),
                ElementsAre(VariantWith<Moved>(testing::_)));
    EXPECT_EQ(m_table.at(0).clock.left(), seconds(70));
    EXPECT_EQ(m_table.at(0).used, seconds(30));
    EXPECT_EQ(m_table.turn(), 1);
}

TEST_F(RemoteAnswers, CountOnce) {
    auto const first = answer();
    say({.seat = 0, .moves = 0, .answer = first}, seconds(1));
    EXPECT_TRUE(say({.seat = 0, .moves = 0, .answer = first}, seconds(2)).empty());
    EXPECT_TRUE(say({.seat = 0, .moves = 1, .answer = first}, seconds(2)).empty()) << "it is not its turn";
    EXPECT_TRUE(say({.seat = 1, .moves = 0, .answer = first}, seconds(2)).empty());
}

TEST_F(RemoteAnswers, LoseTheGameWhenTheyAreLate) {
    EXPECT_TRUE(decide(m_table, LookAtClock{}, tests::start_of_tests + seconds(99)).empty());
    EXPECT_FALSE(decide(m_table, LookAtClock{}, tests::start_of_tests + seconds(100)).empty());
    EXPECT_EQ(deadline(m_table), tests::start_of_tests + seconds(100));
    EXPECT_THAT(say({.seat = 0, .moves = 0, .answer = answer()}, seconds(100)),
                ElementsAre(VariantWith<FlagFell>(FlagFell{0}), VariantWith<Ended>(testing::_)));
    EXPECT_EQ(m_table.end->outcome->winner, 1);
}

TEST_F(RemoteAnswers, LoseTheGameWhenTheyAreNone) {
    for (auto const& nonsense : {support::Json("nonsense"), support::Json(1), support::Json()}) {
        EXPECT_THAT(
            decide(m_table, RemoteAnswer{.seat = 0, .moves = 0, .answer = nonsense}, tests::start_of_tests),
            ElementsAre(VariantWith<BotFailed>(testing::_), VariantWith<Ended>(testing::_)));
    }
    say({.seat = 0, .moves = 0, .failure = "no battery"}, seconds(1));
    EXPECT_EQ(m_table.blame->why, "no battery");
    EXPECT_THAT(m_table.end->why, HasSubstr("otter/bot failed"));
}

TEST_F(RemoteAnswers, AreWaitedForWhileTheServerIsAwayWithoutCost) {
    auto const at = [&](HouseCommand const& command, seconds after) {
        auto const now = tests::start_of_tests + after;
        for (auto const& event : as_events(m_table.last, decide(m_table, command, now), now)) {
            EXPECT_TRUE(apply(m_table, event));
        }
    };
    at(Pause{}, seconds(40));
    at(Resume{}, seconds(5000));
    EXPECT_EQ(deadline(m_table), tests::start_of_tests + seconds(5060));
    say({.seat = 0, .moves = 0, .answer = answer()}, seconds(5010));
    EXPECT_EQ(m_table.at(0).clock.left(), seconds(50));
}

class RemoteAnswersWithoutAClock : public RemoteAnswers {
protected:
    RemoteAnswersWithoutAClock() : RemoteAnswers(PersonTime{}) {}
};

TEST_F(RemoteAnswersWithoutAClock, AreNotWaitedForForEver) {
    EXPECT_EQ(m_table.at(0).clock.left(), longest_remote_turn);
    EXPECT_EQ(m_table.at(1).clock.left(), rules::TimeControl::forever);
    say({.seat = 0, .moves = 0, .answer = answer()}, seconds(100));
    EXPECT_EQ(m_table.at(0).clock.left(), longest_remote_turn);
    EXPECT_EQ(deadline(m_table), std::nullopt) << "the person may think";
}

} // namespace
} // namespace tables
