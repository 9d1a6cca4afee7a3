// WebSockets over real connections, and what they may cost.
#include "http/line_test.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <future>
#include <thread>
#include <vector>

namespace http {
namespace {

using testing::HasSubstr;
using tests::start;
using tests::TestClient;

// Notes what it hears, and answers each text with another.
class Listener : public SocketListener {
public:
    void opened(std::shared_ptr<Socket> socket) override {
        m_socket = std::move(socket);
        for (auto const& text : m_first) {
            m_socket->send(text);
        }
    }
    void received(std::string_view text) override {
        m_socket->send(std::make_shared<std::string const>("heard " + std::string(text)));
    }
    void closed() override { m_is_closed.set_value(); }

    [[nodiscard]] std::future<void> when_closed() { return m_is_closed.get_future(); }

    // Says this to whoever comes, so often.
    void begin_with(std::string text, std::size_t times) {
        m_first.assign(times, std::make_shared<std::string const>(std::move(text)));
    }

private:
    std::shared_ptr<Socket> m_socket;
    std::promise<void> m_is_closed;
    std::vector<std::shared_ptr<std::string const>> m_first;
};

constexpr std::string_view upgrade =
    "GET /live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";

// A frame with a mask of zeros, as short as most are.
std::string frame(char kind, std::string_view text) {
    std::string bytes{static_cast<char>(0x80 | kind), static_cast<char>(0x80 | text.size()), 0, 0, 0, 0};
    return bytes.append(text);
}
constexpr char text_frame = 1;
constexpr char binary_frame = 2;
constexpr char close_frame = 8;
constexpr char ping_frame = 9;

TEST(ServerSocket, CarriesTextBothWays) {
    auto const listener = std::make_shared<Listener>();
    auto closed = listener->when_closed();
    auto const server = start([&](Request const& request, Reply reply) {
        EXPECT_TRUE(request.wants_socket);
        std::move(reply).accept(listener);
    });
    TestClient client(server->port());
    client.send(upgrade);
    // The example of RFC 6455, section 1.3.
    EXPECT_THAT(client.receive(), HasSubstr("Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo="));
    client.send(frame(text_frame, "one"));
    EXPECT_EQ(client.bytes(11), std::string("\x81\x09") + "heard one");
    EXPECT_EQ(server->counts().sockets, 1U);
    client.send(frame(close_frame, ""));
    closed.get();
}

// Tells, from a thread of its own, whoever comes.
class Teller : public SocketListener {
public:
    void opened(std::shared_ptr<Socket> socket) override {
        m_thread = std::jthread([socket = std::move(socket)] {
            for (char letter = 'a'; letter <= 'z'; ++letter) {
                socket->send(std::make_shared<std::string const>(1, letter));
            }
        });
    }
    void received(std::string_view /*text*/) override {}
    void closed() override {}

private:
    std::jthread m_thread;
};

TEST(ServerSocket, CarriesWhatOtherThreadsSendInItsOrder) {
    auto const server = start(
        [](Request const& /*request*/, Reply reply) { std::move(reply).accept(std::make_shared<Teller>()); });
    constexpr std::size_t size_of_one = 3;
    for (int number = 0; number < 10; ++number) {
        TestClient client(server->port());
        client.send(upgrade);
        static_cast<void>(client.receive());
        std::string letters;
        for (char letter = 'a'; letter <= 'z'; ++letter) {
            letters += client.bytes(size_of_one).back();
        }
        EXPECT_EQ(letters, "abcdefghijklmnopqrstuvwxyz");
    }
}

TEST(ServerSocket, IsClosedForWhatIsNoText) {
    auto const listener = std::make_shared<Listener>();
    auto closed = listener->when_closed();
    auto const server =
        start([&](Request const& /*request*/, Reply reply) { std::move(reply).accept(listener); });
    TestClient client(server->port());
    client.send(upgrade);
    static_cast<void>(client.receive());
    client.send(frame(binary_frame, "x"));
    EXPECT_EQ(client.bytes(4), std::string("\x88\x02\x03\xEB", 4)); // 1003
    client.send(frame(close_frame, ""));
    closed.get();
}

TEST(ServerSocket, IsClosedForAFlood) {
    auto const listener = std::make_shared<Listener>();
    auto closed = listener->when_closed();
    auto const server =
        start([&](Request const& /*request*/, Reply reply) { std::move(reply).accept(listener); },
              {.socket_messages_a_second = 1});
    TestClient client(server->port());
    client.send(upgrade);
    static_cast<void>(client.receive());
    for (int message = 0; message < 20; ++message) {
        client.send(frame(text_frame, "x"));
    }
    EXPECT_THAT(client.receive_all(), HasSubstr(std::string("\x88\x02\x03\xF0", 4))); // 1008
    closed.get();
}

TEST(ServerSocket, IsClosedWhenTheServerStops) {
    auto const listener = std::make_shared<Listener>();
    auto server = start([&](Request const& /*request*/, Reply reply) { std::move(reply).accept(listener); });
    TestClient client(server->port());
    client.send(upgrade);
    static_cast<void>(client.receive());
    std::jthread stopping([&] { server->stop(); });
    EXPECT_EQ(client.bytes(4), std::string("\x88\x02\x03\xE9", 4)); // 1001
    client.send(frame(close_frame, ""));
}

// A server with one listener, and a client that has gone over to a WebSocket.
class SocketLimits : public testing::Test {
protected:
    void open(Limits const& limits) {
        m_closed = m_listener->when_closed();
        m_server = start([this](Request const& /*request*/,
                                Reply reply) { std::move(reply).accept(std::exchange(m_listener, nullptr)); },
                         limits);
        m_client = std::make_unique<TestClient>(m_server->port());
        m_client->send(upgrade);
        static_cast<void>(m_client->receive());
    }
    // Sends until the server has had enough.
    void flood(std::string_view bytes) {
        while (m_closed.wait_for(std::chrono::seconds(0)) != std::future_status::ready) {
            try {
                m_client->send(bytes);
            } catch (boost::system::system_error const&) { // it has closed the connection
                m_closed.wait();
            }
        }
    }

