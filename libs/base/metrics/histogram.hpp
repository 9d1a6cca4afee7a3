// How long something takes: how often at most so long, for each of some bounds. Any thread may add to it.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <span>
#include <vector>

namespace metrics {

// In seconds: for requests and questions to the database, and for work that takes minutes.
inline constexpr std::array quick{0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05,
                                  0.1,    0.25,  0.5,    1.0,   2.5,  10.0};
inline constexpr std::array slow{0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0, 300.0, 900.0, 3600.0};

// A histogram at one moment.
struct HistogramReading {
    std::span<double const> bounds;
    std::vector<std::uint64_t> within; // each bound, but not the one before; then what is above the last
    double sum = 0;                    // seconds
};

template <auto const& bounds = quick>
class Histogram {
public:
    void add(std::chrono::nanoseconds took) {
        took = std::max(took, std::chrono::nanoseconds(0));
        auto const seconds = std::chrono::duration<double>(took).count();
        auto const bucket = std::ranges::lower_bound(bounds, seconds) - bounds.begin();
        m_within.at(static_cast<std::size_t>(bucket)).fetch_add(1, std::memory_order_relaxed);
        m_sum.fetch_add(static_cast<std::uint64_t>(took.count()), std::memory_order_relaxed);
    }

    [[nodiscard]] HistogramReading read() const {
        HistogramReading reading{.bounds = bounds, .within = {}};
        for (auto const& count : m_within) {
            reading.within.push_back(count.load(std::memory_order_relaxed));
        }
        constexpr double billion = 1e9;
        reading.sum = static_cast<double>(m_sum.load(std::memory_order_relaxed)) / billion;
        return reading;
    }

private:
    std::array<std::atomic<std::uint64_t>, bounds.size() + 1> m_within{};
    std::atomic<std::uint64_t> m_sum = 0; // nanoseconds; enough for five centuries
};

} // namespace metrics
