#include "http/client.hpp"
#include "http/response.hpp"
#include "http/server.hpp"

#include <gtest/gtest.h>

namespace http {
namespace {

TEST(ARequest, IsAnswered) {
    auto const server =
        Server::start({.address = "127.0.0.1", .port = 0, .threads = 1}, [](Request request, Reply reply) {
            auto const token = request.headers.find("authorization");
            std::move(reply).send(make_response(201, "text/plain",
                                                std::string(token.value_or("")) + " " +
                                                    request.target.path() + " " + request.body));
        }).value();
    Address const address{.host = "127.0.0.1", .port = std::to_string(server->port()), .path = "/arena"};
    auto const told = ask(
        address, {.method = "POST", .path = "/x", .headers = {{"authorization", "me"}}, .body = "a body"});
    ASSERT_TRUE(told) << told.error().message;
    EXPECT_EQ(told->status, 201U);
    EXPECT_EQ(told->body, "me /arena/x a body");
    auto secure = address;
    secure.is_secure = true;
    EXPECT_FALSE(ask(secure, {})) << "the server speaks no TLS";
    server->stop();
    EXPECT_EQ(ask(address, {}).error().kind, support::ErrorKind::unavailable);
}

} // namespace
} // namespace http
