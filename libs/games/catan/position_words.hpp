// The letters and words of the notation of positions.
#pragma once

#include "catan/position.hpp"

#include <array>
#include <cstddef>
#include <string_view>

namespace catan::words {

inline constexpr std::string_view terrain_letters = "blwgod";
inline constexpr std::string_view harbour_letters = "blwgo3";
inline constexpr std::array<std::size_t, 5> row_lengths{3, 4, 5, 4, 3};

// In the order of Phase.
inline constexpr std::array<std::string_view, 12> phase_words{
    "settlement", "road",      "roll",           "discard",  "robber", "steal",
    "turn",       "free-road", "year-of-plenty", "monopoly", "answer", "over"};

} // namespace catan::words
