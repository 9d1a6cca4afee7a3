#include "server/metrics.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace server {

void Metrics::count(std::string_view route, http::Method method, unsigned status,
                    std::chrono::nanoseconds took) {
    double const seconds = std::chrono::duration<double>(took).count();
    auto const bucket = std::ranges::lower_bound(bounds, seconds) - bounds.begin();
    std::lock_guard const lock(m_mutex);
    auto found = m_routes.find(route);
    if (found == m_routes.end()) {
        found = m_routes.emplace(route, Series()).first;
    }
    auto& series = found->second;
    ++series.requests[{method, status}];
    ++series.within.at(static_cast<std::size_t>(bucket));
    series.seconds += seconds;
}

std::string Metrics::text(std::span<Gauge const> gauges) const {
    std::string text;
    auto const out = std::back_inserter(text);
    std::string_view last;
    for (auto const& gauge : gauges) {
        if (gauge.name != last) {
            fmt::format_to(out, "# HELP {0} {1}\n# TYPE {0} gauge\n", gauge.name, gauge.help);
        }
        auto const labels = gauge.labels.empty() ? "" : fmt::format("{{{}}}", gauge.labels);
        fmt::format_to(out, "{}{} {}\n", gauge.name, labels, gauge.value);
        last = gauge.name;
    }
    std::lock_guard const lock(m_mutex);
    text += "# HELP tulkas_http_requests_total Answered requests.\n"
            "# TYPE tulkas_http_requests_total counter\n";
    for (auto const& [route, series] : m_routes) {
        for (auto const& [what, count] : series.requests) {
            fmt::format_to(out, "tulkas_http_requests_total{{route=\"{}\",method=\"{}\",status=\"{}\"}} {}\n",
                           route, name_of(what.first), what.second, count);
        }
    }
    text += "# HELP tulkas_http_request_seconds Time from the last byte of a request to its response.\n"
            "# TYPE tulkas_http_request_seconds histogram\n";
    for (auto const& [route, series] : m_routes) {
        std::uint64_t sum = 0;
        for (std::size_t i = 0; i < bounds.size(); ++i) {
            sum += series.within.at(i);
            fmt::format_to(out, "tulkas_http_request_seconds_bucket{{route=\"{}\",le=\"{}\"}} {}\n", route,
                           bounds.at(i), sum);
        }
        sum += series.within.back();
        fmt::format_to(out,
                       "tulkas_http_request_seconds_bucket{{route=\"{0}\",le=\"+Inf\"}} {1}\n"
                       "tulkas_http_request_seconds_sum{{route=\"{0}\"}} {2}\n"
                       "tulkas_http_request_seconds_count{{route=\"{0}\"}} {1}\n",
                       route, sum, series.seconds);
    }
    return text;
}

} // namespace server
