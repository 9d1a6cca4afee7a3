#include "rating/result_law.hpp"

#include <cmath>

namespace rating {

ResultLaw ResultLaw::of(double lead, double draw_weight) {
    // Divided by the larger of both, so that nothing overflows.
    double const win = lead > 0 ? 1 : std::exp(lead);
    double const loss = lead > 0 ? std::exp(-lead) : 1;
    double const draw = draw_weight * std::exp(-std::abs(lead) / 2);
    double const all = win + draw + loss;
    return {.win = win / all, .draw = draw / all, .loss = loss / all};
}

} // namespace rating