    std::shared_ptr<Listener> m_listener = std::make_shared<Listener>();
    std::future<void> m_closed;
    std::unique_ptr<Server> m_server;
    std::unique_ptr<TestClient> m_client;
};

std::string repeated(std::string const& bytes, int times) {
    std::string all;
    for (int count = 0; count < times; ++count) {
        all += bytes;
    }
    return all;
}

TEST_F(SocketLimits, HoldForAMessageBeforeItHasCome) {
    open({.socket_message_bytes = 100});
    // It says that it is a gigabyte long.
    m_client->send(std::string("\x81\xFF\0\0\0\0\x40\0\0\0\0\0\0\0", 14));
    EXPECT_EQ(m_client->bytes(4), std::string("\x88\x02\x03\xF1", 4)); // 1009
    m_client->send(frame(close_frame, ""));
    m_closed.get();
}

TEST_F(SocketLimits, HoldForAMessageInPieces) {
    open({.socket_message_bytes = 100});
    std::string const piece(60, 'x');
    std::string const first = frame(text_frame, piece);
    std::string const second = frame(0, piece);
    m_client->send('\x01' + first.substr(1)); // neither is the last
    m_client->send('\0' + second.substr(1));
    EXPECT_EQ(m_client->bytes(4), std::string("\x88\x02\x03\xF1", 4));
    m_client->send(frame(close_frame, ""));
    m_closed.get();
}

TEST_F(SocketLimits, HoldForEmptyPiecesWithoutEnd) {
    open({.socket_bytes_a_second = 10'000});
    m_client->send('\x01' + frame(text_frame, "").substr(1));
    flood(repeated('\0' + frame(0, "").substr(1), 1000));
}

TEST_F(SocketLimits, HoldForPingsWithoutEnd) {
    open({.socket_bytes_a_second = 10'000});
    flood(repeated(frame(ping_frame, "are you there"), 1000));
}

TEST_F(SocketLimits, HoldForWhoDoesNotRead) {
    std::string const long_text(64 * 1024, 'x');
    for (auto const& limits :
         {Limits{.socket_bytes_waiting = 1024 * 1024}, Limits{.socket_messages_waiting = 9}}) {
        m_listener = std::make_shared<Listener>();
        m_listener->begin_with(long_text, 1000); // more than kernels keep
        open(limits);
        m_closed.get();
    }
}

TEST_F(SocketLimits, LetOneLongMessageThrough) {
    std::string const long_text(3 * 1024 * 1024, 'x');
    m_listener->begin_with(long_text, 1);
    open({.socket_bytes_waiting = 1024});
    EXPECT_EQ(m_client->bytes(10 + long_text.size()).substr(10), long_text);
}

TEST_F(SocketLimits, HoldForWhoAnswersNoPing) {
    Limits limits;
    limits.idle_time = std::chrono::seconds(1);
    open(limits);
    m_closed.get();
}

TEST_F(SocketLimits, KeepNobodyElseWaiting) {
    m_listener->begin_with(std::string(64 * 1024, 'x'), 20);
    open({});
    m_listener = std::make_shared<Listener>();
    TestClient other(m_server->port()); // on the same thread
    other.send(upgrade);
    static_cast<void>(other.receive());
    m_client->send(repeated(frame(ping_frame, ""), 1000)); // and reads none of the answers
    other.send(frame(text_frame, "one"));
    EXPECT_EQ(other.bytes(11), std::string("\x81\x09") + "heard one");
}

} // namespace
} // namespace http
