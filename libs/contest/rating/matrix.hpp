// A square matrix, and the equations of a symmetric one.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace rating {

class Matrix {
public:
    explicit Matrix(std::size_t size) : m_size(size), m_items(size * size) {}

    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] double& at(std::size_t row, std::size_t column) { return m_items[row * m_size + column]; }
    [[nodiscard]] double at(std::size_t row, std::size_t column) const {
        return m_items[row * m_size + column];
    }
    [[nodiscard]] std::span<double> row(std::size_t row) { return {&m_items[row * m_size], m_size}; }
    [[nodiscard]] std::span<double const> row(std::size_t row) const {
        return {&m_items[row * m_size], m_size};
    }

private:
    std::size_t m_size;
    std::vector<double> m_items;
};

// A symmetric positive definite matrix as L · Lᵀ with L lower triangular (Cholesky): then its equations are
// solved by going down and up the triangle.
class Factors {
public:
    // Looks at the lower triangle only. Nothing for a matrix that is not positive definite.
    [[nodiscard]] static std::optional<Factors> of(Matrix matrix);

    // The x with matrix · x = right side.
    [[nodiscard]] std::vector<double> solve(std::span<double const> right_side) const;
    [[nodiscard]] Matrix inverse() const;

private:
    explicit Factors(Matrix lower) : m_lower(std::move(lower)) {}

    Matrix m_lower; // what stands above the diagonal means nothing
};

} // namespace rating
