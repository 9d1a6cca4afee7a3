// What the land gives, and what things cost.
#pragma once

#include "catan/counts.hpp"

#include <array>
#include <cstdint>
#include <string_view>

namespace catan {

enum class Resource : std::uint8_t { brick, lumber, wool, grain, ore };
using Resources = Counts<Resource>;

inline constexpr std::array<Resource, kind_count> all_resources{
    Resource::brick, Resource::lumber, Resource::wool, Resource::grain, Resource::ore};

[[nodiscard]] constexpr std::string_view name_of(Resource resource) {
    constexpr std::array<std::string_view, kind_count> names{"brick", "lumber", "wool", "grain", "ore"};
    return names[static_cast<std::size_t>(resource)];
}

inline constexpr int cards_of_a_resource = 19;

namespace cost {

inline constexpr Resources road = Resources::of(Resource::brick) + Resources::of(Resource::lumber);
inline constexpr Resources settlement = road + Resources::of(Resource::wool) + Resources::of(Resource::grain);
inline constexpr Resources city = Resources::of(Resource::grain, 2) + Resources::of(Resource::ore, 3);
inline constexpr Resources card =
    Resources::of(Resource::wool) + Resources::of(Resource::grain) + Resources::of(Resource::ore);

} // namespace cost

} // namespace catan
