// The exception of a provider that fails: Kreator uses exceptions, the other libraries use Result.
#pragma once

#include "support/result.hpp"

#include <stdexcept>
#include <utility>

namespace server {

class StartFailure : public std::runtime_error {
public:
    explicit StartFailure(support::Error error)
        : std::runtime_error(error.message), m_error(std::move(error)) {}
    [[nodiscard]] support::Error const& error() const { return m_error; }

private:
    support::Error m_error;
};

template <typename T>
[[nodiscard]] T value_or_throw(support::Result<T> result) {
    if (!result) {
        throw StartFailure(std::move(result.error()));
    }
    return *std::move(result);
}

} // namespace server
