// A rate limit (token bucket): a burst of N, then M per minute.
//
// Each key (a network, an account) has a bucket that refills over time. Full buckets are forgotten, and the
// number of keys is bounded: a flood of new keys displaces the fullest bucket, not the emptiest, so that a
// flood does not lift anyone's limit.
#pragma once

#include "support/moment.hpp"
#include "support/result.hpp"
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

    // "10 + 2/minute", as an operator writes it: so many at once, and so many a minute afterwards.
    [[nodiscard]] static support::Result<Rate> parse(std::string_view text);

    bool operator==(Rate const&) const = default;
};

class RateLimit {
public:
    explicit RateLimit(Rate rate, std::size_t most_keys = 100'000);

    // All are thread-safe.

    // Whether it may be done now; if so, it counts.
    [[nodiscard]] bool take(std::string_view key, support::Moment now);
    // What was taken does not count after all.
    void give_back(std::string_view key, support::Moment now) { spend(key, -1, now); }
    // Counts what was done, however much is left: what is owed has to come back first.
    void spend(std::string_view key, double tokens, support::Moment now);
    [[nodiscard]] bool is_spent(std::string_view key, support::Moment now);

private:
    using Bucket = support::TokenBucket<support::Moment>;

    [[nodiscard]] Bucket& bucket_of(std::string_view key, support::Moment now);
    void make_room(support::Moment now);

    support::Rate m_rate;
    std::size_t m_most_keys;
    std::mutex m_mutex;
    std::unordered_map<std::string, Bucket> m_buckets;
};

} // namespace people
