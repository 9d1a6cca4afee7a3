// Counts requests and writes the metrics in the format of Prometheus.
#pragma once

#include "http/request.hpp"

#include <array>
#include <chrono>
#include <cstdint>
#include <map>
#include <mutex>
#include <span>
#include <string>
#include <string_view>

namespace server {

// A number that is looked up when it is asked for.
struct Gauge {
    std::string name; // tulkas_tables
    std::string help;
    double value = 0;
    std::string labels = {}; // priority="judging"; gauges of one name stand together
};

class Metrics {
public:
    // Routes are patterns, of which there are few; what clients make up is counted under "".
    void count(std::string_view route, http::Method method, unsigned status, std::chrono::nanoseconds took);

    [[nodiscard]] std::string text(std::span<Gauge const> gauges) const;

private:
    static constexpr std::array<double, 10> bounds{0.0005, 0.001, 0.0025, 0.005, 0.01,
                                                   0.025,  0.1,   0.5,    2.5,   10}; // seconds
    struct Series {
        std::map<std::pair<http::Method, unsigned>, std::uint64_t> requests;
        std::array<std::uint64_t, bounds.size() + 1> within{}; // each bound, and more than the last
        double seconds = 0;
    };

    std::mutex mutable m_mutex;
    std::map<std::string, Series, std::less<>> m_routes;
};

} // namespace server
