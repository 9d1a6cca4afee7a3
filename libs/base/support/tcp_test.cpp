#include "support/tcp.hpp"

#include <gtest/gtest.h>

namespace support {
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

TEST(Address, MayLeaveOutADefaultPort) {
    EXPECT_EQ(Address::parse("localhost", 7000), (Address{"localhost", 7000}));
    EXPECT_EQ(Address::parse("localhost:80", 7000), (Address{"localhost", 80}));
    EXPECT_EQ(Address::parse("[::1]", 7000), (Address{"::1", 7000}));
    EXPECT_EQ(Address::parse("[::1]:90", 7000), (Address{"::1", 90}));
    for (auto const* text : {"", "localhost:", "localhost:0", "localhost:65536", ":80", "::1", "[]"}) {
        auto const address = Address::parse(text, 7000);
        ASSERT_FALSE(address) << text;
        EXPECT_NE(address.error().message.find("port from 1 to 65535"), std::string::npos);
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
    auto const accepted = accept_from(*listening);
    EXPECT_TRUE(accepted);
    EXPECT_EQ(peer_of(*connection)->port, port);
    EXPECT_EQ(peer_of(accepted)->port, port_of(*connection));
    EXPECT_FALSE(listen_on(port));
}

TEST(Sockets, ListenOnOneAddressOnly) {
    auto const listening = listen_on({.host = "127.0.0.1", .port = 0});
    ASSERT_TRUE(listening) << listening.error().message;
    EXPECT_TRUE(connect_to({.host = "127.0.0.1", .port = port_of(*listening)}, milliseconds(10'000)));
    EXPECT_FALSE(connect_to({.host = "127.0.0.2", .port = port_of(*listening)}, milliseconds(10'000)));
    EXPECT_FALSE(listen_on({.host = "localhost", .port = 0})); // not an IP address
}

TEST(Sockets, SayWhereNobodyListens) {
    auto listening = listen_on(0);
    auto const port = port_of(*listening);
    listening->close();
    auto const connection = connect_to({.host = "127.0.0.1", .port = port}, milliseconds(10'000));
    ASSERT_FALSE(connection);
    EXPECT_EQ(connection.error().kind, ErrorKind::not_found);
    EXPECT_NE(connection.error().message.find("127.0.0.1:"), std::string::npos);
}

} // namespace
} // namespace support
