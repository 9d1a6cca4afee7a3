#include "server/repeats.hpp"

#include <utility>

namespace server {

namespace {

constexpr std::chrono::minutes between_lines{1};
// Above this, all new causes count as one: texts may come from outside.
constexpr std::size_t most_causes = 500;

} // namespace

std::optional<std::uint64_t> Repeats::let_through(std::string_view cause, Moment now) {
    std::lock_guard const lock(m_mutex);
    auto found = m_causes.find(cause);
    if (found == m_causes.end()) {
        if (m_causes.size() >= most_causes) {
            std::erase_if(m_causes,
                          [now](auto const& entry) { return now - entry.second.said >= between_lines; });
        }
        found = m_causes
                    .try_emplace(std::string(m_causes.size() < most_causes ? cause : ""),
                                 Cause{now - between_lines})
                    .first;
    }
    auto& known = found->second;
    if (now - known.said < between_lines) {
        ++known.held_back;
        return std::nullopt;
    }
    known.said = now;
    return std::exchange(known.held_back, 0);
}

std::string without_numbers(std::string_view text) {
    std::string result;
    for (char const c : text) {
        bool const is_digit = c >= '0' && c <= '9';
        if (!is_digit || !result.ends_with('#')) {
            result += is_digit ? '#' : c;
        }
    }
    return result;
}

} // namespace server
