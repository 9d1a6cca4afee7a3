#include "catan_net/codec.hpp"
#include "catan_net/tcp_line.hpp"
#include "catan_net/tcp_stream.hpp"
#include "catan_net/testing.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/write.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace catan_net {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using ::testing::HasSubstr;

// A stream, and somebody at its other end.
class Pair {
public:
    explicit Pair(StreamLimits const& limits) : m_other(m_context) {
        tcp::acceptor acceptor(m_context, {asio::ip::make_address("127.0.0.1"), 0});
        m_other.connect(acceptor.local_endpoint());
        m_stream = std::make_shared<TcpStream>(acceptor.accept(), limits);
        m_stream->start([this](Message const&) { ++m_messages; },
                        [this](std::string const& why) { m_why = why; });
    }

    [[nodiscard]] TcpStream& stream() { return *m_stream; }
    [[nodiscard]] asio::io_context& context() { return m_context; }
    void send(std::string_view bytes) { asio::write(m_other, asio::buffer(bytes)); }
    void hang_up() { m_other.close(); }
    [[nodiscard]] int messages() const { return m_messages; }
    void run_until_closed() {
        while (m_why.empty()) {
            m_context.run_one();
        }
    }
    [[nodiscard]] std::string const& why() const { return m_why; }

private:
    asio::io_context m_context;
    tcp::socket m_other;
    std::shared_ptr<TcpStream> m_stream;
    int m_messages = 0;
    std::string m_why;
};

TEST(TcpStream, CutsOffWhoDoesNotRead) {
    Pair pair({.most_unsent = 100'000});
    Message const message{.content = Event{.type = event::ChatMessage{std::string(10'000, 'x')}}};
    // The kernel takes some megabytes of it; what it does not take is kept, up to the limit.
    for (int sent = 0; sent < 100'000 && pair.why().empty(); ++sent) {
        pair.stream().send(message);
        pair.context().poll();
    }
    EXPECT_EQ(pair.why(), "it does not read what it is sent");
}

TEST(TcpStream, ReadsNoMoreThanItMay) {
    Pair pair({.messages = {.a_second = 0, .at_once = 3}});
    std::string many;
    for (int message = 0; message < 10; ++message) {
        many += encode_delimited(testing::ask(request::EndTurn{}));
    }
    pair.send(many);
    while (pair.messages() < 3) {
        pair.context().run_one();
    }
    for (int rest = 0; rest < 3; ++rest) {
        pair.context().run_one(); // it looks again, and there is still no allowance
    }
    EXPECT_EQ(pair.messages(), 3);
}

TEST(TcpStream, SaysWhyItEnded) {
    Pair gone({});
    gone.hang_up();
    gone.run_until_closed();
    EXPECT_EQ(gone.why(), "the other side hung up");

    Pair giant({.longest_message = 100});
    giant.send("\x65");
    giant.run_until_closed();
    EXPECT_THAT(giant.why(), HasSubstr("101 bytes"));

    Pair closed({});
    closed.stream().send({});
    closed.stream().close();
    closed.stream().close();
    closed.run_until_closed();
    EXPECT_EQ(closed.why(), "it was closed");
}

TEST(ServerAddress, IsAHostAndPerhapsAPort) {
    auto const text = [](std::string_view address) {
        auto const parsed = parse_server_address(address);
        return parsed ? fmt::format("{} {}", parsed->host, parsed->port) : parsed.error().message;
    };
    EXPECT_EQ(text("localhost"), "localhost 7000");
    EXPECT_EQ(text("localhost:80"), "localhost 80");
    EXPECT_EQ(text("[::1]"), "::1 7000");
    EXPECT_EQ(text("[::1]:90"), "::1 90");
    EXPECT_THAT(text("localhost:0"), HasSubstr("port from 1 to 65535"));
    EXPECT_THAT(text("localhost:65536"), HasSubstr("port from 1 to 65535"));
    EXPECT_THAT(text(":80"), HasSubstr("names no host"));
}

} // namespace
} // namespace catan_net
