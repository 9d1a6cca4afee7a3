// A rate limit as a token bucket: so much at once, and so much a second afterwards.
//
// A value that is told the time: what is not used comes back with it, up to what may be used at once. A clock
// that is set back neither fills nor empties it.
#pragma once

#include <algorithm>
#include <chrono>

namespace support {

struct Rate {
    double a_second = 1;
    double at_once = 1;
};

template <typename TimePoint = std::chrono::steady_clock::time_point>
class TokenBucket {
public:
    TokenBucket(Rate const& rate, TimePoint now) : m_rate(rate), m_left(rate.at_once), m_since(now) {}

    // Takes a token, if there is one.
    [[nodiscard]] bool use(TimePoint now) {
        if (is_spent(now)) {
            return false;
        }
        spend(1, now);
        return true;
    }
    // Takes as many tokens as that, since then. Those that are not there are owed: they have to come back
    // first.
    void spend(double tokens, TimePoint since) {
        m_left = left(since) - tokens;
        m_since = std::max(m_since, since);
    }

    [[nodiscard]] double left(TimePoint now) const {
        std::chrono::duration<double> const passed = now - m_since;
        return passed.count() > 0 ? std::min(m_rate.at_once, m_left + passed.count() * m_rate.a_second)
                                  : m_left;
    }
    [[nodiscard]] bool is_spent(TimePoint now) const { return left(now) < 1; }
    [[nodiscard]] bool is_whole(TimePoint now) const { return left(now) >= m_rate.at_once; }

private:
    Rate m_rate;
    double m_left;
    TimePoint m_since;
};

} // namespace support
