// The server over real connections: what is sent is written by hand, byte by byte.
#include "http/server.hpp"

#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/write.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <future>
#include <mutex>
#include <thread>

namespace http {
namespace {

namespace asio = boost::asio;
using testing::HasSubstr;
using testing::StartsWith;

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
void echo(Request const& request, Reply reply) {
    std::move(reply).send(make_response(200, "text/plain",
                                        std::string(name_of(request.method)) + " " + request.target.path() +
                                            " " + request.body));
}

std::unique_ptr<Server> start(Handler handler, Limits const& limits = {}) {
    auto server = Server::start(
        {.address = "127.0.0.1", .port = 0, .threads = 1, .tls = {}, .limits = limits}, std::move(handler));
    EXPECT_TRUE(server) << server.error().message;
    return *std::move(server);
}

std::string ask(Server const& server, std::string_view request) {
    TestClient client(server.port());
    client.send(request);
    return client.receive_all();
}

TEST(Server, AnswersRequestsOneAfterTheOther) {
    auto const server = start(echo);
    TestClient client(server->port());
    client.send("GET /a HTTP/1.1\r\nHost: x\r\n\r\n");
    EXPECT_THAT(client.receive(), testing::EndsWith("\r\n\r\nGET /a "));
    client.send("POST /b HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\nbo");
    client.send("dy");
    EXPECT_THAT(client.receive(), testing::EndsWith("POST /b body"));
    // Two at once, the second in pieces.
    client.send("GET /1 HTTP/1.1\r\nHost: x\r\n\r\nGET /2 HT");
    EXPECT_THAT(client.receive(), testing::EndsWith("GET /1 "));
    client.send("TP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    EXPECT_THAT(client.receive_all(), testing::EndsWith("GET /2 "));
    EXPECT_EQ(server->counts().requests, 4U);
}

TEST(Server, SendsNoBodyForHead) {
    auto const server = start(echo);
    TestClient client(server->port());
    client.send("HEAD /a HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    auto const answer = client.receive_all();
    EXPECT_THAT(answer, HasSubstr("Content-Length: 8\r\n"));
    EXPECT_THAT(answer, testing::EndsWith("\r\n\r\n"));
}

TEST(Server, RefusesWhatIsNoRequest) {
    auto const server = start(echo, {.header_bytes = 1024, .body_bytes = 100});
    EXPECT_THAT(ask(*server, "nonsense\r\n\r\n"), StartsWith("HTTP/1.1 400"));
    EXPECT_THAT(ask(*server, "GET /a%2f.. HTTP/1.1\r\nConnection: close\r\n\r\n"),
                StartsWith("HTTP/1.1 400"));
    EXPECT_THAT(ask(*server, "BREW /pot HTTP/1.1\r\nConnection: close\r\n\r\n"), StartsWith("HTTP/1.1 501"));
    EXPECT_THAT(ask(*server, "GET / HTTP/1.1\r\nX: " + std::string(2000, 'x') + "\r\n\r\n"),
                StartsWith("HTTP/1.1 431"));
    EXPECT_THAT(ask(*server, "POST / HTTP/1.1\r\nContent-Length: 101\r\n\r\n" + std::string(101, 'x')),
                StartsWith("HTTP/1.1 413"));
    // A length given twice is how requests are smuggled past a proxy.
    EXPECT_THAT(ask(*server, "POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab"),
                StartsWith("HTTP/1.1 400"));
    EXPECT_THAT(
        ask(*server, "POST / HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"),
        StartsWith("HTTP/1.1 400"));
}

TEST(Server, AsksForABodyThatWaitsForIt) {
    auto const server = start(echo);
    TestClient client(server->port());
    client.send("POST /a HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n");
    EXPECT_EQ(client.receive(), "HTTP/1.1 100 Continue\r\n\r\n");
    client.send("hi");
    EXPECT_THAT(client.receive(), testing::EndsWith("POST /a hi"));
}

TEST(Server, TakesAnAnswerFromAnotherThread) {
    std::vector<std::jthread> threads;
    auto const server = start([&](Request const& request, Reply reply) {
        threads.emplace_back([path = request.target.path(), reply = std::move(reply)]() mutable {
            std::move(reply).send(make_response(200, "text/plain", "later " + path));
        });
    });
    EXPECT_THAT(ask(*server, "GET /a HTTP/1.1\r\nConnection: close\r\n\r\n"), testing::EndsWith("later /a"));
}

TEST(Server, AnswersForAHandlerThatDoesNot) {
    auto const server = start([](Request const& /*request*/, Reply const& /*reply*/) {});
    EXPECT_THAT(ask(*server, "GET /a HTTP/1.1\r\nConnection: close\r\n\r\n"), StartsWith("HTTP/1.1 500"));
}

TEST(Server, NeverSendsAHeaderThatWasSmuggledIn) {
    auto const server = start([](Request const& request, Reply reply) {
        auto response = make_response(200, "text/plain", "x");
        response.headers.add("X-Echo", *request.target.query.find("echo"));
        std::move(reply).send(std::move(response));
    });
    auto const answer =
        ask(*server, "GET /?echo=a%0d%0aSet-Cookie:%20b HTTP/1.1\r\nConnection: close\r\n\r\n");
    EXPECT_THAT(answer, StartsWith("HTTP/1.1 500"));
    EXPECT_THAT(answer, testing::Not(HasSubstr("Set-Cookie")));
}

TEST(Server, CutsOffWhoIsTooSlow) {
    Limits limits;
    limits.idle_time = std::chrono::seconds(0);
    limits.header_time = std::chrono::seconds(0);
    auto const server = start(echo, limits);
    // The rest never comes; the server closes at its next look.
    EXPECT_EQ(ask(*server, "GET / HTTP/1.1\r\nHost: "), "");
}

TEST(Server, TurnsAwayMoreClientsThanItMayHave) {
    auto const server = start(echo, {.connections = 1});
    TestClient first(server->port());
    first.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    EXPECT_THAT(first.receive(), StartsWith("HTTP/1.1 200"));
    EXPECT_EQ(TestClient(server->port()).receive_all(), "");
}

TEST(Server, LetsARequestFinishBeforeItStops) {
    std::promise<Reply> held;
    auto server = start([&](Request const& /*request*/, Reply reply) { held.set_value(std::move(reply)); });
    TestClient idle(server->port());
    TestClient busy(server->port());
    busy.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    auto reply = held.get_future().get();
    std::jthread stopping([&] { server->stop(); });
    EXPECT_EQ(idle.receive_all(), ""); // closed at once
    std::move(reply).send(make_response(200, "text/plain", "done"));
    EXPECT_THAT(busy.receive_all(), testing::EndsWith("done"));
}

TEST(Server, SaysWhyItCannotStart) {
    auto const first = start(echo);
    EXPECT_FALSE(Server::start({.address = "nowhere", .port = 0}, echo));
    auto const tls =
        Server::start({.port = 0, .tls = TlsFiles{"/nowhere/chain.pem", "/nowhere/key.pem"}}, echo);
    ASSERT_FALSE(tls);
    EXPECT_THAT(tls.error().message, HasSubstr("/nowhere/chain.pem"));
}

// Notes what it hears, and answers each text with another.
class Listener : public SocketListener {
public:
    void opened(std::shared_ptr<Socket> socket) override { m_socket = std::move(socket); }
    void received(std::string_view text) override {
        m_socket->send(std::make_shared<std::string const>("heard " + std::string(text)));
    }
    void closed() override { m_is_closed.set_value(); }

    [[nodiscard]] std::future<void> when_closed() { return m_is_closed.get_future(); }

private:
    std::shared_ptr<Socket> m_socket;
    std::promise<void> m_is_closed;
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

} // namespace
} // namespace http
