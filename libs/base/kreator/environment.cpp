#include "kreator/environment.hpp"

#include "kreator/error.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

namespace kreator {

namespace {

bool is_word(std::string_view text) {
    constexpr std::string_view allowed = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_";
    return !text.empty() && text.find_first_not_of(allowed) == std::string_view::npos;
}

bool is_path(std::string_view path) {
    for (auto dot = path.find('.'); dot != std::string_view::npos; dot = path.find('.')) {
        if (!is_word(path.substr(0, dot))) {
            return false;
        }
        path.remove_prefix(dot + 1);
    }
    return is_word(path);
}

} // namespace

Environment::Environment(std::string_view path) : m_path(path) {
    if (!path.empty() && !is_path(path)) {
        throw Error(fmt::format(
            "'{}' is not an environment (expected words joined by dots, such as test.unit)", path));
    }
}

Environment Environment::of_program() {
    char const* const path = std::getenv("KREATOR_ENV"); // NOLINT(concurrency-mt-unsafe): at start-up
    return path == nullptr ? Environment() : Environment(path);
}

std::optional<Environment> Environment::parent() const {
    if (is_root()) {
        return std::nullopt;
    }
    auto const dot = m_path.rfind('.');
    return dot == std::string::npos ? Environment() : Environment(m_path.substr(0, dot));
}

bool Environment::is_below(Environment const& other) const {
    if (other.is_root()) {
        return !is_root();
    }
    return m_path.starts_with(other.m_path) && m_path.substr(other.m_path.size()).starts_with('.');
}

std::string describe(Environment const& environment) {
    return environment.is_root() ? "the root" : fmt::format("'{}'", environment.path());
}

} // namespace kreator
