#include "metrics/counter.hpp"
#include "metrics/family.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <string>
#include <thread>
#include <vector>

namespace metrics {
namespace {

TEST(Family, HasOneMemberForEachCombination) {
    Family<Counter, 2> family;
    auto& counter = family.at({"a", "b"});
    EXPECT_EQ(&family.at({std::string("a"), "b"}), &counter);
    EXPECT_NE(&family.at({"b", "a"}), &counter);
    EXPECT_NE(&family.at({"ab", ""}), &counter);
}

TEST(Family, LosesNothingWhenManyThreadsAddMembersAtOnce) {
    constexpr int thread_count = 8;
    constexpr int member_count = 300; // several in each list
    Family<Counter, 1> family;
    {
        std::vector<std::jthread> threads;
        for (int thread = 0; thread < thread_count; ++thread) {
            threads.emplace_back([&family] {
                for (int i = 0; i < member_count; ++i) {
                    family.at({fmt::format("{}", i)}).add();
                }
            });
        }
    }
    int members = 0;
    family.for_each([&](auto const& values, Counter const& counter) {
        EXPECT_EQ(counter.value(), thread_count) << values[0];
        ++members;
    });
    EXPECT_EQ(members, member_count);
}

} // namespace
} // namespace metrics
