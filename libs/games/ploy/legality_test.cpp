#include "ploy/legality.hpp"
#include "ploy/test_boards.hpp"

#include <gtest/gtest.h>

namespace ploy {
namespace {

using testing::board;
using testing::middle_board;
using testing::move;

std::string complaint(Position const& position, std::string_view text) {
    auto const checked = check(position, move(text));
    return checked ? "legal" : checked.error().message;
}

TEST(Legality, IsExplained) {
    auto const start = Position::start();
    EXPECT_EQ(complaint(start, "e3-e4-0"), "legal");
    EXPECT_EQ(complaint(start, "a1-a2-0"), "there is no piece on a1");
    EXPECT_EQ(complaint(start, "e7-e6-0"), "the piece on e7 is white's, and black is to move");
    EXPECT_EQ(complaint(start, "d3-d3-0"), "the shield on d3 neither moves nor turns");
    EXPECT_EQ(complaint(start, "e1-e1-2"),
              "the commander on e1 looks the same after a turn by 2: nothing changes");
    EXPECT_EQ(complaint(start, "d3-f4-0"), "f4 is not in a straight line from d3");
    EXPECT_EQ(complaint(start, "d3-c3-0"), "the shield on d3 has no line to the west, where c3 is");
    EXPECT_EQ(complaint(start, "d3-d5-0"), "the shield on d3 moves at most 1 square, and d5 is 2 away");
    EXPECT_EQ(complaint(start, "c2-c5-0"), "the probe on c2 moves at most 2 squares, and c5 is 3 away");
    EXPECT_EQ(complaint(start, "b1-e1-0"), "the lance on b1 cannot pass the piece on c1");
    EXPECT_EQ(complaint(start, "e2-e3-0"), "a piece of your own stands on e3");
    EXPECT_EQ(complaint(start, "b1-b2-1"), "the lance on b1 may move or turn, not both: only a shield may");
}

TEST(Legality, TheFirstPieceInTheWayIsNamed) {
    EXPECT_EQ(complaint(middle_board("b7@c5 w1@e5"), "c5-f5-0"),
              "the lance on c5 cannot pass the piece on e5");
}

TEST(Legality, NothingIsLegalAfterTheEnd) {
    EXPECT_EQ(complaint(board("b170@e1 w170@e9 w1@a9"), "e1-e1-1"), "the game is over: white has won");
}

TEST(Legality, ARefusalIsNoMistakeInTheInput) {
    EXPECT_EQ(check(Position::start(), move("a1-a2-0")).error().kind, support::ErrorKind::refused);
}

// All 81 · 81 · 8 moves, in positions from the first to the last of random games.
TEST(Legality, AMoveIsLegalExactlyIfItIsInTheList) {
    testing::for_positions_of_random_games(4, 60, [](Position const& position) {
        MoveList listed;
        list_moves(position, listed);
        std::ranges::sort(listed);
        EXPECT_EQ(std::ranges::adjacent_find(listed), listed.end()) << "each move once";
        MoveList legal;
        for (std::size_t code = 0; code < Move::code_count; ++code) {
            auto const each = Move::from_code(static_cast<std::uint16_t>(code));
            if (is_legal(position, each)) {
                legal.push_back(each);
            }
        }
        EXPECT_TRUE(std::ranges::equal(listed, legal)) << to_text(position);
    });
}

// Not only what comes up in games: boards full of all kinds of pieces.
TEST(Legality, AMoveIsLegalExactlyIfItIsInTheListOfAnyBoard) {
    support::Random random(1);
    for (int i = 0; i < 30; ++i) {
        Position position(random.below(2) == 0 ? Colour::black : Colour::white);
        for (int number = 0; number < square_count; ++number) {
            auto const mask = static_cast<Mask>(random.below(256));
            if (is_piece(mask) && random.below(30) < static_cast<std::uint32_t>(i)) {
                position.put(static_cast<Square>(number), {static_cast<Colour>(random.below(2)), mask});
            }
        }
        MoveList listed;
        list_moves(position, listed);
        std::ranges::sort(listed);
        std::size_t legal = 0;
        for (std::size_t code = 0; code < Move::code_count; ++code) {
            auto const each = Move::from_code(static_cast<std::uint16_t>(code));
            if (is_legal(position, each)) {
                ++legal;
                EXPECT_TRUE(std::ranges::binary_search(listed, each)) << to_text(each);
            }
        }
        EXPECT_EQ(listed.size(), legal) << to_text(position);
    }
}

} // namespace
} // namespace ploy
