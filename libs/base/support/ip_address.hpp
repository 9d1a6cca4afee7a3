// IP addresses as bytes, and the network that one client is known by.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace support {

// 4 or 16 bytes; nothing if it is no address. An IPv4 address in the clothes of IPv6 (::ffff:192.0.2.1), as a
// listener at :: sees it, is the IPv4 address.
[[nodiscard]] std::optional<std::vector<std::uint8_t>> parse_ip_address(std::string_view text);

// What limits count by: an IPv4 address, or the /64 of an IPv6 address, within which a client may choose as
// many addresses as it likes. A text that is no address is its own network.
[[nodiscard]] std::string network_of(std::string_view address);

} // namespace support
