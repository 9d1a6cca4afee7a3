#include "load/connection.hpp"

#include <arpa/inet.h>
#include <array>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>

namespace load {

namespace {

sockaddr_in to_address(std::string const& text, std::uint16_t port) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    inet_pton(AF_INET, text.c_str(), &address.sin_addr);
    return address;
}

void set(int socket, int level, int option) {
    int const on = 1;
    setsockopt(socket, level, option, &on, sizeof on);
}

} // namespace

Connection::Connection(Route const& route) : m_socket(socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
    set(m_socket.get(), IPPROTO_TCP, TCP_NODELAY);
    set(m_socket.get(), IPPROTO_IP,
        IP_BIND_ADDRESS_NO_PORT); // a port is needed for the pair of addresses only
    auto const from = to_address(route.address, 0);
    auto const to = to_address("127.0.0.1", route.port);
    if (bind(m_socket.get(), reinterpret_cast<sockaddr const*>(&from), sizeof from) != 0 ||
        connect(m_socket.get(), reinterpret_cast<sockaddr const*>(&to), sizeof to) != 0) {
        give_up(std::string("cannot connect: ") + std::strerror(errno));
    }
}

void Connection::join(Loop& loop) {
    m_loop = &loop;
    fcntl(m_socket.get(), F_SETFL, O_NONBLOCK);
    loop.add(*this, m_socket.get());
    m_rest.erase(0, take_all(m_rest));
}

void Connection::read() {
    auto& room = m_loop->room();
    auto const size = recv(m_socket.get(), room.data(), room.size(), 0);
    if (size <= 0) {
        if (size < 0 && errno == EAGAIN) {
            return;
        }
        give_up("the server has closed a connection");
    }
    std::string_view const data(room.data(), static_cast<std::size_t>(size));
    if (m_rest.empty()) {
        m_rest = data.substr(take_all(data)); // nothing is copied of what is whole
    } else {
        m_rest += data;
        m_rest.erase(0, take_all(m_rest));
    }
}

std::size_t Connection::take_all(std::string_view data) {
    std::size_t taken = 0;
    while (auto const size = take(data.substr(taken))) {
        taken += size;
    }
    return taken;
}

// What is sent is small, and the server reads: it never fills the buffer.
void Connection::write(std::string_view data) {
    if (send(m_socket.get(), data.data(), data.size(), MSG_NOSIGNAL) != static_cast<ssize_t>(data.size())) {
        give_up("the server does not take what it is sent");
    }
}

void Connection::wait_for_more(std::string& data) {
    std::array<char, 65536> room{};
    auto const size = recv(m_socket.get(), room.data(), room.size(), 0);
    if (size <= 0) {
        give_up("the server has closed a connection early");
    }
    data.append(room.data(), static_cast<std::size_t>(size));
}

} // namespace load
