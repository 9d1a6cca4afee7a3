#include "rating/elo.hpp"

#include <cmath>

namespace rating {

double expected_score(double elo_difference) {
    return 1 / (1 + std::exp(-elo_difference / elo_per_nat));
}

double elo_difference(double score) {
    return elo_per_nat * std::log(score / (1 - score));
}

} // namespace rating
