#include "http/client.hpp"
#include "http/response.hpp"
#include "http/server.hpp"

#include <gtest/gtest.h>

#include <future>

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

TEST(AClient, KeepsItsConnectionsAndMakesNewOnesWhenTheyAreGone) {
    auto const handler = [](Request const& request, Reply reply) {
        std::move(reply).send(make_response(200, "text/plain", request.body));
    };
    auto server = Server::start({.address = "127.0.0.1", .port = 0, .threads = 1}, handler).value();
    auto const port = server->port();
    auto const client = Client::create({.host = "127.0.0.1", .port = std::to_string(port)}).value();
    for (auto const* const body : {"one", "two"}) {
        auto const told = client->ask({.method = "POST", .path = "/", .body = body});
        ASSERT_TRUE(told) << told.error().message;
        EXPECT_EQ(told->body, body);
    }
    server->stop();
    server.reset();
    server = Server::start({.address = "127.0.0.1", .port = port, .threads = 1}, handler).value();
    auto const told = client->ask({.method = "POST", .path = "/", .body = "three"});
    ASSERT_TRUE(told) << told.error().message;
    EXPECT_EQ(told->body, "three");
    server->stop();
}

TEST(AClient, WaitsNoLongerThanItsPatience) {
    std::promise<Reply> kept; // never answered
    auto const server =
        Server::start({.address = "127.0.0.1", .port = 0, .threads = 1}, [&](Request const&, Reply reply) {
            kept.set_value(std::move(reply));
        }).value();
    auto const client = Client::create({.host = "127.0.0.1", .port = std::to_string(server->port())},
                                       {.patience = std::chrono::milliseconds(50)})
                            .value();
    EXPECT_EQ(client->ask({}).error().kind, support::ErrorKind::unavailable);
    {
        auto const reply = kept.get_future().get();
    }
    server->stop();
}

TEST(AClient, NeedsCertificatesThatCanBeRead) {
    auto const client = Client::create({.host = "127.0.0.1", .port = "1"}, {.certificates = "/nowhere.pem"});
    ASSERT_FALSE(client);
    EXPECT_EQ(client.error().kind, support::ErrorKind::invalid);
}

} // namespace
} // namespace http
