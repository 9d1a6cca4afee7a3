#include "http/head.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace http {
namespace {

TEST(Heads, AreWrittenAsTheyGoOverTheLine) {
    auto response = make_response(200, "text/plain", "hello");
    EXPECT_EQ(write_head(response, {.version = 11, .keep_alive = true, .date = "now"}),
              "HTTP/1.1 200 OK\r\nDate: now\r\nContent-Type: text/plain\r\nContent-Length: 5\r\n\r\n");
}

TEST(Heads, SayWhatBecomesOfTheConnection) {
    Response response{.status = 204, .headers = {}, .body = {}};
    EXPECT_EQ(write_head(response, {.version = 11, .keep_alive = false, .date = "now"}),
              "HTTP/1.1 204 No Content\r\nDate: now\r\nConnection: close\r\n\r\n");
    EXPECT_EQ(write_head(response, {.version = 10, .keep_alive = true, .date = "now"}),
              "HTTP/1.0 204 No Content\r\nDate: now\r\nConnection: keep-alive\r\n\r\n");
}

TEST(Heads, HoldNoLineThatAValueBrought) {
    auto response = make_response(200, "text/plain\r\nSet-Cookie: a=b", "hello");
    auto const head = write_head(response, {.version = 11, .keep_alive = true, .date = "now"});
    EXPECT_THAT(head, testing::StartsWith("HTTP/1.1 500 "));
    EXPECT_THAT(head, testing::Not(testing::HasSubstr("Set-Cookie")));
    EXPECT_THAT(std::string(response.text()), testing::HasSubstr("could not send"));
}

TEST(Heads, AreDatedAsBrowsersExpectIt) {
    EXPECT_EQ(http_date(std::chrono::system_clock::time_point(std::chrono::seconds(784'111'777))),
              "Sun, 06 Nov 1994 08:49:37 GMT");
}

} // namespace
} // namespace http
