#include "support/tcp.hpp"

#include "support/text.hpp"

#include <array>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <memory>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>

namespace support {

namespace {

void set(int socket, int level, int option, int value) {
    setsockopt(socket, level, option, &value, sizeof value);
}

using Addresses = std::unique_ptr<addrinfo, decltype(&freeaddrinfo)>;

Result<Addresses> resolve(Address const& address, int flags = 0) {
    addrinfo hints{};
    hints.ai_socktype = SOCK_STREAM;
    hints.ai_flags = AI_NUMERICSERV | flags;
    addrinfo* found = nullptr;
    int const error = getaddrinfo(address.host.c_str(), std::to_string(address.port).c_str(), &hints, &found);
    if (error != 0) {
        return fail(ErrorKind::unavailable, "{}: {}", in_quotes(address.host), gai_strerror(error));
    }
    return Addresses(found, freeaddrinfo);
}

FileDescriptor open_socket(addrinfo const& address) {
    return FileDescriptor(
        socket(address.ai_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, address.ai_protocol));
}

// 0, or the error number.
int finish_connecting(int socket, std::chrono::milliseconds patience) {
    pollfd connected{.fd = socket, .events = POLLOUT, .revents = 0};
    if (poll(&connected, 1, static_cast<int>(patience.count())) == 0) {
        return ETIMEDOUT;
    }
    int error = 0;
    socklen_t size = sizeof error;
    getsockopt(socket, SOL_SOCKET, SO_ERROR, &error, &size);
    return error;
}

Result<FileDescriptor> connect_to(addrinfo const& address, std::chrono::milliseconds patience) {
    FileDescriptor connection = open_socket(address);
    int error = connection ? 0 : errno;
    if (error == 0 && connect(connection.get(), address.ai_addr, address.ai_addrlen) != 0) {
        error = errno == EINPROGRESS ? finish_connecting(connection.get(), patience) : errno;
    }
    if (error != 0) {
        // Reset: the listening program ended before it accepted us.
        bool const nobody = error == ECONNREFUSED || error == ECONNRESET;
        return fail(nobody ? ErrorKind::not_found : ErrorKind::unavailable, "{}", std::strerror(error));
    }
    set(connection.get(), IPPROTO_TCP, TCP_NODELAY, 1);
    return connection;
}

// `get_name` is getsockname or getpeername.
std::optional<Address> name_of(FileDescriptor const& connection, decltype(getsockname)* get_name) {
    sockaddr_storage address{};
    socklen_t size = sizeof address;
    std::array<char, NI_MAXHOST> host{};
    std::array<char, NI_MAXSERV> port{};
    auto* const generic =
        reinterpret_cast<sockaddr*>(&address); // NOLINT(*-reinterpret-cast): the system's way
    if (get_name(connection.get(), generic, &size) != 0 ||
        getnameinfo(generic, size, host.data(), host.size(), port.data(), port.size(),
                    NI_NUMERICHOST | NI_NUMERICSERV) != 0) {
        return std::nullopt;
    }
    return Address{.host = host.data(), .port = whole_number<std::uint16_t>(port.data()).value_or(0)};
}

} // namespace

Result<Address> Address::parse(std::string_view text, std::optional<std::uint16_t> default_port) {
    auto const colon = text.rfind(':');
    bool const has_port = colon != std::string_view::npos && text.find(']', colon) == std::string_view::npos;
    auto const port = has_port ? whole_number<std::uint16_t>(text.substr(colon + 1)) : default_port;
    std::string_view host = has_port ? text.substr(0, colon) : text;
    if (host.starts_with('[') && host.ends_with(']')) {
        host = host.substr(1, host.size() - 2);
    } else if (host.contains(':')) {
        host = {}; // one cannot tell where the address ends
    }
    if (host.empty() || !port || *port == 0) {
        return fail(ErrorKind::invalid, "an address must be {}, with a port from 1 to 65535 (got {})",
                    default_port ? "HOST or HOST:PORT" : "HOST:PORT", in_quotes(text));
    }
    return Address{.host = std::string(host), .port = *port};
}

Result<FileDescriptor> listen_on(Address const& address) {
    auto const found = TULKAS_TRY(resolve(address, AI_NUMERICHOST));
    FileDescriptor listening = open_socket(*found);
    if (listening) {
        set(listening.get(), SOL_SOCKET, SO_REUSEADDR, 1);
        set(listening.get(), IPPROTO_IPV6, IPV6_V6ONLY, 0); // says nothing to an IPv4 socket
    }
    if (!listening || bind(listening.get(), found->ai_addr, found->ai_addrlen) != 0 ||
        listen(listening.get(), SOMAXCONN) != 0) {
        return fail(ErrorKind::unavailable, "cannot listen on {}:{}: {}", address.host, address.port,
                    std::strerror(errno));
    }
    return listening;
}

Result<FileDescriptor> listen_on(std::uint16_t port) {
    // This takes IPv4 too; it fails on machines without IPv6.
    auto listening = listen_on(Address{.host = "::", .port = port});
    return listening ? std::move(listening) : listen_on(Address{.host = "0.0.0.0", .port = port});
}

std::uint16_t port_of(FileDescriptor const& listening) {
    auto const address = name_of(listening, getsockname);
    return address ? address->port : std::uint16_t{0};
}

FileDescriptor accept_from(FileDescriptor const& listening) {
    FileDescriptor connection(accept4(listening.get(), nullptr, nullptr, SOCK_NONBLOCK | SOCK_CLOEXEC));
    if (connection) {
        set(connection.get(), IPPROTO_TCP, TCP_NODELAY, 1);
    }
    return connection;
}

std::optional<Address> peer_of(FileDescriptor const& connection) {
    return name_of(connection, getpeername);
}

Result<FileDescriptor> connect_to(Address const& address, std::chrono::milliseconds patience) {
    auto const found = TULKAS_TRY(resolve(address));
    Result<FileDescriptor> connection = fail(ErrorKind::unavailable, "the host has no address");
    for (auto const* next = found.get(); next != nullptr && !connection; next = next->ai_next) {
        connection = connect_to(*next, patience);
    }
    if (!connection) {
        return fail(connection.error().kind, "{}:{}: {}", address.host, address.port,
                    connection.error().message);
    }
    return connection;
}

void detect_dead_peer(FileDescriptor const& connection) {
    constexpr int silence = 2; // seconds
    constexpr int interval = 1;
    constexpr int probes = 3;
    constexpr int unanswered = 5000; // milliseconds
    set(connection.get(), SOL_SOCKET, SO_KEEPALIVE, 1);
    set(connection.get(), IPPROTO_TCP, TCP_KEEPIDLE, silence);
    set(connection.get(), IPPROTO_TCP, TCP_KEEPINTVL, interval);
    set(connection.get(), IPPROTO_TCP, TCP_KEEPCNT, probes);
    set(connection.get(), IPPROTO_TCP, TCP_USER_TIMEOUT, unanswered);
}

} // namespace support
