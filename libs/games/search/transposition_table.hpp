// What a search remembers about positions it has seen.
//
// A fixed number of entries, allocated once and never grown; a pair of them shares an index. The first of the
// pair keeps the deepest result until it is from an older search, the second takes whatever comes.
#pragma once

#include "search/zeroed_array.hpp"

#include <cstddef>
#include <cstdint>

namespace search {

enum class Bound : std::uint8_t { none, lower, upper, exact };

template <typename Move>
struct TableEntry {
    std::uint64_t key;
    Move move;
    std::int16_t score;
    std::uint8_t depth;
    Bound bound : 2;
    std::uint8_t age : 6;
};

template <typename Move>
class TranspositionTable {
public:
    // Two to the power of `bits` entries of, usually, 16 bytes.
    explicit TranspositionTable(unsigned bits)
        : m_entries(std::size_t{1} << bits), m_mask((std::size_t{1} << bits) - 2) {}

    // Results of earlier searches stay useful, but make room first.
    void begin_search() { m_age = (m_age + 1U) & 63U; }

    // Nothing (nullptr), or the entry of that position.
    [[nodiscard]] TableEntry<Move> const* find(std::uint64_t key) const {
        TableEntry<Move> const* pair = &m_entries[key & m_mask];
        for (TableEntry<Move> const* entry = pair; entry != pair + 2; ++entry) {
            if (entry->key == key && entry->bound != Bound::none) {
                return entry;
            }
        }
        return nullptr;
    }

    void store(std::uint64_t key, Move move, int score, int depth, Bound bound) {
        TableEntry<Move>* pair = &m_entries[key & m_mask];
        bool const takes_first = pair->key == key || pair->age != m_age || pair->depth <= depth;
        TableEntry<Move>& entry = pair[takes_first ? 0 : 1];
        entry.key = key;
        entry.move = move;
        entry.score = static_cast<std::int16_t>(score);
        entry.depth = static_cast<std::uint8_t>(depth);
        entry.bound = bound;
        entry.age = m_age & 63U;
    }

private:
    ZeroedArray<TableEntry<Move>> m_entries;
    std::size_t m_mask;
    std::uint8_t m_age = 0;
};

} // namespace search
