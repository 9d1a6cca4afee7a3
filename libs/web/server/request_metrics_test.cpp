#include "server/request_metrics.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace server {
namespace {

using std::chrono::milliseconds;
using testing::AllOf;
using testing::HasSubstr;

TEST(RequestMetrics, CountByRouteMethodAndStatus) {
    RequestMetrics metrics;
    metrics.count("/a", http::Method::get, 200, milliseconds(3));
    metrics.count("/a", http::Method::get, 200, milliseconds(30));
    metrics.count("/a", http::Method::post, 404, milliseconds(30'000));
    metrics::Page page;
    metrics.write(page);
    EXPECT_THAT(
        page.text(),
        AllOf(HasSubstr("tulkas_http_requests_total{route=\"/a\",method=\"GET\",status=\"200\"} 2\n"),
              HasSubstr("tulkas_http_requests_total{route=\"/a\",method=\"POST\",status=\"404\"} 1\n"),
              HasSubstr("tulkas_http_request_seconds_bucket{route=\"/a\",le=\"0.1\"} 2\n"),
              HasSubstr("tulkas_http_request_seconds_count{route=\"/a\"} 3\n")));
}

} // namespace
} // namespace server
