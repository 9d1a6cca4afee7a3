// Thinking takes no memory: every allocation of this test program is counted.
#include "allocations/count.hpp"
#include "search/alpha_beta.hpp"
#include "search/toy_games.hpp"

#include <gtest/gtest.h>

namespace search {
namespace {

TEST(AlphaBeta, ThinksWithoutAllocating) {
    AlphaBeta<toys::RandomTree> search({}, [] { return rules::Duration::zero(); });
    int const before = allocations::count();
    for (std::uint64_t root = 1; root < 20; ++root) {
        toys::RandomTree::MoveList moves;
        toys::RandomTree().list_moves(root, moves);
        if (!moves.empty()) {
            (void)search.think(root, {.nodes = 5000});
        }
    }
    EXPECT_EQ(allocations::count(), before);
}

} // namespace
} // namespace search
