// Counts requests and how long their answers took, by route.
#pragma once

#include "http/request.hpp"
#include "metrics/page.hpp"

#include <chrono>
#include <string_view>

namespace server {

class RequestMetrics {
public:
    // Routes are patterns, of which there are few; what clients make up is counted under "".
    void count(std::string_view route, http::Method method, unsigned status, std::chrono::nanoseconds took);

    void write(metrics::Page& page) const;

private:
    metrics::Family<metrics::Counter, 3> m_requests;
    metrics::Family<metrics::Histogram<>, 1> m_seconds;
};

} // namespace server
