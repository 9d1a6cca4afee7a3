#include "server/proxies.hpp"

#include <gtest/gtest.h>

namespace server {
namespace {

http::Request request_from(std::string peer,
                           std::vector<std::pair<std::string, std::string>> const& headers) {
    http::Request request;
    request.peer = std::move(peer);
    for (auto const& [name, value] : headers) {
        request.headers.add(name, value);
    }
    return request;
}

std::string client_of(std::string_view trusted, http::Request request) {
    Proxies::parse(trusted).value().see_through(request);
    return request.peer;
}

TEST(Proxies, AreAddressesAndNetworks) {
    auto const proxies = Proxies::parse("10.0.0.1, 192.168.0.0/16,fd00::/8").value();
    EXPECT_TRUE(proxies.includes("10.0.0.1"));
    EXPECT_FALSE(proxies.includes("10.0.0.2"));
    EXPECT_TRUE(proxies.includes("192.168.200.1"));
    EXPECT_FALSE(proxies.includes("192.169.0.1"));
    EXPECT_TRUE(proxies.includes("fd12::1"));
    EXPECT_FALSE(proxies.includes("fe80::1"));
    EXPECT_TRUE(proxies.includes("::ffff:10.0.0.1")) << "the same address, as IPv6 writes it";
    EXPECT_FALSE(proxies.includes("nonsense"));
}

TEST(Proxies, AreNothingElse) {
    EXPECT_FALSE(Proxies::parse("").value().includes("127.0.0.1"));
    for (auto const* const text : {"x", "10.0.0.1/33", "10.0.0.1/", "10.0.0.1/-1", "10.0.0.1,,", "::/129"}) {
        EXPECT_FALSE(Proxies::parse(text)) << text;
    }
}

TEST(Proxies, SayWhoTheClientIs) {
    EXPECT_EQ(client_of("10.0.0.1", request_from("10.0.0.1", {{"X-Forwarded-For", "203.0.113.7"}})),
              "203.0.113.7");
    EXPECT_EQ(client_of("10.0.0.0/8", request_from("10.0.0.1", {{"x-forwarded-for", "6.6.6.6, 203.0.113.7"},
                                                                {"x-forwarded-for", "10.0.0.2"}})),
              "203.0.113.7")
        << "what the client itself put in front counts for nothing";
    EXPECT_EQ(client_of("10.0.0.1", request_from("10.0.0.1", {})), "10.0.0.1");
    EXPECT_EQ(client_of("10.0.0.1", request_from("10.0.0.1", {{"X-Forwarded-For", "unknown"}})), "10.0.0.1");
}

TEST(Proxies, AreBelievedIfTheyAreTrusted) {
    EXPECT_EQ(client_of("10.0.0.1", request_from("10.0.0.2", {{"X-Forwarded-For", "203.0.113.7"}})),
              "10.0.0.2");
    auto request = request_from("10.0.0.2", {{"X-Forwarded-Proto", "https"}});
    Proxies::parse("10.0.0.1").value().see_through(request);
    EXPECT_FALSE(request.is_secure);
    request.peer = "10.0.0.1";
    Proxies::parse("10.0.0.1").value().see_through(request);
    EXPECT_TRUE(request.is_secure);
}

} // namespace
} // namespace server
