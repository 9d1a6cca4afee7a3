#include "nim/game.hpp"
#include "record/replay.hpp"
#include "runtime/play.hpp"

#include <gtest/gtest.h>

namespace record {
namespace {

class Replay : public testing::Test {
protected:
    [[nodiscard]] GameRecord played() const {
        std::vector<runtime::Player> players;
        for (rules::Seat const seat : {0, 1}) {
            auto bot = rules::make_house_bot(*m_game, "random", m_game->bot_seed(5, seat)).value();
            players.push_back(runtime::house_player("random", std::move(bot)));
        }
        return runtime::play(*m_game, m_setup, std::move(players), {}).value();
    }

    [[nodiscard]] std::string why_not(GameRecord const& record) const {
        auto const result = verify(*m_game, record);
        return result ? "verified" : result.error().message;
    }

    std::shared_ptr<rules::Game const> m_game = nim::make_game();
    rules::Setup m_setup{
        .options = rules::Options::create(m_game->info().options, {{"matches", "9"}}).value(), .seed = 3};
};

TEST_F(Replay, AnHonestRecordVerifies) {
    EXPECT_EQ(why_not(played()), "verified");
}

TEST_F(Replay, OpensAtAnyPly) {
    auto const record = played();
    auto const start = replay_to(*m_game, record, 0);
    ASSERT_TRUE(start);
    EXPECT_EQ((*start)->position(), "9 0");
    auto const end = replay_to(*m_game, record, record.moves.size());
    ASSERT_TRUE(end);
    EXPECT_TRUE((*end)->outcome());
    EXPECT_FALSE(replay_to(*m_game, record, record.moves.size() + 1));
}

TEST_F(Replay, FindsAMoveThatTheRulesRefuse) {
    auto record = played();
    record.moves[1].move = "4";
    EXPECT_EQ(why_not(record), "ply 1: '4': take 1 to 3");
}

TEST_F(Replay, FindsAMoveOutOfTurn) {
    auto record = played();
    record.moves[1].seat = 0;
    EXPECT_EQ(why_not(record), "ply 1: seat 0 moves, but it is not its turn");
}

TEST_F(Replay, FindsAnotherEnd) {
    auto record = played();
    record.outcome.winner = 1 - *record.outcome.winner;
    EXPECT_NE(why_not(record).find("the rules say"), std::string::npos);
    record = played();
    record.moves.pop_back();
    EXPECT_NE(why_not(record).find("the game is not over"), std::string::npos);
}

TEST_F(Replay, AnErrorLossVerifiesIfTheRulesSayTheSame) {
    auto record = played();
    auto const state = replay_to(*m_game, record, 1).value();
    record.moves.resize(1);
    record.refused = "8";
    record.blame = Blame{.seat = 1, .why = "illegal move '8'"};
    record.outcome = state->forfeit(1);
    EXPECT_EQ(why_not(record), "verified");
    record.refused = "1";
    EXPECT_EQ(why_not(record), "the answer '1' was refused, but the rules accept it");
    record.blame->seat = 2;
    record.refused.reset();
    EXPECT_EQ(why_not(record), "the record blames seat 2, which does not exist");
}

TEST_F(Replay, FindsAMoveThatWasNotAskedForAtTheSameTime) {
    auto record = played();
    record.moves[1].is_together = true;
    EXPECT_EQ(why_not(record), "ply 1: seat 1 was not asked at the same time");
}

} // namespace
} // namespace record
