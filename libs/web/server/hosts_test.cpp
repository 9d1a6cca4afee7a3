#include "server/hosts.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace server {
namespace {

TEST(Hosts, AreLocalhostAndAddressesUnlessSaidOtherwise) {
    auto const hosts = Hosts::parse("", "").value();
    for (auto const* host :
         {"localhost", "LocalHost:8080", "127.0.0.1:8080", "192.0.2.7", "[::1]:8080", "[2001:db8::7]"}) {
        EXPECT_TRUE(hosts.includes(host)) << host;
    }
    for (auto const* host :
         {"", "evil.example", "evil.example:8080", "localhost.evil.example", "127.0.0.1.evil.example",
          "localhost:", "localhost:x", "a b", "localhost/", "user@localhost", "::1", "localhost, b"}) {
        EXPECT_FALSE(hosts.includes(host)) << host;
    }
}

TEST(Hosts, AreThePublicUrlsWhereThereIsOne) {
    auto const hosts = Hosts::parse("https://Arena.example", "").value();
    EXPECT_TRUE(hosts.includes("arena.example"));
    EXPECT_TRUE(hosts.includes("ARENA.example:443"));
    for (auto const* host :
         {"arena.example:80", "arena.example.", "x.arena.example", "localhost", "127.0.0.1"}) {
        EXPECT_FALSE(hosts.includes(host)) << host;
    }
    auto const other_port = Hosts::parse("http://arena.example:8080/path", "").value();
    EXPECT_TRUE(other_port.includes("arena.example:8080"));
    EXPECT_FALSE(other_port.includes("arena.example"));
}

TEST(Hosts, MayBeMore) {
    auto const hosts = Hosts::parse("https://arena.example", "arena.lan, 192.0.2.7:8080").value();
    EXPECT_TRUE(hosts.includes("arena.example"));
    EXPECT_TRUE(hosts.includes("arena.lan"));
    EXPECT_TRUE(hosts.includes("arena.lan:8080"));
    EXPECT_TRUE(hosts.includes("192.0.2.7:8080"));
    EXPECT_FALSE(hosts.includes("192.0.2.7"));
    EXPECT_TRUE(Hosts::parse("", "arena.lan").value().includes("localhost"));
    EXPECT_THAT(Hosts::parse("", "a.lan, http://b").error().message, testing::HasSubstr("'http://b'"));
}

} // namespace
} // namespace server
