// One packet on a Unix socket: bytes, and file descriptors that change hands with them.
#pragma once

#include "support/file_descriptor.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sandbox {

struct Packet {
    std::string bytes;
    std::vector<support::FileDescriptor> descriptors;
};

// False with errno when it could not be sent; EMSGSIZE when it is too large.
[[nodiscard]] bool send_packet(int socket, std::string_view bytes, std::span<int const> descriptors = {});

// Waits for the next packet. Nothing when the other side is gone (errno 0) or on an error (errno).
[[nodiscard]] std::optional<Packet> receive_packet(int socket);

} // namespace sandbox
