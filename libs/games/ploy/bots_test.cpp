#include "ploy/game.hpp"
#include "ploy/legality.hpp"
#include "ploy/simple_bots.hpp"
#include "ploy/smart_bot.hpp"
#include "ploy/state.hpp"
#include "ploy/test_boards.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

namespace ploy {
namespace {

using testing::board;
using ::testing::ElementsAre;
using testing::middle_board;

// All moves the bot makes in a position if it is asked often.
std::set<std::string> habits(HouseBot& bot, Position const& position, int times = 300) {
    std::set<std::string> moves;
    for (int i = 0; i < times; ++i) {
        moves.insert(to_text(bot.choose(position, {})));
    }
    return moves;
}

TEST(RandomBot, MakesAnyLegalMove) {
    RandomBot bot(1);
    auto const position = board("b170@a1 b1@a2 w170@i9 w1@i1");
    MoveList legal;
    list_moves(position, legal);
    EXPECT_EQ(habits(bot, position, 1000).size(), legal.size());
}

TEST(GreedyBot, TakesTheMostValuablePiece) {
    GreedyBot bot(1);
    // A shield, a probe and a lance are there for the lance on e5.
    EXPECT_THAT(habits(bot, middle_board("b21@e5 w1@e7 w3@f5 w7@e3")), ElementsAre("e5-e3-0"));
    EXPECT_THAT(habits(bot, middle_board("b21@e5 w1@e7 w3@f5")), ElementsAre("e5-f5-0"));
    EXPECT_THAT(habits(bot, board("b170@a1 b21@e5 w7@e3 w7@e6 w170@f5")), ElementsAre("e5-f5-0"));
}

TEST(GreedyBot, TakesItInAnyWay) {
    GreedyBot bot(1);
    EXPECT_THAT(habits(bot, middle_board("b21@e5 w1@e7 w1@f5")), ElementsAre("e5-e7-0", "e5-f5-0"));
    EXPECT_EQ(habits(bot, middle_board("b1@e5 w1@e6")).size(), 8U) << "a shield may turn then";
}

TEST(GreedyBot, MovesAtRandomWhenThereIsNothingToTake) {
    GreedyBot bot(1);
    EXPECT_GT(habits(bot, Position::start()).size(), 50U);
}

TEST(SmartBot, TakesTheCommander) {
    SmartBot bot({.depth = 1});
    EXPECT_EQ(to_text(bot.choose(board("b170@a1 b21@e5 w7@e3 w7@e6 w170@f5"), {})), "e5-f5-0");
}

//        ○          white threatens to take the commander on a1 along the diagonal: it has to move, and
//      ╱            only b1 … is out of reach
TEST(SmartBot, SavesItsCommander) {
    SmartBot bot({.depth = 3});
    auto const position = board("b85@a1 b17@h5 w170@i9 w32@b2 w1@i1");
    auto const move = bot.choose(position, {});
    Position next = position;
    next.play(move);
    MoveList captures;
    list_captures(next, captures);
    EXPECT_FALSE(std::ranges::any_of(captures, [&](Move capture) {
        return kind_of(next.mask_at(capture.to())) == Kind::commander;
    })) << to_text(move);
}

TEST(SmartBot, DoesNotTakeWhatIsProtectedAtALoss) {
    // The lance on e5 could take the shield on e7, which the lance on e9 protects.
    SmartBot bot({.depth = 2});
    EXPECT_NE(to_text(bot.choose(middle_board("b1@b1 b21@e5 w1@e7 w56@e9"), {})), "e5-e7-0");
}

TEST(SmartBot, SameQuestionsSameAnswers) {
    auto const answers = [] {
        SmartBot bot({.nodes = 2000});
        Position position = Position::start();
        std::vector<Move> moves;
        for (int ply = 0; ply < 6; ++ply) {
            moves.push_back(bot.choose(position, {}));
            position.play(moves.back());
        }
        return moves;
    };
    EXPECT_EQ(answers(), answers());
}

TEST(SmartBot, BeatsGreedy) {
    for (Colour const colour : {Colour::black, Colour::white}) {
        SmartBot smart({.nodes = 1000});
        GreedyBot greedy(1);
        Position position = Position::start();
        for (int ply = 0; ply < 300 && !position.is_over(); ++ply) {
            HouseBot& bot = position.to_move() == colour ? static_cast<HouseBot&>(smart) : greedy;
            auto const move = bot.choose(position, {});
            ASSERT_TRUE(is_legal(position, move)) << to_text(move);
            position.play(move);
        }
        EXPECT_TRUE(position.is_over());
        EXPECT_TRUE(position.has_lost(other(colour)));
    }
}

TEST(HouseBot, BothDoorsLeadToTheSameMove) {
    SmartBot one({.nodes = 500});
    SmartBot two({.nodes = 500});
    State const state(Position::start(), 500);
    auto const answer = two.answer("get_move", state.question(), {});
    ASSERT_TRUE(answer) << answer.error().message;
    EXPECT_EQ(one.decide(state, {}), answer->as_string());
}

TEST(HouseBot, SaysWhatIsWrongWithAQuestion) {
    RandomBot bot(1);
    auto const complaint = [&](std::string_view method, support::JsonObject const& params) {
        return bot.answer(method, params, {}).error().message;
    };
    EXPECT_EQ(complaint("get_fleet", {}), "Ploy asks get_move, not 'get_fleet'");
    EXPECT_EQ(complaint("get_move", {}), "\"position\" is missing");
    EXPECT_EQ(complaint("get_move", {{"position", 1}}), "\"position\" is not a string");
    EXPECT_EQ(complaint("get_move", {{"position", " b"}}), "the board has 1 row, not 9");
    EXPECT_EQ(complaint("get_move", {{"position", to_text(board("b170@e1 w170@e9 w1@a9"))}}),
              "the game is over: black has nothing but its commander");
}

} // namespace
} // namespace ploy
