#include "fetch/request.hpp"
#include "http/response.hpp"
#include "http/server.hpp"

#include <gtest/gtest.h>

#include <mutex>
#include <vector>

namespace fetch {
namespace {

using support::ErrorKind;

class ARequest : public testing::Test {
protected:
    void TearDown() override {
        std::scoped_lock const lock(m_mutex);
        m_kept.clear(); // the server waits for them
    }
    [[nodiscard]] std::string url(std::string const& path) const {
        return "http://127.0.0.1:" + std::to_string(m_server->port()) + path;
    }

    std::mutex m_mutex;
    std::vector<http::Reply> m_kept; // never answered
    std::unique_ptr<http::Server> m_server =
        http::Server::start({.address = "127.0.0.1", .port = 0, .threads = 1},
                            [this](http::Request const& request, http::Reply reply) {
                                auto const path = request.target.path();
                                if (path == "/silent") {
                                    std::scoped_lock const lock(m_mutex);
                                    m_kept.push_back(std::move(reply));
                                    return;
                                }
                                auto response = http::make_response(
                                    path == "/elsewhere" ? 302 : 200, "text/plain",
                                    path == "/large"
                                        ? std::string(5000, 'x')
                                        : std::string(request.headers.find("x-us").value_or("")) + " " +
                                              request.body);
                                response.headers.add("Location", "http://127.0.0.1:1/");
                                std::move(reply).send(std::move(response));
                            })
            .value();
};

TEST_F(ARequest, IsAnswered) {
    auto const answer = ask({.method = "POST",
                             .url = url("/x"),
                             .headers = {{"X-Us", "arena"}},
                             .body = form({{"a b", "c&d"}}),
                             .scheme = Scheme::http_or_https});
    ASSERT_TRUE(answer) << answer.error().message;
    EXPECT_EQ(answer->status, 200);
    EXPECT_EQ(answer->body, "arena a%20b=c%26d");
}

TEST_F(ARequest, IsEncryptedUnlessItIsSaid) {
    EXPECT_EQ(ask({.url = url("/x")}).error().kind, ErrorKind::unavailable);
    EXPECT_FALSE(ask({.url = "file:///etc/passwd", .scheme = Scheme::http_or_https}));
}

TEST_F(ARequest, FollowsNobodyElsewhere) {
    auto const answer = ask({.url = url("/elsewhere"), .scheme = Scheme::http_or_https});
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->status, 302);
}

TEST_F(ARequest, EndsAtItsLimits) {
    EXPECT_FALSE(ask({.url = url("/large"), .scheme = Scheme::http_or_https}, {.bytes = 1000}));
    EXPECT_FALSE(ask({.url = url("/silent"), .scheme = Scheme::http_or_https},
                     {.time = std::chrono::milliseconds(50)}));
    std::stop_source stop;
    stop.request_stop();
    EXPECT_FALSE(ask({.url = url("/silent"), .scheme = Scheme::http_or_https},
                     {.time = std::chrono::hours(1), .stop = stop.get_token()}));
}

} // namespace
} // namespace fetch
