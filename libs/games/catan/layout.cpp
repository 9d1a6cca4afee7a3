#include "catan/layout.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <span>

namespace catan {

namespace {

using enum Terrain;

constexpr Layout beginners{.terrain = {mountains, pasture, forest,                //
                                       fields, hills, pasture, hills,             //
                                       fields, forest, desert, forest, mountains, //
                                       forest, mountains, fields, pasture,        //
                                       hills, fields, pasture},
                           .numbers = {10, 2, 9,                       //
                                       12, 6, 4, 10,                   //
                                       9, 11, Layout::no_number, 3, 8, //
                                       8, 3, 4, 5,                     //
                                       5, 6, 11},
                           .harbours = {Harbour::any, Harbour::grain, Harbour::ore, Harbour::any,
                                        Harbour::wool, Harbour::any, Harbour::any, Harbour::brick,
                                        Harbour::lumber}};

constexpr bool is_red(std::uint8_t number) {
    return number == 6 || number == 8;
}

// Numbers anywhere but in the desert.
void shuffle_numbers(Layout& layout, support::Random& random) {
    std::size_t const desert = layout.desert();
    auto const place = std::ranges::find(layout.numbers, Layout::no_number);
    std::iter_swap(place, layout.numbers.end() - 1);
    random.shuffle(std::span<std::uint8_t>(layout.numbers).first(hex_count - 1));
    std::swap(layout.numbers[desert], layout.numbers.back());
}

} // namespace

Layout beginners_layout() {
    return beginners;
}

Layout random_layout(RedNumbers red, support::Random& random) {
    Layout layout = beginners;
    random.shuffle(std::span<Terrain>(layout.terrain));
    random.shuffle(std::span<Harbour>(layout.harbours));
    do {
        shuffle_numbers(layout, random);
    } while (red == RedNumbers::apart && red_numbers_touch(layout));
    return layout;
}

bool red_numbers_touch(Layout const& layout) {
    for (Hex hex = 0; hex < hex_count; ++hex) {
        auto const is_red_there = [&](Hex other) { return is_red(layout.numbers[other]); };
        if (is_red_there(hex) && std::ranges::any_of(topology.hexes_beside_hex[hex], is_red_there)) {
            return true;
        }
    }
    return false;
}

namespace {

// The first thing of which there are more or fewer than on any board.
template <typename Things>
auto wrongly_counted(Things const& things, Things const& right) {
    return std::ranges::find_if(things, [&](auto const& thing) {
        return std::ranges::count(things, thing) != std::ranges::count(right, thing);
    });
}

} // namespace

std::optional<std::string> fault_of(Layout const& layout) {
    if (auto const wrong = wrongly_counted(layout.terrain, beginners.terrain);
        wrong != layout.terrain.end()) {
        return fmt::format("{} hexes are {}, not {}", std::ranges::count(layout.terrain, *wrong),
                           name_of(*wrong), std::ranges::count(beginners.terrain, *wrong));
    }
    if (auto const wrong = wrongly_counted(layout.numbers, beginners.numbers);
        wrong != layout.numbers.end()) {
        return fmt::format("{} hexes have the number {}, not {}", std::ranges::count(layout.numbers, *wrong),
                           *wrong, std::ranges::count(beginners.numbers, *wrong));
    }
    if (layout.numbers[layout.desert()] != Layout::no_number) {
        return "the desert has a number";
    }
    if (auto const wrong = wrongly_counted(layout.harbours, beginners.harbours);
        wrong != layout.harbours.end()) {
        return "there are four harbours for any resource and one for each";
    }
    return std::nullopt;
}

} // namespace catan
