// A token bucket: a burst at once, then so many per second.
//
// It is passed the time, so tests need not wait.
#pragma once

#include <algorithm>
#include <chrono>

namespace catan_net {

using TimePoint = std::chrono::steady_clock::time_point;

struct Rate {
    double a_second = 1;
    double at_once = 1;
};

class Allowance {
public:
    Allowance(Rate const& rate, TimePoint now) : m_rate(rate), m_left(rate.at_once), m_since(now) {}

    // Takes one token; false if there is none.
    [[nodiscard]] bool use(TimePoint now) {
        if (is_spent(now)) {
            return false;
        }
        m_left = left(now) - 1;
        m_since = now;
        return true;
    }
    [[nodiscard]] bool is_spent(TimePoint now) const { return left(now) < 1; }
    [[nodiscard]] bool is_whole(TimePoint now) const { return left(now) >= m_rate.at_once; }

private:
    [[nodiscard]] double left(TimePoint now) const {
        std::chrono::duration<double> const passed = now - m_since;
        return std::min(m_rate.at_once, m_left + (passed.count() * m_rate.a_second));
    }

    Rate m_rate;
    double m_left;
    TimePoint m_since;
};

} // namespace catan_net
