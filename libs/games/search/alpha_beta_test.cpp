#include "search/alpha_beta.hpp"
#include "search/toy_games.hpp"

#include <gtest/gtest.h>

namespace search {
namespace {

using std::chrono::milliseconds;

// The definition of what a search is for, without anything that makes it fast.
template <Searchable G>
class Minimax {
public:
    using Position = typename G::Position;

    [[nodiscard]] int value(Position const& position, int depth, int ply = 0) {
        ++m_nodes;
        if (auto const end = m_game.end_of(position)) {
            return score_of(*end, ply);
        }
        typename G::MoveList list;
        if (depth == 0) {
            m_game.list_noisy_moves(position, list);
        } else {
            m_game.list_moves(position, list);
        }
        if (depth > 0 && list.size() == 0) {
            return score_of(m_game.end_without_moves(position), ply);
        }
        int best = depth == 0 ? m_game.evaluate(position) : -most_score;
        for (auto const move : list) {
            int const next_depth = std::max(depth - 1, 0);
            best = std::max(best, -value(m_game.after(position, move), next_depth, ply + 1));
        }
        return best;
    }

    [[nodiscard]] std::uint64_t nodes() const { return m_nodes; }

private:
    G m_game;
    std::uint64_t m_nodes = 0;
};

constexpr Settings exact{.table_bits = 12, .reduces_late_moves = false};

template <Searchable G>
AlphaBeta<G> untimed(Settings settings = {.table_bits = 12}) {
    return AlphaBeta<G>(G{}, [] { return rules::Duration::zero(); }, settings);
}

TEST(AlphaBeta, IsMinimaxOnRandomTrees) {
    int decided = 0;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        auto const root = support::mix(seed);
        toys::RandomTree const game;
        toys::RandomTree::MoveList moves;
        game.list_moves(root, moves);
        if (game.end_of(root) || moves.size() < 2) {
            continue;
        }
        for (int depth = 1; depth <= 4; ++depth) {
            auto search = untimed<toys::RandomTree>(exact);
            auto const found = search.think(root, {.depth = depth});
            int const expected = Minimax<toys::RandomTree>().value(root, depth);
            EXPECT_EQ(found.score, expected) << "seed " << seed << ", depth " << depth;
            EXPECT_EQ(-Minimax<toys::RandomTree>().value(game.after(root, found.move), found.depth - 1, 1),
                      expected)
                << "the move, seed " << seed << ", depth " << depth;
            decided += is_decided(expected) ? 1 : 0;
        }
    }
    EXPECT_GT(decided, 0);
}

TEST(AlphaBeta, LooksAtFarLessThanMinimaxDoes) {
    auto search = untimed<toys::RandomTree>(exact);
    Minimax<toys::RandomTree> minimax;
    (void)minimax.value(support::mix(5), 6);
    auto const found = search.think(support::mix(5), {.depth = 6});
    EXPECT_EQ(found.depth, 6);
    EXPECT_LT(found.nodes, minimax.nodes() / 4) << "all six iterations together";
}

TEST(AlphaBeta, NoughtsAndCrossesIsADraw) {
    auto search = untimed<toys::Noughts>(exact);
    auto const found = search.think({.mine = 0, .theirs = 0}, {.depth = 9});
    EXPECT_EQ(found.score, 0);
    EXPECT_EQ(found.depth, 9);
}

// X X .
// O O .
// . . .   X to move: the corner wins at once, everything else loses.
TEST(AlphaBeta, TakesTheWinThatIsThere) {
    auto search = untimed<toys::Noughts>();
    auto const found = search.think({.mine = 0003, .theirs = 0030}, {});
    EXPECT_EQ(found.move, 2);
    EXPECT_EQ(found.score, most_score - 1);
    EXPECT_EQ(found.depth, 1) << "a win in one needs no deeper look";
}

TEST(AlphaBeta, LeavesAMultipleOfFourInTheHeap) {
    for (int heap = 2; heap < 30; ++heap) {
        auto search = untimed<toys::Heap>();
        auto const found = search.think(heap, {.depth = 32});
        if (heap % 4 != 0) {
            EXPECT_EQ(found.move, heap % 4) << heap;
            EXPECT_GT(found.score, most_evaluation) << heap;
        } else {
            EXPECT_LT(found.score, -most_evaluation) << heap;
        }
    }
}

TEST(AlphaBeta, CountsThePliesToTheEnd) {
    auto search = untimed<toys::Heap>();
    // 5: take 1; whatever is taken then, the rest of the 4 goes.
    EXPECT_EQ(plies_to_end(search.think(5, {.depth = 20}).score), 3);
    // 4: lost, but not before the second ply.
    EXPECT_EQ(plies_to_end(search.think(4, {.depth = 20}).score), 2);
}

TEST(AlphaBeta, MakesTheOnlyMoveWithoutThinking) {
    auto search = untimed<toys::Heap>();
    auto const found = search.think(1, {});
    EXPECT_EQ(found.move, 1);
    EXPECT_EQ(found.nodes, 0U);
}

TEST(AlphaBeta, TheNodeLimitIsKeptAndRepeatable) {
    auto const root = support::mix(5);
    for (std::uint64_t const nodes : {1U, 2U, 10U, 1000U, 20000U}) {
        auto first = untimed<toys::RandomTree>();
        auto second = untimed<toys::RandomTree>();
        auto const found = first.think(root, {.nodes = nodes});
        auto const again = second.think(root, {.nodes = nodes});
        EXPECT_LE(found.nodes, nodes);
        EXPECT_EQ(found.nodes, again.nodes);
        EXPECT_EQ(found.move, again.move);
        EXPECT_EQ(found.score, again.score);
        EXPECT_EQ(found.depth, again.depth);
    }
}

TEST(AlphaBeta, GoesDeeperWithMoreNodes) {
    auto search = untimed<toys::RandomTree>();
    auto const root = support::mix(5);
    auto const little = search.think(root, {.nodes = 1000});
    auto const much = search.think(root, {.nodes = 100000});
    EXPECT_GT(much.depth, little.depth);
    EXPECT_GT(little.depth, 1);
}

TEST(AlphaBeta, RemembersFromOneMoveToTheNext) {
    auto const root = support::mix(5);
    auto search = untimed<toys::RandomTree>({.table_bits = 16});
    auto const fresh = search.think(root, {.depth = 6});
    auto const again = search.think(root, {.depth = 6});
    EXPECT_LT(again.nodes, fresh.nodes / 2);
}

// A clock that moves on by one millisecond whenever it is read.
struct Ticking {
    int* reads;
    rules::Duration operator()() const { return milliseconds((*reads)++); }
};

TEST(AlphaBeta, StopsAtTheHardLimitOfItsTime) {
    int reads = 0;
    AlphaBeta<toys::RandomTree> search({}, Ticking{&reads});
    auto const found =
        search.think(support::mix(5), {.time = {.soft = milliseconds(1000), .hard = milliseconds(20)}});
    EXPECT_EQ(reads, 21) << "the start, and then until 20 ms have passed";
    EXPECT_LE(found.nodes, 20 * Stopwatch::clock_interval);
}

TEST(AlphaBeta, BeginsNoIterationAfterTheSoftLimit) {
    int reads = 0;
    AlphaBeta<toys::Noughts> search({}, Ticking{&reads});
    auto const found = search.think({.mine = 0, .theirs = 0},
                                    {.time = {.soft = milliseconds(2), .hard = milliseconds(1000)}});
    EXPECT_EQ(found.depth, 2) << "the second look at the clock finds the soft limit reached";
}

TEST(AlphaBeta, WithNoTimeAtAllThereIsStillAMove) {
    int reads = 0;
    AlphaBeta<toys::RandomTree> search({}, Ticking{&reads});
    auto const found =
        search.think(support::mix(5), {.time = {.soft = milliseconds(0), .hard = milliseconds(0)}});
    EXPECT_LE(found.nodes, Stopwatch::clock_interval);
    toys::RandomTree::MoveList moves;
    toys::RandomTree().list_moves(support::mix(5), moves);
    EXPECT_NE(std::ranges::find(moves, found.move), moves.end());
}

TEST(AlphaBeta, LimitsWithoutTimeNeverReadTheClock) {
    int reads = 0;
    AlphaBeta<toys::RandomTree> search({}, Ticking{&reads});
    (void)search.think(support::mix(5), {.nodes = 10000});
    EXPECT_EQ(reads, 0);
}

TEST(AlphaBetaDeathTest, APositionWithoutMovesIsAMistakeOfTheCaller) {
    auto search = untimed<toys::Heap>();
    EXPECT_DEATH((void)search.think(0, {}), "broken invariant");
}

} // namespace
} // namespace search
