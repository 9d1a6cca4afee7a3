#include <gtest/gtest.h>

#include <tulkas/martian_chess.hpp>

namespace tulkas::martian_chess {
namespace {

TEST(SdkMartianChess, ReadsPositions) {
    auto const position = Position::parse("qqd./qdp./dpp./...p/..../.ppd/.pdq/.dqq 1 3-12 c6-d5 7");
    EXPECT_EQ(position.at({0, 0}), Kind::queen);
    EXPECT_EQ(position.at({3, 3}), Kind::pawn);
    EXPECT_EQ(position.at({7, 1}), Kind::drone);
    EXPECT_EQ(position.at({4, 0}), Kind::none);
    EXPECT_EQ(position.to_move(), 1);
    EXPECT_EQ(position.score(0), 3);
    EXPECT_EQ(position.score(1), 12);
    EXPECT_EQ(position.last_quiet_move(), parse_move("c6-d5"));
    EXPECT_EQ(position.quiet_plies(), 7);
}

TEST(SdkMartianChess, RefusesOtherTexts) {
    for (std::string const text : {"", "qqd.", "qqd./qdp./dpp./..../..../.ppd/.pdq/.dqq",
                                   "qqd./qdp./dpp./..../..../.ppd/.pdq/.dqq 2 0-0 - 0",
                                   "qqd./qdp./dpp./..../..../.ppd/.pdq/.dqx 0 0-0 - 0",
                                   "qqd./qdp./dpp./..../..../.ppd/.pdq/.dqq 0 0 - 0",
                                   "qqd./qdp./dpp./..../..../.ppd/.pdq/.dqq 0 0-0 c6 0",
                                   "qqd./qdp./dpp./..../..../.ppd/.pdq/.dqq 0 0-0 - x",
                                   "qqd./qdp./dpp./..../..../.ppd/.pdq/.dqq/.... 0 0-0 - 0",
                                   "qqd/qdp../dpp./..../..../.ppd/.pdq/.dqq 0 0-0 - 0"}) {
        EXPECT_THROW((void)Position::parse(text), std::invalid_argument) << text;
    }
    for (std::string const text : {"", "c6", "c6-d", "c6-d55", "e6-d5", "c9-d5", "c6_d5"}) {
        EXPECT_THROW((void)parse_move(text), std::invalid_argument) << text;
    }
}

TEST(SdkMartianChess, MovesHaveTheirNames) {
    EXPECT_EQ(to_text(parse_move("a8-d1")), "a8-d1");
    EXPECT_EQ(parse_move("a8-d1"), (Move{{0, 0}, {7, 3}}));
    EXPECT_TRUE(parse_move("a5-a4").crosses());
    EXPECT_FALSE(parse_move("a8-a5").crosses());
}

TEST(SdkMartianChess, PlaysMoves) {
    auto const start = Position::parse("...q/..../.p../..../..../...d/..../.... 0 2-0 d3-d2 4");
    EXPECT_EQ(start.points_of(parse_move("d8-d3")), 2);
    auto const captured = start.after(parse_move("d8-d3"));
    EXPECT_EQ(captured.at({0, 3}), Kind::none);
    EXPECT_EQ(captured.at({5, 3}), Kind::queen);
    EXPECT_EQ(captured.score(0), 4);
    EXPECT_EQ(captured.to_move(), 1);
    EXPECT_EQ(captured.last_quiet_move(), std::nullopt);
    EXPECT_EQ(captured.quiet_plies(), 0);
    auto const moved = start.after(parse_move("b6-c5"));
    EXPECT_EQ(moved.last_quiet_move(), parse_move("b6-c5"));
    EXPECT_EQ(moved.quiet_plies(), 5);
}

TEST(SdkMartianChess, MergesInOnesOwnHalf) {
    auto const start = Position::parse("..../..p./.p../..../..../..../..../...q 0 0-0 - 4");
    EXPECT_EQ(start.points_of(parse_move("b6-c7")), 0);
    auto const merged = start.after(parse_move("b6-c7"));
    EXPECT_EQ(merged.at({1, 2}), Kind::drone);
    EXPECT_EQ(merged.score(0), 0);
    EXPECT_EQ(merged.quiet_plies(), 0);
}

} // namespace
} // namespace tulkas::martian_chess
