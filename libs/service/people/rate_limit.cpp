#include "people/rate_limit.hpp"

#include <algorithm>
#include <vector>

namespace people {

using support::Moment;

RateLimit::RateLimit(Rate rate, std::size_t most_keys)
    : m_rate{.a_second = rate.a_minute / 60, .at_once = rate.burst}, m_most_keys(most_keys) {}

bool RateLimit::take(std::string_view key, Moment now) {
    std::scoped_lock const lock(m_mutex);
    auto found = m_buckets.find(std::string(key));
    if (found == m_buckets.end()) {
        make_room(now);
        found = m_buckets.emplace(key, Bucket(m_rate, now)).first;
    }
    return found->second.use(now);
}

// A tenth at a time, so that the work is little for each key.
void RateLimit::make_room(Moment now) {
    if (m_buckets.size() < m_most_keys) {
        return;
    }
    std::vector<std::pair<double, std::string>> levels;
    levels.reserve(m_buckets.size());
    for (auto const& [key, bucket] : m_buckets) {
        levels.emplace_back(bucket.left(now), key);
    }
    auto const end = levels.begin() + static_cast<std::ptrdiff_t>(1 + levels.size() / 10);
    std::ranges::nth_element(levels, end - 1, std::ranges::greater());
    for (auto leaving = levels.begin(); leaving != end; ++leaving) {
        m_buckets.erase(leaving->second);
    }
}

} // namespace people
