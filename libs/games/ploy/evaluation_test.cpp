#include "ploy/evaluation.hpp"
#include "ploy/search_rules.hpp"
#include "ploy/test_boards.hpp"
#include "search/searchable.hpp"

#include <gtest/gtest.h>

namespace ploy {
namespace {

using testing::board;
using testing::middle_board;
using testing::move;

static_assert(search::Searchable<SearchRules>);

TEST(Evaluation, TheStartIsEvenButForTheMove) {
    auto const black = Position::start();
    auto white = black;
    white.play(move("e3-e3-1"));
    white.play(move("e7-e7-1"));
    white.play(move("e3-e3-7"));
    EXPECT_GT(evaluate(black), 0);
    EXPECT_LT(evaluate(black), value_of(Kind::shield) / 2);
}

TEST(Evaluation, MorePiecesAreBetter) {
    EXPECT_GT(evaluate(middle_board("b7@e5")), evaluate(middle_board("b3@e5")));
    EXPECT_GT(evaluate(middle_board("b3@e5")), evaluate(middle_board("b1@e5")));
    EXPECT_GT(evaluate(middle_board("b7@e5")), 0);
    EXPECT_LT(evaluate(middle_board("b7@e5", Colour::white)), 0);
}

TEST(Evaluation, APieceThatFacesAWallIsWorthLess) {
    EXPECT_GT(evaluate(middle_board("b28@e9")), evaluate(middle_board("b193@e9")));
}

TEST(SearchRules, TheHashIsThatOfThePositionHoweverItWasReached) {
    SearchRules const rules;
    support::Random random(1);
    auto position = HashedPosition::of(Position::start());
    while (!position.position.is_over()) {
        position = rules.after(position, random_move(position.position, random));
        EXPECT_EQ(position.hash, HashedPosition::of(position.position).hash);
    }
}

TEST(SearchRules, TheHashTellsWhoIsToMoveAndHowPiecesStand) {
    auto const hash = [](Position const& position) { return HashedPosition::of(position).hash; };
    EXPECT_NE(hash(middle_board("b7@e5")), hash(middle_board("b7@e5", Colour::white)));
    EXPECT_NE(hash(middle_board("b7@e5")), hash(middle_board("b14@e5")));
    EXPECT_NE(hash(middle_board("b7@e5")), hash(middle_board("w7@e5")));
    EXPECT_NE(hash(middle_board("b7@e5")), hash(middle_board("b7@e6")));
}

TEST(SearchRules, CapturesOfTheMostValuablePieceComeFirst) {
    SearchRules const rules;
    auto const position = HashedPosition::of(middle_board("b21@e5 b1@e4 w1@e7 w3@f5 w7@e3 b64@f3"));
    EXPECT_EQ(rules.urgency(position, move("e5-e6-0")), 0);
    EXPECT_EQ(rules.urgency(position, move("e5-e5-1")), 0);
    EXPECT_GT(rules.urgency(position, move("e5-e7-0")), 0);
    EXPECT_GT(rules.urgency(position, move("e5-f5-0")), rules.urgency(position, move("e5-e7-0")));
    EXPECT_GT(rules.urgency(position, move("f3-e3-0")), rules.urgency(position, move("e5-e3-0")))
        << "better with a shield than with a lance";
}

TEST(SearchRules, EndedGamesAreLostForWhoIsToMove) {
    SearchRules const rules;
    EXPECT_EQ(rules.end_of(HashedPosition::of(Position::start())), std::nullopt);
    EXPECT_EQ(rules.end_without_moves(HashedPosition::of(Position::start())), search::GameEnd::loss);
    EXPECT_EQ(rules.end_of(HashedPosition::of(board("b170@e1 w170@e9 w1@a9"))), search::GameEnd::loss);
}

TEST(SearchRules, HistorySlotsAreWithinTheTable) {
    SearchRules const rules;
    for (auto const colour : {Colour::black, Colour::white}) {
        auto const position = HashedPosition::of(Position(colour));
        for (std::size_t code = 0; code < Move::code_count; code += 7) {
            EXPECT_LT(rules.history_slot(position, Move::from_code(static_cast<std::uint16_t>(code))),
                      SearchRules::history_slots);
        }
    }
}

} // namespace
} // namespace ploy
