#include "search/score.hpp"
#include "search/transposition_table.hpp"

#include <gtest/gtest.h>

namespace search {
namespace {

using Table = TranspositionTable<std::uint16_t>;

TEST(TranspositionTable, FindsWhatWasStored) {
    Table table(4);
    EXPECT_EQ(table.find(12345), nullptr);
    EXPECT_EQ(table.find(0), nullptr) << "an empty entry is nobody's";
    table.store(12345, 7, -300, 5, Bound::lower);
    auto const* entry = table.find(12345);
    ASSERT_NE(entry, nullptr);
    EXPECT_EQ(entry->move, 7);
    EXPECT_EQ(entry->score, -300);
    EXPECT_EQ(entry->depth, 5);
    EXPECT_EQ(entry->bound, Bound::lower);
}

TEST(TranspositionTable, EntriesAreSmall) {
    EXPECT_EQ(sizeof(TableEntry<std::uint16_t>), 16U);
    EXPECT_EQ(sizeof(TableEntry<std::uint32_t>), 16U);
}

// Keys that differ by a multiple of the table's size compete for the same pair of entries.
constexpr std::uint64_t rival(std::uint64_t number) {
    return 2 + number * 16;
}

TEST(TranspositionTable, KeepsTheDeepestOfASearch) {
    Table table(4);
    table.store(rival(1), 1, 0, 9, Bound::exact);
    table.store(rival(2), 2, 0, 3, Bound::exact);
    table.store(rival(3), 3, 0, 4, Bound::exact);
    EXPECT_NE(table.find(rival(1)), nullptr);
    EXPECT_EQ(table.find(rival(2)), nullptr);
    EXPECT_NE(table.find(rival(3)), nullptr);
}

TEST(TranspositionTable, OlderSearchesMakeRoom) {
    Table table(4);
    table.store(rival(1), 1, 0, 9, Bound::exact);
    table.begin_search();
    table.store(rival(2), 2, 0, 3, Bound::exact);
    EXPECT_EQ(table.find(rival(1)), nullptr);
    EXPECT_NE(table.find(rival(2)), nullptr);
}

TEST(TranspositionTable, APositionIsNotKeptTwice) {
    Table table(4);
    table.store(rival(1), 1, 0, 9, Bound::lower);
    table.store(rival(1), 2, 0, 3, Bound::upper);
    EXPECT_EQ(table.find(rival(1))->move, 2);
    table.store(rival(2), 3, 0, 1, Bound::upper);
    EXPECT_NE(table.find(rival(2)), nullptr);
    EXPECT_NE(table.find(rival(1)), nullptr);
}

TEST(Score, ADecidedScoreCountsFromWhereItIsRead) {
    int const seen = score_of(GameEnd::win, 7);
    EXPECT_TRUE(is_decided(seen));
    EXPECT_EQ(plies_to_end(seen), 7);
    int const stored = from_here(seen, 5);
    EXPECT_EQ(plies_to_end(stored), 2);
    EXPECT_EQ(plies_to_end(from_root(stored, 3)), 5);
    EXPECT_EQ(from_root(from_here(-seen, 5), 5), -seen);
    EXPECT_EQ(from_here(250, 5), 250);
    EXPECT_FALSE(is_decided(score_of(GameEnd::draw, 3)));
}

} // namespace
} // namespace search
