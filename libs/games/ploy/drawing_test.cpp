#include "ploy/drawing.hpp"
#include "ploy/test_boards.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace ploy {
namespace {

using testing::board;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using testing::move;
using ::testing::Not;
using ::testing::StartsWith;

int count(std::string_view text, std::string_view part) {
    int times = 0;
    for (auto at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1)) {
        ++times;
    }
    return times;
}

TEST(DrawText, ShowsTheLinesOfThePieces) {
    EXPECT_EQ(draw_text({board("w170@a9 w84@c9 b17@e7 b1@i1 b170@e1")}, false),
              R"(  ╲   ╱
9   ○     ·   ──○──   ·     ·     ·     ·     ·     ·
  ╱   ╲         │

8   ·     ·     ·     ·     ·     ·     ·     ·     ·

                            │
7   ·     ·     ·     ·     ●     ·     ·     ·     ·
                            │

6   ·     ·     ·     ·     ·     ·     ·     ·     ·


5   ·     ·     ·     ·     ·     ·     ·     ·     ·


4   ·     ·     ·     ·     ·     ·     ·     ·     ·


3   ·     ·     ·     ·     ·     ·     ·     ·     ·


2   ·     ·     ·     ·     ·     ·     ·     ·     ·

                          ╲   ╱                     │
1   ·     ·     ·     ·     ●     ·     ·     ·     ●
                          ╱   ╲
    a     b     c     d     e     f     g     h     i
)");
}

TEST(DrawText, HasColoursOnlyIfAsked) {
    Scene scene{Position::start()};
    EXPECT_THAT(draw_text(scene, false), Not(HasSubstr("\x1b")));
    auto const plain = draw_text(scene, true);
    EXPECT_THAT(plain, HasSubstr("\x1b[1;38;5;231;"));
    EXPECT_THAT(plain, Not(HasSubstr("48;5;136m")));

    scene.last_move = move("e2-e4-0");
    EXPECT_EQ(count(draw_text(scene, true), "48;5;136m"), 6) << "two squares of three lines are marked";
    EXPECT_EQ(draw_text(scene, false), draw_text({scene.position}, false));
}

TEST(DrawSvg, IsAPictureOfItsOwn) {
    auto const picture = draw_svg({Position::start()});
    EXPECT_THAT(picture, StartsWith("<svg xmlns=\"http://www.w3.org/2000/svg\""));
    EXPECT_THAT(picture, EndsWith("</svg>\n"));
    EXPECT_THAT(picture, HasSubstr("prefers-color-scheme:dark"));
    EXPECT_EQ(count(picture, "class=\"square"), 81);
    EXPECT_EQ(count(picture, "<g class=\"black\">"), 15);
    EXPECT_EQ(count(picture, "<g class=\"white\">"), 15);
    EXPECT_EQ(count(picture, "class=\"label\""), 36);
    EXPECT_EQ(count(picture, " marked\""), 0);
}

// A shield on a1 that looks north, a commander with four lines on i9.
TEST(DrawSvg, ShowsTheLinesOfThePieces) {
    auto const picture = draw_svg({board("b1@a1 w170@i9")});
    EXPECT_EQ(count(picture, "<line "), 5);
    EXPECT_THAT(picture, HasSubstr("<title>black shield on a1</title><circle cx=\"58\" cy=\"538\" r=\"24\"/>"
                                   "<line x1=\"58\" y1=\"538\" x2=\"58.0\" y2=\"518.0\"/>"));
    EXPECT_THAT(picture,
                HasSubstr("<title>white commander on i9</title><circle cx=\"538\" cy=\"58\" r=\"24\"/>"
                          "<line x1=\"538\" y1=\"58\" x2=\"552.1\" y2=\"43.9\"/>"));
}

TEST(DrawSvg, MarksTheLastMove) {
    Scene scene{Position::start()};
    scene.last_move = move("e2-e4-0");
    EXPECT_EQ(count(draw_svg(scene), " marked\""), 2);
    scene.last_move = move("e2-e2-1");
    EXPECT_EQ(count(draw_svg(scene), " marked\""), 1);
}

} // namespace
} // namespace ploy
