// Development cards.
#pragma once

#include "catan/counts.hpp"

#include <array>
#include <cstdint>
#include <string_view>

namespace catan {

// A victory point is the only one that is never played.
enum class Card : std::uint8_t { knight, road_building, monopoly, year_of_plenty, victory_point };
using Cards = Counts<Card>;

inline constexpr std::array<Card, kind_count> all_cards{Card::knight, Card::road_building, Card::monopoly,
                                                        Card::year_of_plenty, Card::victory_point};
inline constexpr std::array<Card, 4> playable_cards{Card::knight, Card::road_building, Card::monopoly,
                                                    Card::year_of_plenty};

[[nodiscard]] constexpr std::string_view name_of(Card card) {
    constexpr std::array<std::string_view, kind_count> names{"knight", "road-building", "monopoly",
                                                             "year-of-plenty", "victory-point"};
    return names[static_cast<std::size_t>(card)];
}

// All there are in a game.
inline constexpr Cards whole_deck = Cards::of(Card::knight, 14) + Cards::of(Card::victory_point, 5) +
                                    Cards::of(Card::road_building, 2) + Cards::of(Card::year_of_plenty, 2) +
                                    Cards::of(Card::monopoly, 2);

} // namespace catan
