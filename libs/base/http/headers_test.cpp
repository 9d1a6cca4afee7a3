#include "http/headers.hpp"

#include <gtest/gtest.h>

namespace http {
namespace {

TEST(Headers, AreFoundInAnyCase) {
    Headers headers;
    headers.add("Content-Type", "text/plain");
    headers.add("Set-Cookie", "a");
    headers.add("set-cookie", "b");
    EXPECT_EQ(headers.find("content-type"), "text/plain");
    EXPECT_EQ(headers.find("Set-Cookie"), "a");
    EXPECT_EQ(headers.find("Cookie"), std::nullopt);
    headers.set("SET-COOKIE", "c");
    EXPECT_EQ(headers.all().size(), 2U);
    EXPECT_EQ(headers.find("set-cookie"), "c");
}

TEST(Headers, ListWords) {
    Headers headers;
    headers.add("Accept-Encoding", "br;q=1.0, GZIP ;q=0.5,deflate;q=0");
    headers.add("Accept-Encoding", "zstd;q=0.000,identity");
    EXPECT_TRUE(headers.lists("accept-encoding", "gzip"));
    EXPECT_TRUE(headers.lists("accept-encoding", "br"));
    EXPECT_TRUE(headers.lists("accept-encoding", "identity"));
    EXPECT_FALSE(headers.lists("accept-encoding", "deflate"));
    EXPECT_FALSE(headers.lists("accept-encoding", "zstd"));
    EXPECT_FALSE(headers.lists("accept-encoding", "zip"));
    EXPECT_FALSE(headers.lists("accept", "gzip"));
}

TEST(Headers, ThatWouldBeginAnotherOneAreNone) {
    EXPECT_TRUE(is_field("X-Name", "a value, \tand ü"));
    EXPECT_FALSE(is_field("X-Name", "a\r\nSet-Cookie: b"));
    EXPECT_FALSE(is_field("X-Name", std::string_view("a\0b", 3)));
    EXPECT_FALSE(is_field("X Name", "a"));
    EXPECT_FALSE(is_field("X-Name:", "a"));
    EXPECT_FALSE(is_field("", "a"));
}

} // namespace
} // namespace http
