#include "relay/address.hpp"

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

namespace relay {

using support::ErrorKind;
using support::fail;
using support::FileDescriptor;
using support::Result;

namespace {

void set(int socket, int level, int option, int value) {
    setsockopt(socket, level, option, &value, sizeof value);
}

// Small lines go out at once; and a cable that was cut is noticed after five seconds, whether something was
// on its way or not.
void prepare(int socket) {
    constexpr int silence = 2; // seconds
    constexpr int interval = 1;
    constexpr int knocks = 3;
    constexpr int unanswered = 5000; // milliseconds
    set(socket, IPPROTO_TCP, TCP_NODELAY, 1);
    set(socket, SOL_SOCKET, SO_KEEPALIVE, 1);
    set(socket, IPPROTO_TCP, TCP_KEEPIDLE, silence);
    set(socket, IPPROTO_TCP, TCP_KEEPINTVL, interval);
    set(socket, IPPROTO_TCP, TCP_KEEPCNT, knocks);
    set(socket, IPPROTO_TCP, TCP_USER_TIMEOUT, unanswered);
}

using Addresses = std::unique_ptr<addrinfo, decltype(&freeaddrinfo)>;

Result<Addresses> resolve(Address const& address) {
    addrinfo hints{};
    hints.ai_socktype = SOCK_STREAM;
    hints.ai_flags = AI_NUMERICSERV;
    addrinfo* found = nullptr;
    int const error = getaddrinfo(address.host.c_str(), std::to_string(address.port).c_str(), &hints, &found);
    if (error != 0) {
        return fail(ErrorKind::unavailable, "{}: {}", support::in_quotes(address.host), gai_strerror(error));
    }
    return Addresses(found, freeaddrinfo);
}

// 0, or what went wrong.
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
    FileDescriptor connection(
        socket(address.ai_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, address.ai_protocol));
    int error = connection ? 0 : errno;
    if (error == 0 && connect(connection.get(), address.ai_addr, address.ai_addrlen) != 0) {
        error = errno == EINPROGRESS ? finish_connecting(connection.get(), patience) : errno;
    }
    if (error != 0) {
        // Reset: there was somebody, who left before it was our turn.
        bool const nobody = error == ECONNREFUSED || error == ECONNRESET;
        return fail(nobody ? ErrorKind::not_found : ErrorKind::unavailable, "{}", std::strerror(error));
    }
    prepare(connection.get());
    return connection;
}

} // namespace

Result<Address> Address::parse(std::string_view text) {
    auto const colon = text.rfind(':');
    auto const port = colon == std::string_view::npos
                          ? std::nullopt
                          : support::whole_number<std::uint16_t>(text.substr(colon + 1));
    std::string_view host = text.substr(0, port ? colon : 0);
    if (host.starts_with('[') && host.ends_with(']')) {
        host = host.substr(1, host.size() - 2);
    } else if (host.contains(':')) {
        host = {}; // one cannot tell where the address ends
    }
    if (host.empty() || !port || *port == 0) {
        return fail(ErrorKind::invalid, "HOST:PORT is needed, not {}", support::in_quotes(text));
    }
    return Address{.host = std::string(host), .port = *port};
}

Result<FileDescriptor> listen_on(std::uint16_t port) {
    constexpr int waiting = 64;
    // IPv4 comes in by the same door, but for machines without IPv6.
    for (int const family : {AF_INET6, AF_INET}) {
        FileDescriptor listening(socket(family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0));
        if (!listening && family == AF_INET6) {
            continue;
        }
        set(listening.get(), SOL_SOCKET, SO_REUSEADDR, 1);
        sockaddr_in6 six{.sin6_family = AF_INET6,
                         .sin6_port = htons(port),
                         .sin6_flowinfo = 0,
                         .sin6_addr = in6addr_any,
                         .sin6_scope_id = 0};
        sockaddr_in four{.sin_family = AF_INET, .sin_port = htons(port), .sin_addr = {}, .sin_zero = {}};
        bool const is_six = family == AF_INET6;
        if (is_six) {
            set(listening.get(), IPPROTO_IPV6, IPV6_V6ONLY, 0);
        }
        auto const* const address =
            is_six ? reinterpret_cast<sockaddr const*>(&six)   // NOLINT(*-reinterpret-cast): the
                   : reinterpret_cast<sockaddr const*>(&four); // NOLINT(*-reinterpret-cast): system's way
        if (bind(listening.get(), address, is_six ? sizeof six : sizeof four) == 0 &&
            listen(listening.get(), waiting) == 0) {
            return listening;
        }
        if (errno != EADDRNOTAVAIL && errno != EAFNOSUPPORT) {
            break;
        }
    }
    return fail(ErrorKind::unavailable, "cannot listen on port {}: {}", port, std::strerror(errno));
}

std::uint16_t port_of(FileDescriptor const& listening) {
    sockaddr_storage address{};
    socklen_t size = sizeof address;
    std::array<char, NI_MAXSERV> port{};
    auto* const generic = reinterpret_cast<sockaddr*>(&address); // NOLINT(*-reinterpret-cast): as above
    if (getsockname(listening.get(), generic, &size) != 0 ||
        getnameinfo(generic, size, nullptr, 0, port.data(), port.size(), NI_NUMERICSERV) != 0) {
        return 0;
    }
    return support::whole_number<std::uint16_t>(port.data()).value_or(0);
}

FileDescriptor accept_from(FileDescriptor const& listening) {
    FileDescriptor connection(accept4(listening.get(), nullptr, nullptr, SOCK_NONBLOCK | SOCK_CLOEXEC));
    if (connection) {
        prepare(connection.get());
    }
    return connection;
}

Result<FileDescriptor> connect_to(Address const& address, std::chrono::milliseconds patience) {
    auto const found = TULKAS_TRY(resolve(address));
    Result<FileDescriptor> connection = fail(ErrorKind::unavailable, "it has no address");
    for (auto const* next = found.get(); next != nullptr && !connection; next = next->ai_next) {
        connection = connect_to(*next, patience);
    }
    if (!connection) {
        return fail(connection.error().kind, "{}:{}: {}", address.host, address.port,
                    connection.error().message);
    }
    return connection;
}

} // namespace relay
