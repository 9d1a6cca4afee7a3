#include "rating/matrix.hpp"

#include <gtest/gtest.h>

#include <array>

namespace rating {
namespace {

// The example of https://en.wikipedia.org/wiki/Cholesky_decomposition: its factor has the rows 2, 6 1, −8
// 5 3.
Matrix example() {
    Matrix matrix(3);
    constexpr std::array<std::array<double, 3>, 3> items{{{4, 12, -16}, {12, 37, -43}, {-16, -43, 98}}};
    for (std::size_t row = 0; row < 3; ++row) {
        for (std::size_t column = 0; column < 3; ++column) {
            matrix.at(row, column) = items[row][column];
        }
    }
    return matrix;
}

TEST(Matrix, SolvesItsEquations) {
    auto const factors = Factors::of(example());
    ASSERT_TRUE(factors);
    auto const x = factors->solve(
        std::array{4 * 1 + 12 * 2 - 16 * 3.0, 12 * 1 + 37 * 2 - 43 * 3.0, -16 * 1 - 43 * 2 + 98 * 3.0});
    EXPECT_NEAR(x[0], 1, 1e-9);
    EXPECT_NEAR(x[1], 2, 1e-9);
    EXPECT_NEAR(x[2], 3, 1e-9);
}

TEST(Matrix, TimesItsInverseIsOne) {
    auto const matrix = example();
    auto const inverse = Factors::of(matrix)->inverse();
    for (std::size_t row = 0; row < 3; ++row) {
        for (std::size_t column = 0; column < 3; ++column) {
            double item = 0;
            for (std::size_t k = 0; k < 3; ++k) {
                item += matrix.at(row, k) * inverse.at(k, column);
            }
            EXPECT_NEAR(item, row == column ? 1 : 0, 1e-9);
        }
    }
}

TEST(Matrix, ThatIsNotPositiveDefiniteHasNoFactors) {
    Matrix singular(2);
    singular.at(0, 0) = singular.at(1, 1) = 1;
    singular.at(1, 0) = singular.at(0, 1) = -1;
    EXPECT_FALSE(Factors::of(singular));
    EXPECT_FALSE(Factors::of(Matrix(1)));
}

} // namespace
} // namespace rating
