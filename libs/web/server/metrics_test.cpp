#include "server/metrics.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace server {
namespace {

using std::chrono::milliseconds;
using testing::AllOf;
using testing::HasSubstr;

TEST(Metrics, CountByRouteMethodAndStatus) {
    Metrics metrics;
    metrics.count("/a", http::Method::get, 200, milliseconds(3));
    metrics.count("/a", http::Method::get, 200, milliseconds(30));
    metrics.count("/a", http::Method::post, 404, milliseconds(30'000));
    EXPECT_THAT(
        metrics.text({}),
        AllOf(HasSubstr("tulkas_http_requests_total{route=\"/a\",method=\"GET\",status=\"200\"} 2\n"),
              HasSubstr("tulkas_http_requests_total{route=\"/a\",method=\"POST\",status=\"404\"} 1\n"),
              HasSubstr("tulkas_http_request_seconds_bucket{route=\"/a\",le=\"0.0025\"} 0\n"),
              HasSubstr("tulkas_http_request_seconds_bucket{route=\"/a\",le=\"0.005\"} 1\n"),
              HasSubstr("tulkas_http_request_seconds_bucket{route=\"/a\",le=\"0.1\"} 2\n"),
              HasSubstr("tulkas_http_request_seconds_bucket{route=\"/a\",le=\"+Inf\"} 3\n"),
              HasSubstr("tulkas_http_request_seconds_count{route=\"/a\"} 3\n")));
}

TEST(Metrics, TellWhatIsLookedUp) {
    std::vector<Gauge> const gauges{{.name = "tulkas_tables", .help = "Tables.", .value = 7}};
    EXPECT_THAT(Metrics().text(gauges),
                HasSubstr("# HELP tulkas_tables Tables.\n# TYPE tulkas_tables gauge\ntulkas_tables 7\n"));
}

} // namespace
} // namespace server
