// What lies where on the board of one game: terrain, numbers, harbours. It never changes during the game.
#pragma once

#include "catan/resource.hpp"
#include "catan/topology.hpp"
#include "support/random.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace catan {

// In the order of the resources they give; the desert gives none.
enum class Terrain : std::uint8_t { hills, forest, pasture, fields, mountains, desert };

[[nodiscard]] constexpr std::string_view name_of(Terrain terrain) {
    constexpr std::array<std::string_view, 6> names{"hills",  "forest",    "pasture",
                                                    "fields", "mountains", "desert"};
    return names[static_cast<std::size_t>(terrain)];
}

// Of a terrain other than the desert.
[[nodiscard]] constexpr Resource resource_of(Terrain terrain) {
    return static_cast<Resource>(terrain);
}

// What a harbour is for: one resource, at 2:1, or any, at 3:1.
enum class Harbour : std::uint8_t { brick, lumber, wool, grain, ore, any };

[[nodiscard]] constexpr std::string_view name_of(Harbour harbour) {
    return harbour == Harbour::any ? "any" : name_of(static_cast<Resource>(harbour));
}

// How many of the 36 rolls of two dice give this number; 0 for the desert's.
[[nodiscard]] constexpr int pips_of(int number) {
    return number == 0 ? 0 : 6 - (number < 7 ? 7 - number : number - 7);
}

struct Layout {
    static constexpr std::uint8_t no_number = 0;

    std::array<Terrain, hex_count> terrain{};
    std::array<std::uint8_t, hex_count> numbers{}; // 2 … 12, never 7; none in the desert
    std::array<Harbour, harbour_count> harbours{}; // clockwise, at topology.harbours

    [[nodiscard]] constexpr Hex desert() const {
        Hex hex = 0;
        while (terrain[hex] != Terrain::desert) {
            ++hex;
        }
        return hex;
    }

    bool operator==(Layout const&) const = default;
};

// The board that the rules advise for a first game.
[[nodiscard]] Layout beginners_layout();

// May two of the numbers 6 and 8, the best there are, lie side by side?
enum class RedNumbers : std::uint8_t { anywhere, apart };

[[nodiscard]] Layout random_layout(RedNumbers red, support::Random& random);

// Do two of the numbers 6 and 8 lie side by side?
[[nodiscard]] bool red_numbers_touch(Layout const& layout);

// What is wrong with the pieces it is made of, if something is: "5 hexes are hills, not 3".
[[nodiscard]] std::optional<std::string> fault_of(Layout const& layout);

} // namespace catan
