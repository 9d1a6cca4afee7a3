#include "battleship/drawing.hpp"
#include "battleship/match_state.hpp"
#include "battleship/solo_state.hpp"
#include "battleship/test_fields.hpp"

#include <gtest/gtest.h>

namespace battleship {
namespace {

using rules::Viewer;
using tests::at;

MatchState shot_at() {
    Battle battle(tests::field(), tests::field(), 0);
    for (auto const* target : {"A-3", "B-3", "J-5", "A-4", "J-2"}) {
        battle.shoot(at(target));
    }
    return MatchState(battle);
}

TEST(DrawText, ShowsBothGridsSideBySide) {
    EXPECT_EQ(shot_at().draw_text(Viewer::seat(0), false),
              "    Player 0's fleet             Player 1's fleet\n"
              "    A B C D E F G H I J          A B C D E F G H I J\n"
              " 1  s s s s . s s s . .       1  . . . . . . . . . .\n"
              " 2  . . . . . . . . . s       2  - . . . . . . . . x\n"
              " 3  s . s . s . . . . s       3  # o . . . . . . . .\n"
              " 4  s . s . s . . . . s       4  # - . . . . . . . .\n"
              " 5  . . . . . . . . . o       5  - . . . . . . . . .\n"
              " 6  . . . . . . . . . .       6  . . . . . . . . . .\n"
              " 7  . . . . . . . . . .       7  . . . . . . . . . .\n"
              " 8  . . . . . . . . . .       8  . . . . . . . . . .\n"
              " 9  . s . . . . . . . .       9  . . . . . . . . . .\n"
              "10  s . s . . . . . . s      10  . . . . . . . . . .\n"
              "    last shot J-5: miss          last shot J-2: hit\n"
              "Player 0 shoots\n");
}

TEST(DrawText, UsesColoursOnlyIfAsked) {
    EXPECT_EQ(shot_at().draw_text(Viewer::referee(), false).find('\x1b'), std::string::npos);
    auto const text = shot_at().draw_text(Viewer::referee(), true);
    for (auto const* coloured : {"\x1b[1;32ms\x1b[0m", "\x1b[1;33mx\x1b[0m", "\x1b[1;31m#\x1b[0m",
                                 "\x1b[36mo\x1b[0m", "\x1b[2m.\x1b[0m", "\x1b[2m-\x1b[0m"}) {
        EXPECT_NE(text.find(coloured), std::string::npos) << coloured;
    }
}

TEST(DrawText, SaysWhoseTurnItIsAndWhoHasWon) {
    auto const last_line = [](Battle const& battle) {
        auto const text = MatchState(battle).draw_text(Viewer::spectator(), false);
        return text.substr(text.rfind('\n', text.size() - 2) + 1);
    };
    Battle battle;
    EXPECT_EQ(last_line(battle), "Player 0 places a fleet\n");
    battle.set_up(tests::fleet());
    battle.set_up(tests::fleet());
    EXPECT_EQ(last_line(battle), "Player 0 shoots\n");
    for (auto const target : tests::fleet().squares()) {
        battle.shoot(target);
    }
    EXPECT_EQ(last_line(battle), "Player 0 has won\n");
}

TEST(DrawText, TheChallengeHasOneGridAndCountsShots) {
    auto field = tests::field();
    EXPECT_NE(SoloState(field).draw_text(Viewer::seat(0), false).find("no shot yet\n0 shots\n"),
              std::string::npos);
    for (auto const target : tests::fleet().squares()) {
        field.shoot(target);
    }
    EXPECT_TRUE(SoloState(field).draw_text(Viewer::seat(0), false).ends_with("Sunk: 20 shots\n"));
}

std::size_t count(std::string_view text, std::string_view part) {
    std::size_t found = 0;
    for (auto place = text.find(part); place != std::string_view::npos; place = text.find(part, place + 1)) {
        ++found;
    }
    return found;
}

TEST(DrawSvg, ShowsShipsShotsAndTheLastOfThem) {
    auto const svg = shot_at().draw_svg(Viewer::seat(0));
    EXPECT_TRUE(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""));
    EXPECT_TRUE(svg.ends_with("</svg>\n"));
    EXPECT_EQ(count(svg, "class=\"ship\""), 10U); // all of one's own
    EXPECT_EQ(count(svg, "class=\"sunk\""), 1U);
    EXPECT_EQ(count(svg, "class=\"hit\""), 3U);
    EXPECT_EQ(count(svg, "class=\"miss\""), 2U);
    EXPECT_EQ(count(svg, "class=\"known\""), 3U);
    EXPECT_EQ(count(svg, "class=\"last\""), 2U);
    EXPECT_EQ(count(svg, "class=\"sea\""), 1U);
    EXPECT_EQ(count(svg, "class=\"fog\""), 1U);
    EXPECT_EQ(count(svg, "prefers-color-scheme:dark"), 1U);
}

// A-3 and A-4, sunk: one upright rectangle in the first column, two squares high.
TEST(DrawSvg, ShipsLieWhereTheyAre) {
    auto const svg = shot_at().draw_svg(Viewer::spectator());
    EXPECT_EQ(count(svg, R"(<rect class="sunk" x="4" y="68" width="24" height="56" rx="12"/>)"), 1U);
    auto const own = shot_at().draw_svg(Viewer::seat(0));
    EXPECT_EQ(count(own, R"(<rect class="ship" x="4" y="4" width="120" height="24" rx="12"/>)"), 1U);
}

TEST(DrawSvg, TheChallengeHasOneGrid) {
    auto const svg = SoloState(tests::field()).draw_svg(Viewer::seat(0));
    EXPECT_EQ(count(svg, "class=\"fog\""), 1U);
    EXPECT_EQ(count(svg, "class=\"sea\""), 0U);
    EXPECT_EQ(count(svg, "class=\"ship\""), 0U);
    EXPECT_EQ(count(svg, "class=\"last\""), 0U);
}

} // namespace
} // namespace battleship
