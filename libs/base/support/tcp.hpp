// TCP addresses, and sockets that do not block.
#pragma once

#include "support/file_descriptor.hpp"
#include "support/result.hpp"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace support {

// "arena.example:4000", "192.0.2.7:4000", "[2001:db8::7]:4000"
struct Address {
    std::string host;
    std::uint16_t port;

    bool operator==(Address const&) const = default;

    // With a default port, the text may be a host alone.
    [[nodiscard]] static Result<Address> parse(std::string_view text,
                                               std::optional<std::uint16_t> default_port = std::nullopt);
};

// Port 0 stands for any free port. The host must be an IP address.
[[nodiscard]] Result<FileDescriptor> listen_on(Address const& address);
// On all interfaces, by IPv6 and IPv4.
[[nodiscard]] Result<FileDescriptor> listen_on(std::uint16_t port);
[[nodiscard]] std::uint16_t port_of(FileDescriptor const& listening);

// The next connection, if one is waiting; otherwise errno says why not.
[[nodiscard]] FileDescriptor accept_from(FileDescriptor const& listening);
// The other end of a connection; nothing if it has gone already.
[[nodiscard]] std::optional<Address> peer_of(FileDescriptor const& connection);

// Blocks until the connection is there, for each IP address of the host at most this long. The error names
// the address and the reason; its kind is `not_found` if nothing listens there.
[[nodiscard]] Result<FileDescriptor> connect_to(Address const& address, std::chrono::milliseconds patience);

// Makes the connection fail five seconds after its cable was cut, whether it was in use or not.
void detect_dead_peer(FileDescriptor const& connection);

} // namespace support
