#include "people/rate_limit.hpp"

#include "support/text.hpp"

#include <algorithm>
#include <vector>

namespace people {

using support::ErrorKind;
using support::fail;
using support::Moment;
using support::Result;

Result<Rate> Rate::parse(std::string_view text) {
    constexpr unsigned most = 1'000'000'000;
    auto rest = text;
    auto const burst = support::whole_number<unsigned>(support::trimmed(support::cut_front(rest, '+')));
    auto const a_minute = support::whole_number<unsigned>(support::trimmed(support::cut_front(rest, '/')));
    if (!burst || *burst == 0 || *burst > most || !a_minute || *a_minute > most ||
        support::trimmed(rest) != "minute") {
        return fail(ErrorKind::invalid,
                    "must be a number at once and a number a minute, as in '10 + 2/minute' (got {})",
                    support::in_quotes(text));
    }
    return Rate{.burst = static_cast<double>(*burst), .a_minute = static_cast<double>(*a_minute)};
}

RateLimit::RateLimit(Rate rate, std::size_t most_keys)
    : m_rate{.a_second = rate.a_minute / 60, .at_once = rate.burst}, m_most_keys(most_keys) {}

bool RateLimit::take(std::string_view key, Moment now) {
    std::scoped_lock const lock(m_mutex);
    return bucket_of(key, now).use(now);
}

void RateLimit::spend(std::string_view key, double tokens, Moment now) {
    std::scoped_lock const lock(m_mutex);
    bucket_of(key, now).spend(tokens, now);
}

bool RateLimit::is_spent(std::string_view key, Moment now) {
    std::scoped_lock const lock(m_mutex);
    auto const found = m_buckets.find(std::string(key));
    return found != m_buckets.end() && found->second.is_spent(now);
}

RateLimit::Bucket& RateLimit::bucket_of(std::string_view key, Moment now) {
    auto found = m_buckets.find(std::string(key));
    if (found == m_buckets.end()) {
        make_room(now);
        found = m_buckets.emplace(key, Bucket(m_rate, now)).first;
    }
    return found->second;
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
