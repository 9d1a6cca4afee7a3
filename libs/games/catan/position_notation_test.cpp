#include "catan/playout.hpp"
#include "catan/position_notation.hpp"
#include "catan/testing.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace catan {
namespace {

constexpr std::string_view layout =
    "o10,w2,l9/g12,b6,w4,b10/g9,l11,d,l3,o8/l8,o3,g4,w5/b5,g6,w11 3go3w33bl 0,0";

// The fields, and what each of a two-player position is unless a test says otherwise.
struct Text {
    std::string board = std::string(layout);
    std::string bank = "19b19l19w19g19o";
    std::string played = "-";
    std::string bonus = "-,-";
    std::string turn = "1:0";
    std::string phase = "turn";
    std::string done = "1+2:-:0";
    std::string players = "-/-/-/-/-/-/0 -/-/-/-/-/-/0";

    [[nodiscard]] std::string whole() const {
        return fmt::format("{} {} {} {} {} {} {} {}", board, bank, played, bonus, turn, phase, done, players);
    }
    [[nodiscard]] std::string error() const {
        auto const position = parse_position(whole());
        return position ? "" : position.error().message;
    }
};

TEST(PositionText, OfTheBeginning) {
    EXPECT_EQ(to_text(Position::start(beginners_layout(), 2)),
              std::string(layout) +
                  " 19b19l19w19g19o - -,- 0:0 settlement -:-:0 -/-/-/-/-/-/0 -/-/-/-/-/-/0");
}

TEST(PositionText, ShowsPiecesAndHands) {
    tests::TestTable table(2);
    table.settlement(0, "1,1").city(1, "-1,-1").roads(0, {"1,1", "1,0", "0,-1"}).deal(0, "2b1o");
    table.give_card(0, Card::knight).give_card(0, Card::victory_point);
    table.player(0).new_cards = Cards::of(Card::victory_point);
    EXPECT_EQ(to_text(table.position), std::string(layout) +
                                           " 17b19l19w19g18o - -,- 1:0 turn 1+2:-:0 "
                                           "1,1/-/1,1:1,0;1,0:0,-1/2b1o/1k1v/1v/0 -/-1,-1/-/-/-/-/0");
    EXPECT_EQ(to_text(table.position.seen_by(rules::Viewer::seat(1))),
              std::string(layout) + " 17b19l19w19g18o - -,- 1:0 turn 1+2:-:0 "
                                    "1,1/-/1,1:1,0;1,0:0,-1/3?/2?/-/0 -/-1,-1/-/-/-/-/0");
}

TEST(PositionText, OfRandomGamesIsReadBackAsItWas) {
    support::Random random(6);
    for (int game = 0; game < tests::rounds(15); ++game) {
        Position position = Position::start(random_layout(RedNumbers::anywhere, random), 2 + game % 3);
        while (true) {
            for (auto const viewer :
                 {rules::Viewer::referee(), rules::Viewer::spectator(), rules::Viewer::seat(0)}) {
                Position const seen = position.seen_by(viewer);
                auto const read = parse_position(to_text(seen));
                ASSERT_TRUE(read) << to_text(seen) << ": " << read.error().message;
                ASSERT_EQ(*read, seen) << to_text(seen);
            }
            if (position.is_over()) {
                break;
            }
            play(position, random_move(position, random), random);
        }
    }
}

TEST(PositionText, EveryExpectationIsReadAndWritten) {
    Text text;
    text.bank = "11b19l19w19g17o";
    text.players = "1,1/-/1,1:1,0/8b/-/-/0 0,-1/-/-/2o/-/-/0";
    struct Case {
        char const* phase;
        char const* done;
    };
    for (auto const [phase, done] :
         {Case{"roll", "-:-:0"}, Case{"roll", "-:card:0"}, Case{"discard:0", "3+4:-:0"},
          Case{"robber", "3+4:-:0"}, Case{"robber", "-:card:0"}, Case{"steal", "3+4:-:0"},
          Case{"turn", "6+6:card:7"}, Case{"free-road:2", "6+6:card:7"}, Case{"free-road:1", "-:card:0"},
          Case{"year-of-plenty:2", "-:card:0"}, Case{"monopoly", "-:card:0"},
          Case{"answer:1:1b:1o", "6+6:-:1"}, Case{"over", "6+6:-:1"}}) {
        text.phase = phase;
        text.done = done;
        auto const read = parse_position(text.whole());
        ASSERT_TRUE(read) << phase << ": " << read.error().message;
        EXPECT_EQ(to_text(*read), text.whole());
    }
}

TEST(PositionText, FieldsThatMakeNoSenseAreExplained) {
    struct Case {
        std::string Text::* field;
        char const* value;
        char const* error;
    };
    for (auto const& [field, value, error] : {
             Case{&Text::board, "o10,w2/x 3go3w33bl 0,0",
                  "hexes: the rows of hexes have 3, 4, 5, 4 and 3, not 'o10,w2'"},
             Case{&Text::board, "x10,w2,l9 3go3w33bl 0,0",
                  "hexes: a hex is a letter of blwgod and a number, not 'x10'"},
             Case{&Text::board, ",w2,l9 3go3w33bl 0,0",
                  "hexes: a hex is a letter of blwgod and a number, not ''"},
             Case{&Text::board, "o01,w2,l9 3go3w33bl 0,0",
                  "hexes: a hex is a letter of blwgod and a number, not 'o01'"},
             Case{&Text::board,
                  "o10,w2,l9/g12,b6,w4,b10/g9,l11,d,l3,o8/l8,o3,g4,w5/b5,g6,w11/d 3go3w33bl 0,0",
                  "hexes: after the five rows of hexes stands 'd'"},
             Case{&Text::board, "o10,w2,l9/g12,b6,w4,b10/g9,l11,d,l3,o8/l8,o3,g4,w5/b5,g6,w11 3go 0,0",
                  "harbours: the harbours are nine letters of blwgo3, not '3go'"},
             Case{&Text::board, "o10,w2,l9/g12,b6,w4,b10/g9,l11,d,l3,o8/l8,o3,g4,w5/b5,g6,w11 xxxxxxxxx 0,0",
                  "harbours: the harbours are nine letters of blwgo3, not 'xxxxxxxxx'"},
             Case{&Text::board, "o10,w2,l9/g12,b6,w4,b10/g9,l11,d,l3,o8/l8,o3,g4,w5/b5,g6,w11 3go3w33bl 0,1",
                  "robber: 0,1 is a node, not a hex: x + y is no multiple of 3"},
             Case{&Text::bank, "x",
                  "bank: cards are numbers and letters of blwgo in this order, such as 2b1o, not 'x'"},
             Case{&Text::played, "1b",
                  "played cards: cards are numbers and letters of krmyv in this order, such as 2k1v, not "
                  "'1b'"},
             Case{&Text::bonus, "2,-", "bonus cards: a seat is a number from 0 to 1, not '2'"},
             Case{&Text::bonus, "-,-,-", "bonus cards: there are two bonus cards, and then '-'"},
             Case{&Text::turn, "x:0", "turn: a turn is a number from 0 to 60000, not 'x'"},
             Case{&Text::turn, "60001:0", "turn: a turn is a number from 0 to 60000, not '60001'"},
             Case{&Text::turn, "1:-1", "turn: a seat is a number from 0 to 1, not '-1'"},
             Case{&Text::phase, "sleep", "expected: 'sleep' is not a known expectation"},
             Case{&Text::phase, "turn:1", "expected: nothing follows turn, not ':1'"},
             Case{&Text::phase, "turn:", "expected: nothing follows turn, not ':'"},
             Case{&Text::phase, "discard:10", "expected: those who discard are digits in order, not '10'"},
             Case{&Text::phase, "discard:x", "expected: those who discard are digits in order, not 'x'"},
             Case{&Text::phase, "discard", "expected: no player discards"},
             Case{&Text::phase, "free-road:3", "expected: 1 or 2 are left to do, not '3'"},
             Case{&Text::phase, "answer:1:1b",
                  "expected: cards are numbers and letters of blwgo in this order, such as 2b1o, not ''"},
             Case{&Text::done, "7+1:-:0", "done: dice are written like 3+4, not '7+1'"},
             Case{&Text::done, "1+0:-:0", "done: dice are written like 3+4, not '1+0'"},
             Case{&Text::done, "1-1:-:0", "done: dice are written like 3+4, not '1-1'"},
             Case{&Text::done, "1+10:-:0", "done: dice are written like 3+4, not '1+10'"},
             Case{&Text::done, "1+1:x:0", "done: card or - stands after the dice, not 'x'"},
             Case{&Text::done, "1+1:-:21", "done: the number of offers is a number from 0 to 20, not '21'"},
             Case{&Text::players, "-/-/-/-/-/-/0 -/-", "player 1: 7 parts are needed, not '-/-'"},
             Case{&Text::players, "x/-/-/-/-/-/0 -/-/-/-/-/-/0",
                  "player 0: a place is written like -1,3, not 'x'"},
             Case{&Text::players, "/-/-/-/-/-/0 -/-/-/-/-/-/0",
                  "player 0: a place is written like -1,3, not ''"},
             Case{&Text::players, "-/0,0/-/-/-/-/0 -/-/-/-/-/-/0",
                  "player 0: 0,0 is a hex, not a node: x + y is a multiple of 3"},
             Case{&Text::players, "1,1/-/-/-/-/-/0 -/1,1/-/-/-/-/0", "player 1: 1,1 is taken twice"},
             Case{&Text::players, "-/-/1,1:1,0/-/-/-/0 -/-/1,1:1,0/-/-/-/0",
                  "player 1: 1,1:1,0 is taken twice"},
             Case{&Text::players, "-/-/1,1/-/-/-/0 -/-/-/-/-/-/0",
                  "player 0: a place is written like -1,3, not ''"},
             Case{&Text::players, "-/-/-/x/-/-/0 -/-/-/-/-/-/0",
                  "player 0: cards are numbers and letters of blwgo in this order, such as 2b1o, not 'x'"},
             Case{&Text::players, "-/-/-/0?/-/-/0 -/-/-/-/-/-/0",
                  "player 0: hidden cards are written like 7?, not '0?'"},
             Case{&Text::players, "-/-/-/?/-/-/0 -/-/-/-/-/-/0",
                  "player 0: hidden cards are written like 7?, not '?'"},
             Case{&Text::players, "-/-/-/-/96?/-/0 -/-/-/-/-/-/0",
                  "player 0: hidden cards are written like 7?, not '96?'"},
             Case{&Text::players, "-/-/-/-/-/x/0 -/-/-/-/-/-/0",
                  "player 0: cards are numbers and letters of krmyv in this order, such as 2k1v, not 'x'"},
             Case{&Text::players, "-/-/-/-/-/-/15 -/-/-/-/-/-/0",
                  "player 0: knights are a number from 0 to 14, not '15'"},
             Case{&Text::players, "-/-/-/-/-/-/-1 -/-/-/-/-/-/0",
                  "player 0: knights are a number from 0 to 14, not '-1'"},
             Case{&Text::players, "-/-/-/-/-/-/0",
                  "a position has 9 fields and one for each of 2 to 4 players, not 10 in all"},
             Case{&Text::players, "- - - - -",
                  "a position has 9 fields and one for each of 2 to 4 players, not 14 in all"},
         }) {
        Text text;
        text.*field = value;
        EXPECT_EQ(text.error(), error);
    }
}

TEST(PositionText, PositionsThatNoGameLeadsToAreExplained) {
    struct Case {
        std::string Text::* field;
        char const* value;
        char const* error;
    };
    for (
        auto const& [field, value, error] : {
            Case{&Text::board, "o10,o2,l9/g12,b6,w4,b10/g9,l11,d,l3,o8/l8,o3,g4,w5/b5,g6,w11 3go3w33bl 0,0",
                 "4 hexes are mountains, not 3"},
            Case{&Text::bank, "18b19l19w19g19o",
                 "the bank and the hands have 19 cards of each resource together"},
            Case{&Text::players, "-/-/-/1b/-/-/0 -/-/-/-/-/-/0",
                 "the bank and the hands have 19 cards of each resource together"},
            Case{
                &Text::played, "1v",
                "the knights that were played are those of the players, and no victory point is ever played"},
            Case{
                &Text::played, "1k",
                "the knights that were played are those of the players, and no victory point is ever played"},
            Case{&Text::played, "3m",
                 "there are 14 knights, 5 victory points and 2 of each other card, 25 in all"},
            Case{&Text::players, "-/-/-/-/26?/-/0 -/-/-/-/-/-/0",
                 "there are 14 knights, 5 victory points and 2 of each other card, 25 in all"},
            Case{&Text::players, "-/-/-/-/-/1k/0 -/-/-/-/-/-/0",
                 "cards bought in this turn are among the cards in the hand"},
            Case{&Text::players, "1,1;1,0/-/-/-/-/-/0 -/-/-/-/-/-/0",
                 "the building at 1,1 is next to another"},
            Case{&Text::players, "2,5;3,4;4,3;5,2;4,0;3,-2/-/-/-/-/-/0 -/-/-/-/-/-/0",
                 "a player has at most 5 settlements, 4 cities and 15 roads"},
            Case{&Text::players, "-/2,5;3,4;4,3;5,2;4,0/-/-/-/-/0 -/-/-/-/-/-/0",
                 "a player has at most 5 settlements, 4 cities and 15 roads"},
            Case{&Text::bonus, "0,-", "the longest road is not with the player who has it"},
            Case{&Text::bonus, "-,0", "the largest army is not with the player who has it"},
            Case{&Text::turn, "0:0", "the set-up, and nothing else, is turn 0"},
            Case{&Text::phase, "settlement", "the set-up, and nothing else, is turn 0"},
            Case{&Text::done, "-:-:0", "the dice do not fit what is expected"},
            Case{&Text::phase, "roll", "the dice do not fit what is expected"},
            Case{&Text::phase, "discard:0", "the dice do not fit what is expected"},
            Case{&Text::phase, "steal", "there is no legal move"},
            Case{&Text::phase, "free-road:1", "there is no legal move"},
            Case{&Text::phase, "answer:0:1b:1o",
                 "an offer is to another player, who gives something else for it"},
            Case{&Text::phase, "answer:2:1b:1o",
                 "an offer is to another player, who gives something else for it"},
            Case{&Text::phase, "answer:1:-:1o",
                 "an offer is to another player, who gives something else for it"},
            Case{&Text::phase, "answer:1:1b:-",
                 "an offer is to another player, who gives something else for it"},
            Case{&Text::phase, "answer:1:1b:1b",
                 "an offer is to another player, who gives something else for it"},
            Case{&Text::phase, "answer:1:1b:1o", "what is offered is not in the hand"},
        }) {
        Text text;
        text.*field = value;
        EXPECT_EQ(text.error(), error) << value;
    }
}

TEST(PositionText, WhoDiscardsHasCards) {
    Text text;
    text.phase = "discard:1";
    text.done = "3+4:-:0";
    EXPECT_EQ(text.error(), "player 1 has not more than 7 cards and discards none");
}

TEST(PositionText, TheLargestArmyIsWithTheMostKnights) {
    Text text;
    text.played = "7k";
    text.players = "-/-/-/-/-/-/3 -/-/-/-/-/-/4";
    for (auto const* const bonus : {"-,-", "-,0"}) {
        text.bonus = bonus;
        EXPECT_EQ(text.error(), "the largest army is not with the player who has it");
    }
    text.bonus = "-,1";
    EXPECT_EQ(text.error(), "");
}

TEST(PositionText, TheSetUpFollowsItsOrder) {
    Text text;
    text.turn = "0:1";
    text.done = "-:-:0";
    text.phase = "settlement";
    std::string const out_of_order = "in the set-up, players build in the order of their seats and back";
    EXPECT_EQ(text.error(), out_of_order);
    text.players = "1,1/-/1,1:1,0/-/-/-/0 -/-/-/-/-/-/0";
    EXPECT_EQ(text.error(), "");
    text.players = "1,1/-/-/-/-/-/0 -/-/-/-/-/-/0";
    EXPECT_EQ(text.error(), out_of_order);
    text.players = "-/1,1/1,1:1,0/-/-/-/0 -/-/-/-/-/-/0";
    EXPECT_EQ(text.error(), out_of_order);
    text.phase = "road";
    text.players = "1,1/-/1,1:1,0/-/-/-/0 -1,-1/-/-/-/-/-/0";
    EXPECT_EQ(text.error(), "");
    text.players = "1,1/-/1,1:1,0/-/-/-/0 -/-/-/-/-/-/0";
    EXPECT_EQ(text.error(), out_of_order);
}

} // namespace
} // namespace catan
