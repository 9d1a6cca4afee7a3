#include "allocations/count.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace allocations {
namespace {

TEST(Allocations, AreCounted) {
    int const before = count();
    std::vector<int> const counted(10);
    EXPECT_GT(count(), before);
}

} // namespace
} // namespace allocations
