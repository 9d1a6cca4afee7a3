// Apart from everything else: the kernel's header and the C library's, which Asio uses, exclude each other.
#include "http/bytes_received.hpp"

#include <linux/tcp.h>
#include <netinet/in.h>
#include <sys/socket.h>

namespace http {

std::uint64_t bytes_received(int descriptor) {
    tcp_info info{};
    socklen_t size = sizeof info;
    return getsockopt(descriptor, IPPROTO_TCP, TCP_INFO, &info, &size) == 0 ? info.tcpi_bytes_received : 0;
}

} // namespace http
