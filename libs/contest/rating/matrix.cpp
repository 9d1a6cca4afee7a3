#include "rating/matrix.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace rating {

namespace {

// The inner product of the first `count` items of two rows.
double product(std::span<double const> left, std::span<double const> right, std::size_t count) {
    return std::inner_product(left.begin(), left.begin() + static_cast<std::ptrdiff_t>(count), right.begin(),
                              0.0);
}

} // namespace

std::optional<Factors> Factors::of(Matrix matrix) {
    for (std::size_t row = 0; row < matrix.size(); ++row) {
        auto const below = matrix.row(row);
        for (std::size_t column = 0; column < row; ++column) {
            below[column] =
                (below[column] - product(below, matrix.row(column), column)) / matrix.at(column, column);
        }
        // A pivot this small is a zero with rounding errors.
        double const pivot = below[row] - product(below, below, row);
        if (!(pivot > below[row] * 1e-13)) {
            return std::nullopt;
        }
        below[row] = std::sqrt(pivot);
    }
    return Factors(std::move(matrix));
}

std::vector<double> Factors::solve(std::span<double const> right_side) const {
    std::vector<double> x(right_side.begin(), right_side.end());
    for (std::size_t row = 0; row < x.size(); ++row) {
        x[row] = (x[row] - product(m_lower.row(row), x, row)) / m_lower.at(row, row);
    }
    for (std::size_t row = x.size(); row-- > 0;) {
        x[row] /= m_lower.at(row, row);
        for (std::size_t above = 0; above < row; ++above) {
            x[above] -= m_lower.at(row, above) * x[row];
        }
    }
    return x;
}

Matrix Factors::inverse() const {
    Matrix inverse(m_lower.size());
    std::vector<double> unit(m_lower.size());
    for (std::size_t row = 0; row < unit.size(); ++row) {
        unit[row] = 1;
        auto const solved = solve(unit);
        unit[row] = 0;
        std::ranges::copy(solved, inverse.row(row).begin());
    }
    return inverse;
}

} // namespace rating
