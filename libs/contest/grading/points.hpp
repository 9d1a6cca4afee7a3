// What a result is worth.
#pragma once

#include "support/enum_names.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace grading {

enum class PointsBy : std::uint8_t { place, ratio, strength };
inline constexpr auto points_by_names = support::enum_names<PointsBy>("place", "ratio", "strength");

struct PointRules {
    PointsBy by = PointsBy::place;
    std::vector<double> places = {}; // for the first place, the second, …; 0 for those after the last
    double most = 100;               // by ratio or strength: for whoever won everything, or is that strong
    double weakest = -200;           // by strength: this rating and everything below is worth nothing
    double strongest = 200;          // this one and everything above is worth the most

    bool operator==(PointRules const&) const = default;
};

// Of one bot in the final.
struct FinalResult {
    std::size_t place = 1;             // from 1
    double ratio = 0;                  // of the points that it could make, from 0 to 1
    std::optional<double> rating = {}; // around the mean of all; nothing before it is known
};

[[nodiscard]] double points_for(PointRules const& rules, FinalResult const& result);

// What is left when so many percent are lost.
[[nodiscard]] double deducted(double points, double lost_percent);

} // namespace grading
