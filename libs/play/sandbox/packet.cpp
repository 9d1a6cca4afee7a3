#include "sandbox/packet.hpp"

#include "sandbox/wire.hpp"

#include <array>
#include <cerrno>
#include <cstring>
#include <sys/socket.h>
#include <sys/uio.h>

namespace sandbox {

namespace {

// Linux hands over at most 253 descriptors with one packet.
constexpr std::size_t most_descriptors = 253;

struct alignas(cmsghdr) ControlBuffer {
    std::array<char, CMSG_SPACE(sizeof(int) * most_descriptors)> bytes;
};

ssize_t retry(auto const& call) {
    for (;;) {
        ssize_t const result = call();
        if (result >= 0 || errno != EINTR) {
            return result;
        }
    }
}

void take_descriptors(msghdr& message, std::vector<support::FileDescriptor>& descriptors) {
    for (cmsghdr* header = CMSG_FIRSTHDR(&message); header != nullptr;
         header = CMSG_NXTHDR(&message, header)) {
        if (header->cmsg_level != SOL_SOCKET || header->cmsg_type != SCM_RIGHTS) {
            continue;
        }
        std::size_t const count = (header->cmsg_len - CMSG_LEN(0)) / sizeof(int);
        for (std::size_t i = 0; i < count; ++i) {
            int descriptor = -1;
            std::memcpy(&descriptor, CMSG_DATA(header) + i * sizeof(int), sizeof(int));
            descriptors.emplace_back(descriptor);
        }
    }
}

} // namespace

bool send_packet(int socket, std::string_view bytes, std::span<int const> descriptors) {
    if (bytes.size() > wire::largest_packet || descriptors.size() > most_descriptors) {
        errno = EMSGSIZE;
        return false;
    }
    std::string copy(bytes);
    iovec part{.iov_base = copy.data(), .iov_len = copy.size()};
    ControlBuffer control{};
    msghdr message{};
    message.msg_iov = &part;
    message.msg_iovlen = 1;
    if (!descriptors.empty()) {
        message.msg_control = control.bytes.data();
        message.msg_controllen = CMSG_SPACE(descriptors.size_bytes());
        cmsghdr* const header = CMSG_FIRSTHDR(&message);
        header->cmsg_level = SOL_SOCKET;
        header->cmsg_type = SCM_RIGHTS;
        header->cmsg_len = CMSG_LEN(descriptors.size_bytes());
        std::memcpy(CMSG_DATA(header), descriptors.data(), descriptors.size_bytes());
    }
    ssize_t const sent = retry([&] { return sendmsg(socket, &message, MSG_NOSIGNAL); });
    return sent == static_cast<ssize_t>(bytes.size());
}

std::optional<Packet> receive_packet(int socket) {
    ssize_t const size = retry([&] { return recv(socket, nullptr, 0, MSG_PEEK | MSG_TRUNC); });
    if (size <= 0) {
        errno = size == 0 ? 0 : errno;
        return std::nullopt;
    }
    Packet packet;
    packet.bytes.resize(static_cast<std::size_t>(size));
    iovec part{.iov_base = packet.bytes.data(), .iov_len = packet.bytes.size()};
    ControlBuffer control{};
    msghdr message{};
    message.msg_iov = &part;
    message.msg_iovlen = 1;
    message.msg_control = control.bytes.data();
    message.msg_controllen = control.bytes.size();
    if (retry([&] { return recvmsg(socket, &message, MSG_CMSG_CLOEXEC); }) != size) {
        return std::nullopt;
    }
    take_descriptors(message, packet.descriptors);
    return packet;
}

} // namespace sandbox
