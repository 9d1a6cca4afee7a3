// A WebSocket on a TCP connection or on TLS, at either end: what is asked of Beast, compiled in one place.
#pragma once

#include "http/tcp_or_tls.hpp"

#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace http {

using UpgradeRequest = boost::beast::http::request<boost::beast::http::string_body>;
using UpgradeResponse = boost::beast::http::response<boost::beast::http::string_body>;

// Used in the thread of its connection. It and what is being sent must outlast what is under way: the
// functions to be called at the end hold them.
class WebSocket {
public:
    using ErrorCode = boost::system::error_code;
    using Done = std::move_only_function<void(ErrorCode)>;

    struct Times {
        std::chrono::seconds to_shake_hands; // and to say farewell
        std::chrono::seconds of_silence;     // with pings; 0: for ever
    };

    explicit WebSocket(TcpOrTls line);
    ~WebSocket();
    WebSocket(WebSocket const&) = delete;
    WebSocket& operator=(WebSocket const&) = delete;

    [[nodiscard]] TcpOrTls& line();

    void set_times(Times times);
    void set_most_bytes(std::size_t of_a_message);
    // Called when the other end says that it goes. It may say so without going.
    void set_farewell(std::function<void()> heard);

    // As the server.
    void accept(UpgradeRequest const& request, Done done);
    // As the client. The answer says why if it is not let in.
    void shake_hands(std::string const& host, std::string const& target, std::string const& token, Done done);
    [[nodiscard]] UpgradeResponse const& answer() const;

    // One message at a time; its text stays until the next is read.
    void read(Done done);
    [[nodiscard]] std::string_view message() const;
    [[nodiscard]] bool is_text() const;

    // As text, one at a time.
    void write(std::string_view text, Done done);
    void close(std::uint16_t code, Done done);

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace http
