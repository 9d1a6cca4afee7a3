#include "catan/canvas.hpp"
#include "catan/drawing.hpp"
#include "catan/testing.hpp"

#include <gtest/gtest.h>

namespace catan {
namespace {

using rules::Viewer;
using tests::TestTable;

TestTable example() {
    TestTable table(2);
    table.settlement(0, "1,1").city(1, "-1,-1").roads(0, {"1,1", "1,0", "0,-1"}).deal(0, "2b1o");
    table.roads(0, {"1,1", "2,2"}).give_card(0, Card::knight).give_card(1, Card::victory_point);
    table.position.robber = tests::hex("2,-2");
    return table;
}

TEST(DrawText, ShowsTheBoardAsItIs) {
    EXPECT_EQ("\n" + draw_text(example().position, false), R"(
                   3:1    ·           · 2:1 grain ·
                      .-'   '-.   .-'   '-.   .-'   '-.
                    ·           ·           ·           ·
                    | mountains |  pasture  |  forest   |
                    |  10 ···   |    2 ·    |  9 ····   |
                    ·           ·           ·           ·  2:1 ore
                .-'   '-.   .-'   '-.   .-'   '-.   .-'   '-.
              ·           ·           ·           ·           ·
              |  fields   |   hills   0  pasture  |   hills   |
   2:1 lumber |   12 ·    |  6 ·····  0   4 ···   |  10 ···   |
              ·           ·          (0)          ·           ·
          .-'   '-.   .-'   '-.   .-'   000   .-'   '-.   .-'   '-.
        ·           ·           ·           ·           ·           ·
        |  fields   |  forest   |  desert   0  forest   | mountains |
        |  9 ····   |   11 ··   |           0   3 ··    | 8 robber  | 3:1
        ·           ·           ·           ·           ·           ·
          '-.   .-'   '-.   .-'   '-.   .-'   '-.   .-'   '-.   .-'
              ·           ·          [1]          ·           ·
              |  forest   | mountains |  fields   |  pasture  |
    2:1 brick |  8 ·····  |   3 ··    |   4 ···   |  5 ····   |
              ·           ·           ·           ·           ·
                '-.   .-'   '-.   .-'   '-.   .-'   '-.   .-'
                    ·           ·           ·           · 2:1 wool
                    |   hills   |  fields   |  pasture  |
                    |  5 ····   |  6 ·····  |   11 ··   |
                    ·           ·           ·           ·
                      '-.   .-'   '-.   .-'   '-.   .-'
                   3:1    ·           ·    3:1    ·
player 0 *  1 points   hand 2b1o             cards 1k         knights 0  road 3
player 1    3 points   hand -                cards 1v         knights 0  road 0
bank 17b19l19w19g18o, 23 development cards
Player 0 builds, trades or ends the turn (dice 1+2)
)");
}

TEST(DrawText, ShowsHiddenCardsAsNumbers) {
    auto const text = draw_text(example().position.seen_by(Viewer::seat(1)), false);
    EXPECT_NE(text.find("hand 3?"), std::string::npos) << text;
    EXPECT_NE(text.find("cards 1?"), std::string::npos);
    EXPECT_NE(text.find("cards 1v"), std::string::npos);
}

TEST(DrawText, ShowsWhoHasTheBonusCards) {
    auto table = example();
    table.coast_road(1, 6);
    table.position.largest_army = 0;
    auto const text = draw_text(table.position, false);
    EXPECT_NE(text.find("road 6  longest road\n"), std::string::npos) << text;
    EXPECT_NE(text.find("road 3  largest army\n"), std::string::npos);
}

TEST(DrawText, HasColoursIfAskedFor) {
    auto const text = draw_text(example().position, true);
    EXPECT_NE(text.find("\x1b[1;91m(0)\x1b[0m"), std::string::npos) << text;
    EXPECT_EQ(draw_text(example().position, false).find('\x1b'), std::string::npos);
}

TEST(Canvas, DrawsCharactersOfSeveralBytes) {
    Canvas canvas(2, 8);
    canvas.put_centred(0, 4, "a·b", "<");
    canvas.put(1, 0, "x");
    EXPECT_EQ(canvas.text(false), "   a·b\nx\n");
    EXPECT_EQ(canvas.text(true), "   <a·b\x1b[0m\nx\n");
}

TEST(Caption, SaysWhatIsGoingOn) {
    TestTable table(2);
    EXPECT_EQ(caption_of(table.position), "Player 0 builds, trades or ends the turn (dice 1+2)");
    table.before_roll();
    EXPECT_EQ(caption_of(table.position), "Player 0 rolls the dice");
    table.position.dice = {.one = 1, .other = 2};
    table.position.phase = Phase::answer;
    table.position.offer = {.give = tests::cards("1b"), .take = tests::cards("1o"), .partner = 1};
    EXPECT_EQ(caption_of(table.position), "Player 1 answers an offer of 1b for 1o by player 0 (dice 1+2)");
    table.position.phase = Phase::over;
    EXPECT_EQ(caption_of(table.position), "The turns ran out");
    table.city(0, "2,5").city(0, "3,4").city(0, "4,3").city(0, "5,2").settlement(0, "4,0").settlement(0,
                                                                                                      "1,1");
    EXPECT_EQ(caption_of(table.position), "Player 0 has won");
}

TEST(DrawSvg, HasAllThatLiesOnTheBoard) {
    auto const svg = draw_svg(example().position);
    auto const count = [&](std::string_view what) {
        int found = 0;
        for (auto at = svg.find(what); at != svg.npos; at = svg.find(what, at + 1)) {
            ++found;
        }
        return found;
    };
    EXPECT_EQ(count("<polygon class=\"hex"), 19);
    EXPECT_EQ(count("<circle class=\"token\""), 18);
    EXPECT_EQ(count("<circle class=\"harbour"), 9);
    EXPECT_EQ(count("<line class=\"road r0\""), 3);
    EXPECT_EQ(count("settlement of player 0 at 1,1"), 1);
    EXPECT_EQ(count("city of player 1 at -1,-1"), 1);
    EXPECT_EQ(count("the robber"), 1);
    EXPECT_EQ(count("1 knight"), 1);
    EXPECT_EQ(count(">2b</text>"), 1) << "in a hand";
    EXPECT_EQ(count(">17b</text>"), 1) << "in the bank";
}

TEST(DrawSvg, ShowsOnlyWhatItsViewerMaySee) {
    auto table = example();
    table.give_card(1, Card::knight);
    auto const svg = draw_svg(table.position.seen_by(Viewer::seat(0)));
    EXPECT_EQ(svg.find("victory-point"), std::string::npos);
    EXPECT_NE(svg.find("2 development cards"), std::string::npos);
    EXPECT_NE(draw_svg(example().position.seen_by(Viewer::seat(0))).find("1 development card<"),
              std::string::npos);
    auto const other = draw_svg(table.position.seen_by(Viewer::seat(1)));
    EXPECT_NE(other.find("3 cards in the hand"), std::string::npos);
    EXPECT_NE(other.find("1 knight, 1 victory-point"), std::string::npos);
    table.position.phase = Phase::over;
    EXPECT_NE(draw_svg(table.position.seen_by(Viewer::seat(0))).find("1 victory-point, 1 more"),
              std::string::npos);
}

TEST(DrawSvg, ShowsWhoHasTheBonusCards) {
    auto table = example();
    table.coast_road(1, 6);
    table.position.largest_army = 0;
    auto const svg = draw_svg(table.position);
    EXPECT_NE(svg.find("road 6 (longest), knights 0<"), std::string::npos);
    EXPECT_NE(svg.find("road 3, knights 0 (largest army)"), std::string::npos);
}

} // namespace
} // namespace catan
