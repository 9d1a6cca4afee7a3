#include "support/ip_address.hpp"

#include <gtest/gtest.h>

namespace support {
namespace {

TEST(Networks, AreTheAddressOfIpv4) {
    EXPECT_EQ(network_of("192.0.2.1"), "192.0.2.1");
    EXPECT_EQ(network_of("::ffff:192.0.2.1"), "192.0.2.1");
}

TEST(Networks, AreWhatACustomerHasOfIpv6) {
    EXPECT_EQ(network_of("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::/64");
    EXPECT_EQ(network_of("2001:db8:1:2::1"), network_of("2001:db8:1:2:ffff::"));
    EXPECT_NE(network_of("2001:db8:1:2::1"), network_of("2001:db8:1:3::1"));
}

TEST(Networks, AreTheTextItselfWhereItIsNoAddress) {
    EXPECT_EQ(network_of("unix:"), "unix:");
    EXPECT_EQ(network_of(""), "");
}

TEST(IpAddresses, AreFourOrSixteenBytes) {
    EXPECT_EQ(parse_ip_address("10.0.0.1")->size(), 4U);
    EXPECT_EQ(parse_ip_address("::1")->size(), 16U);
    EXPECT_FALSE(parse_ip_address("10.0.0"));
    EXPECT_FALSE(parse_ip_address("localhost"));
}

} // namespace
} // namespace support
