#include "relay/address.hpp"

#include <gtest/gtest.h>

namespace relay {
namespace {

using std::chrono::milliseconds;

TEST(Address, HasAHostAndAPort) {
    EXPECT_EQ(Address::parse("arena.example:4000"), (Address{"arena.example", 4000}));
    EXPECT_EQ(Address::parse("192.0.2.7:1"), (Address{"192.0.2.7", 1}));
    EXPECT_EQ(Address::parse("[2001:db8::7]:65535"), (Address{"2001:db8::7", 65535}));
}

TEST(Address, WithoutOneOfThemIsRefused) {
    for (auto const* text : {"", ":", "host", "host:", ":4000", "host:0", "host:65536", "host:40x",
                             "2001:db8::7:1", "[]:1", "host:-1"}) {
        EXPECT_FALSE(Address::parse(text)) << text;
    }
}

TEST(Sockets, FindEachOther) {
    auto const listening = listen_on(0);
    ASSERT_TRUE(listening) << listening.error().message;
    EXPECT_FALSE(accept_from(*listening));
    auto const port = port_of(*listening);
    ASSERT_NE(port, 0);
    auto const connection = connect_to({.host = "127.0.0.1", .port = port}, milliseconds(10'000));
    ASSERT_TRUE(connection) << connection.error().message;
    EXPECT_TRUE(accept_from(*listening));
    EXPECT_FALSE(listen_on(port));
}

TEST(Sockets, SayWhereNobodyListens) {
    auto listening = listen_on(0);
    auto const port = port_of(*listening);
    listening->close();
    auto const connection = connect_to({.host = "127.0.0.1", .port = port}, milliseconds(10'000));
    ASSERT_FALSE(connection);
    EXPECT_EQ(connection.error().kind, support::ErrorKind::not_found);
    EXPECT_NE(connection.error().message.find("127.0.0.1:"), std::string::npos);
}

} // namespace
} // namespace relay
