// How much of the machine somebody may use, counted in time of one core.
//
// It holds no timer: it is told the time, and grows with it up to a few seconds' worth, so that an idle night
// is not followed by a greedy morning.
#pragma once

#include <chrono>

namespace queue {

class Allowance {
public:
    using Moment = std::chrono::steady_clock::time_point;
    using Duration = std::chrono::duration<double>;

    // So many cores, possibly a part of one.
    Allowance(double cores, Moment now) : m_cores(cores), m_since(now) {}

    // Whether anything is left. What is begun may overdraw it, and is paid back.
    [[nodiscard]] bool is_open(Moment now);
    void spend(Duration used) { m_left -= used; }

private:
    static constexpr Duration most_seconds{2}; // of each core

    double m_cores;
    Moment m_since;
    Duration m_left{1e-3};
};

} // namespace queue
