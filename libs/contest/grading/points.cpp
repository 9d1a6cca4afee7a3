#include "grading/points.hpp"

#include <algorithm>

namespace grading {

double points_for(PointRules const& rules, FinalResult const& result) {
    switch (rules.by) {
    case PointsBy::place:
        return result.place >= 1 && result.place <= rules.places.size() ? rules.places[result.place - 1] : 0;
    case PointsBy::ratio:
        return rules.most * std::clamp(result.ratio, 0.0, 1.0);
    case PointsBy::strength:
        break;
    }
    double const span = rules.strongest - rules.weakest;
    double const share = result.rating && span > 0 ? (*result.rating - rules.weakest) / span : 0;
    return rules.most * std::clamp(share, 0.0, 1.0);
}

double deducted(double points, double lost_percent) {
    constexpr double whole = 100;
    return points > 0 ? points * (whole - std::clamp(lost_percent, 0.0, whole)) / whole : points;
}

} // namespace grading
