#include "rating/score_counts.hpp"

#include <numeric>

namespace rating {

int ScoreCounts::total() const {
    return std::reduce(m_counts.begin(), m_counts.end());
}

double ScoreCounts::mean() const {
    double sum = 0;
    for (std::size_t half_points = 0; half_points < m_size; ++half_points) {
        sum += m_counts[half_points] * static_cast<double>(half_points);
    }
    return sum / static_cast<double>(m_size - 1) / total();
}

double ScoreCounts::variance() const {
    double const centre = mean();
    double sum = 0;
    for (std::size_t half_points = 0; half_points < m_size; ++half_points) {
        double const away = static_cast<double>(half_points) / static_cast<double>(m_size - 1) - centre;
        sum += m_counts[half_points] * away * away;
    }
    return sum / total();
}

} // namespace rating
