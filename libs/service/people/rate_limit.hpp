// A rate limit (token bucket): a burst of N, then M per minute.
//
// Each key (an address, an account) has a bucket that refills over time. Full buckets are forgotten, and the
// number of keys is bounded: a flood of new keys displaces the fullest bucket, not the emptiest, so that a
// flood does not lift anyone's limit.
#pragma once

#include "support/moment.hpp"
#include "support/token_bucket.hpp"

#include <cstddef>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>

namespace people {

struct Rate {
    double burst;
    double a_minute;
};

class RateLimit {
public:
    explicit RateLimit(Rate rate, std::size_t most_keys = 100'000);

    // Whether it may be done now; if so, it counts. Thread-safe.
    [[nodiscard]] bool take(std::string_view key, support::Moment now);

private:
    using Bucket = support::TokenBucket<support::Moment>;

    void make_room(support::Moment now);

    support::Rate m_rate;
    std::size_t m_most_keys;
    std::mutex m_mutex;
    std::unordered_map<std::string, Bucket> m_buckets;
};

} // namespace people
