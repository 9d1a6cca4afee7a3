#include "martian_chess/analysis.hpp"
#include "martian_chess/notation.hpp"

#include <gtest/gtest.h>

namespace martian_chess {

namespace {

rules::Analysis analysis_of(std::string_view position, std::uint64_t nodes = 5000) {
    auto const analysis = analyse({.position = position, .nodes = nodes});
    EXPECT_TRUE(analysis) << (analysis ? "" : analysis.error().message);
    return analysis.value_or(rules::Analysis{});
}

TEST(Analysis, IsAboutEvenAtTheStartAndHasALine) {
    auto const start = analysis_of(to_text(Position::start()));
    ASSERT_EQ(start.chances.size(), 2U);
    EXPECT_NEAR(start.chances[0], 0.5, 0.2);
    EXPECT_DOUBLE_EQ(start.chances[0] + start.chances[1], 1);
    EXPECT_GE(start.line.size(), 2U);
    EXPECT_FALSE(start.plies_to_end);
}

TEST(Analysis, LineCanBePlayed) {
    auto position = Position::start();
    for (auto const& text : analysis_of(to_text(position)).line) {
        auto const move = parse_move(text);
        ASSERT_TRUE(move);
        MoveList moves;
        list_moves(position, moves);
        ASSERT_NE(std::ranges::find(moves, *move), moves.end()) << text;
        position.play(*move);
    }
}

TEST(Analysis, IsForSeat0WhoeverMoves) {
    // Player 0 is far ahead in points; it is player 1's move.
    auto const ahead = analysis_of("qqd./qdp./dpp./..../..../.ppd/.pd./.d.. 1 9-0 - 0");
    EXPECT_GT(ahead.chances[0], 0.8);
    EXPECT_GT(*ahead.score, 0);
}

TEST(Analysis, OfAFinishedGameIsItsResult) {
    auto const over = analysis_of("..../..../..../..../..../.ppd/.pdq/.dqq 1 9-4 - 0");
    EXPECT_EQ(over.plies_to_end, 0);
    EXPECT_EQ(over.chances, (std::vector<double>{1, 0}));
    EXPECT_TRUE(over.line.empty());
}

TEST(Analysis, OfAGameWithoutProgressIsADraw) {
    auto const start = analyse(
        {.position = "qqd./qdp./dpp./..../..../.ppd/.pdq/.dqq 1 0-0 - 5", .options = "quiet-limit=5"});
    ASSERT_TRUE(start) << start.error().message;
    EXPECT_EQ(start->plies_to_end, 0);
    EXPECT_EQ(start->chances, (std::vector<double>{0.5, 0.5}));
}

TEST(Analysis, OptionsAndPositionsAreChecked) {
    EXPECT_FALSE(analyse({.position = "nonsense"}));
    auto const start = to_text(Position::start());
    EXPECT_FALSE(analyse({.position = start, .options = "quiet-limit=0"}));
    EXPECT_TRUE(analyse({.position = start, .options = "quiet-limit=x other=1", .nodes = 100}));
}

TEST(Analysis, DoesNotDependOnWhatWasAskedBefore) {
    auto const start = to_text(Position::start());
    auto const first = analysis_of(start);
    (void)analysis_of("qqd./qdp./dpp./..../..../.ppd/.pd./.d.. 1 9-0 - 0");
    auto const second = analysis_of(start);
    EXPECT_EQ(first.score, second.score);
    EXPECT_EQ(first.line, second.line);
    EXPECT_EQ(first.nodes, second.nodes);
}

} // namespace

} // namespace martian_chess
