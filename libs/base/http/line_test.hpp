// A server on a free port, and a client that sends what it is told, byte by byte.
#pragma once

#include "http/server.hpp"

#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/write.hpp>
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <string_view>
#include <utility>

namespace http::tests {

namespace asio = boost::asio;

// Blocks; every read ends when the server answers or closes.
class TestClient {
public:
    explicit TestClient(std::uint16_t port) : m_socket(m_context) {
        m_socket.connect({asio::ip::make_address("127.0.0.1"), port});
    }
    void send(std::string_view text) { asio::write(m_socket, asio::buffer(text)); }
    // One response with its body, as its Content-Length says.
    std::string receive() {
        auto const header = asio::read_until(m_socket, asio::dynamic_buffer(m_read), "\r\n\r\n");
        auto const length_at = m_read.find("Content-Length: ");
        std::size_t const length =
            length_at < header
                ? std::stoul(m_read.substr(length_at + std::string_view("Content-Length: ").size()))
                : 0;
        if (m_read.size() < header + length) {
            asio::read(m_socket, asio::dynamic_buffer(m_read),
                       asio::transfer_exactly(header + length - m_read.size()));
        }
        auto const response = m_read.substr(0, header + length);
        m_read.erase(0, header + length);
        return response;
    }
    std::string receive_all() {
        boost::system::error_code error;
        asio::read(m_socket, asio::dynamic_buffer(m_read), error);
        return std::exchange(m_read, {});
    }
    std::string bytes(std::size_t count) {
        while (m_read.size() < count) {
            asio::read(m_socket, asio::dynamic_buffer(m_read), asio::transfer_exactly(count - m_read.size()));
        }
        auto const taken = m_read.substr(0, count);
        m_read.erase(0, count);
        return taken;
    }

private:
    asio::io_context m_context;
    asio::ip::tcp::socket m_socket;
    std::string m_read;
};

// Answers with what it was asked.
inline void echo(Request const& request, Reply reply) {
    std::move(reply).send(make_response(200, "text/plain",
                                        std::string(name_of(request.method)) + " " + request.target.path() +
                                            " " + request.body));
}

inline std::unique_ptr<Server> start(Handler handler, Limits const& limits = {}) {
    auto server = Server::start(
        {.address = "127.0.0.1", .port = 0, .threads = 1, .tls = {}, .limits = limits}, std::move(handler));
    EXPECT_TRUE(server) << server.error().message;
    return *std::move(server);
}

inline std::string ask(Server const& server, std::string_view request) {
    TestClient client(server.port());
    client.send(request);
    return client.receive_all();
}

} // namespace http::tests
