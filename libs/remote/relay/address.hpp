// Where handlers and actors find each other: addresses, and the sockets that belong to them.
#pragma once

#include "support/file_descriptor.hpp"
#include "support/result.hpp"

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

namespace relay {

// "arena.example:4000", "192.0.2.7:4000", "[2001:db8::7]:4000"
struct Address {
    std::string host;
    std::uint16_t port;

    bool operator==(Address const&) const = default;

    [[nodiscard]] static support::Result<Address> parse(std::string_view text);
};

// Accepts connections from anywhere, by IPv6 and IPv4; port 0 is any that is free. Does not block.
[[nodiscard]] support::Result<support::FileDescriptor> listen_on(std::uint16_t port);
[[nodiscard]] std::uint16_t port_of(support::FileDescriptor const& listening);

// One connection that has come, or none. Does not block.
[[nodiscard]] support::FileDescriptor accept_from(support::FileDescriptor const& listening);

// The error says whom it tried and why that did not work; it is `not_found` where nobody listens.
[[nodiscard]] support::Result<support::FileDescriptor> connect_to(Address const& address,
                                                                  std::chrono::milliseconds patience);

} // namespace relay
