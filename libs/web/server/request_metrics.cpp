#include "server/request_metrics.hpp"

#include <fmt/format.h>

namespace server {

void RequestMetrics::count(std::string_view route, http::Method method, unsigned status,
                           std::chrono::nanoseconds took) {
    fmt::format_int const number(status);
    m_requests.at({route, name_of(method), {number.data(), number.size()}}).add();
    m_seconds.at({route}).add(took);
}

void RequestMetrics::write(metrics::Page& page) const {
    page.counters({"tulkas_http_requests_total", "Answered requests."}, {"route", "method", "status"},
                  m_requests);
    page.histograms({"tulkas_http_request_seconds", "Time from the last byte of a request to its response."},
                    {"route"}, m_seconds);
}

} // namespace server
