#include "http/address.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace http {
namespace {

TEST(Addresses, SayWhereAnArenaIs) {
    EXPECT_EQ(parse_address("http://localhost:8080").value(),
              (Address{.is_secure = false, .host = "localhost", .port = "8080", .path = ""}));
    EXPECT_EQ(parse_address("wss://arena.example/").value(),
              (Address{.is_secure = true, .host = "arena.example", .port = "443", .path = ""}));
    EXPECT_EQ(parse_address("https://[::1]:99/a/b/").value(),
              (Address{.is_secure = true, .host = "::1", .port = "99", .path = "/a/b"}));
    EXPECT_EQ(parse_address("ws://[::1]").value().port, "80");
}

TEST(Addresses, AreNotGuessed) {
    for (auto const* const text :
         {"", "localhost", "localhost:80", "ftp://a", "http://", "http://:80", "http://a:0", "http://a:x",
          "http://a:70000", "http://a:", "http://[a\r\nb]", "http://a b", "http://a/x?y", "http://a\r\nb",
          "http://u@a"}) {
        EXPECT_FALSE(parse_address(text)) << text;
    }
}

TEST(Addresses, HoldAnyTextInAPathOrAQuery) {
    EXPECT_EQ(escaped("my_bot-1.2"), "my_bot-1.2");
    EXPECT_EQ(escaped("a/b?ä&c=d e"), "a%2Fb%3F%C3%A4%26c%3Dd%20e");
}

} // namespace
} // namespace http
