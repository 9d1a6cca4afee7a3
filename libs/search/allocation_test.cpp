// Thinking takes no memory: every allocation of this test program is counted.
#include "search/alpha_beta.hpp"
#include "search/toy_games.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <new>
#include <vector>

namespace {

std::atomic<int> allocations = 0;

} // namespace

void* operator new(std::size_t size) {
    ++allocations;
    void* memory = std::malloc(size);
    if (memory == nullptr) {
        throw std::bad_alloc();
    }
    return memory;
}

// NOLINTBEGIN(clang-analyzer-cplusplus.NewDelete): the analyzer takes a replaced delete for a second one
void operator delete(void* memory) noexcept {
    std::free(memory);
}

void operator delete(void* memory, std::size_t /*size*/) noexcept {
    std::free(memory);
}
// NOLINTEND(clang-analyzer-cplusplus.NewDelete)

namespace search {
namespace {

TEST(AlphaBeta, ThinksWithoutAllocating) {
    int const at_first = allocations;
    std::vector<int> const counted(10);
    EXPECT_GT(allocations, at_first) << "the counter counts";

    AlphaBeta<toys::RandomTree> search({}, [] { return rules::Duration::zero(); });
    int const before = allocations;
    for (std::uint64_t root = 1; root < 20; ++root) {
        toys::RandomTree::MoveList moves;
        toys::RandomTree().list_moves(root, moves);
        if (!moves.empty()) {
            (void)search.think(root, {.nodes = 5000});
        }
    }
    EXPECT_EQ(allocations, before);
}

} // namespace
} // namespace search
