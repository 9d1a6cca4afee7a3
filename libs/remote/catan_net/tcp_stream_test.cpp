#include "catan_net/codec.hpp"
#include "catan_net/tcp_stream.hpp"
#include "catan_net/testing.hpp"
#include "support/tcp.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sys/socket.h>

namespace catan_net {
namespace {

using ::testing::HasSubstr;

// A stream, and the peer at its other end.
class Pair {
public:
    explicit Pair(StreamLimits const& limits) {
        auto const listening = support::listen_on({.host = "127.0.0.1", .port = 0});
        m_peer = *support::connect_to({.host = "127.0.0.1", .port = support::port_of(*listening)},
                                      std::chrono::seconds(10));
        m_stream = std::make_shared<TcpStream>(m_loop, support::accept_from(*listening), limits);
        m_stream->start([this](Message const&) { ++m_messages; },
                        [this](std::string const& why) { m_why = why; });
    }

    [[nodiscard]] TcpStream& stream() { return *m_stream; }
    [[nodiscard]] runtime::Loop& loop() { return m_loop; }
    void send(std::string_view bytes) {
        EXPECT_EQ(::send(m_peer.get(), bytes.data(), bytes.size(), 0), static_cast<ssize_t>(bytes.size()));
    }
    // What has come to the peer.
    [[nodiscard]] std::size_t read_all() {
        std::array<char, 65536> buffer; // NOLINT(*-member-init): only its size counts
        std::size_t total = 0;
        while (true) {
            auto const size = recv(m_peer.get(), buffer.data(), buffer.size(), 0);
            if (size <= 0) {
                return total;
            }
            total += static_cast<std::size_t>(size);
        }
    }
    void hang_up() { m_peer.close(); }
    [[nodiscard]] int messages() const { return m_messages; }
    void run_until_closed() {
        while (m_why.empty()) {
            m_loop.run_once();
        }
    }
    [[nodiscard]] std::string const& why() const { return m_why; }

private:
    runtime::Loop m_loop;
    support::FileDescriptor m_peer;
    std::shared_ptr<TcpStream> m_stream;
    int m_messages = 0;
    std::string m_why;
};

Message long_message() {
    Message message;
    message.mutable_event()->set_chatmessage(std::string(10'000, 'x'));
    return message;
}

TEST(TcpStream, CutsOffWhoDoesNotRead) {
    Pair pair({.most_unsent = 100'000});
    // The kernel takes some megabytes of it; what it does not take is kept, up to the limit.
    for (int sent = 0; sent < 100'000; ++sent) {
        pair.stream().send(long_message());
    }
    EXPECT_EQ(pair.why(), ""); // not from within send
    pair.run_until_closed();
    EXPECT_EQ(pair.why(), "it does not read what it is sent");
}

TEST(TcpStream, SendsLaterWhatThePeerCannotTakeNow) {
    Pair pair({.most_unsent = std::size_t{1} << 30U});
    auto const message = long_message();
    constexpr std::size_t count = 2'000;
    for (std::size_t sent = 0; sent < count; ++sent) {
        pair.stream().send(message);
    }
    pair.send(encode_delimited(testing::ask(testing::end_turn())));
    std::size_t const expected = count * encode_delimited(message).size();
    std::size_t received = 0;
    while (received < expected) {
        received += pair.read_all();
        if (received < expected) {
            pair.loop().run_once();
        }
    }
    while (pair.messages() == 0) { // it reads again
        pair.loop().run_once();
    }
    EXPECT_EQ(received, expected);
    EXPECT_EQ(pair.why(), "");
}

TEST(TcpStream, ReadsNoMoreThanItMay) {
    Pair pair({.messages = {.a_second = 0, .at_once = 3}});
    std::string many;
    for (int message = 0; message < 10; ++message) {
        many += encode_delimited(testing::ask(testing::end_turn()));
    }
    pair.send(many);
    while (pair.messages() < 3) {
        pair.loop().run_once();
    }
    for (int rest = 0; rest < 3; ++rest) {
        pair.loop().run_once(); // it looks again, and there is still no allowance
    }
    EXPECT_EQ(pair.messages(), 3);
}

TEST(TcpStream, SaysWhyItEnded) {
    Pair gone({});
    gone.hang_up();
    gone.run_until_closed();
    EXPECT_EQ(gone.why(), "the peer closed the connection");

    Pair giant({.longest_message = 100});
    giant.send("\x65");
    giant.run_until_closed();
    EXPECT_THAT(giant.why(), HasSubstr("at most 100 bytes (got 101)"));

    Pair closed({});
    closed.stream().send({});
    closed.stream().close();
    closed.stream().close();
    closed.run_until_closed();
    EXPECT_EQ(closed.why(), "it was closed");
}

} // namespace
} // namespace catan_net
