#include "http/socket_connection.hpp"

#include "http/bytes_received.hpp"
#include "support/token_bucket.hpp"

#include <boost/beast/websocket/rfc6455.hpp>

#include <algorithm>
#include <atomic>
#include <deque>
#include <optional>
#include <utility>

namespace http {

namespace {

namespace websocket = boost::beast::websocket;
using ErrorCode = boost::system::error_code;

constexpr auto handshake_time = std::chrono::seconds(10);
constexpr auto farewell_time = std::chrono::seconds(1);

// Of messages that a client may send.
support::TokenBucket<Moment> message_bucket(int a_second) {
    return {{.a_second = static_cast<double>(a_second), .at_once = 4.0 * a_second},
            std::chrono::steady_clock::now()};
}

class SocketConnection : public Connected, public std::enable_shared_from_this<SocketConnection> {
public:
    SocketConnection(ConnectionThread& thread, TcpOrTls line, NewSocket socket)
        : m_thread(thread),
          m_socket(std::move(line)),
          m_listener(std::move(socket.listener)),
          m_place(std::move(socket.place)),
          m_messages(message_bucket(
              m_listener->messages_a_second(thread.shared().limits.socket_messages_a_second))) {
        m_thread.add(*this);
        ++m_thread.shared().connections;
        ++m_thread.shared().sockets;
    }
    ~SocketConnection() override {
        if (m_handle) {
            m_handle->connection.reset();
        }
        --m_thread.shared().connections;
        --m_thread.shared().sockets;
        m_thread.remove(*this);
    }
    SocketConnection(SocketConnection const&) = delete;
    SocketConnection& operator=(SocketConnection const&) = delete;

    void start(UpgradeRequest const& request) {
        auto const& limits = m_thread.shared().limits;
        m_socket.set_times({.to_shake_hands = handshake_time, .of_silence = limits.idle_time});
        m_socket.set_most_bytes(limits.socket_message_bytes);
        // A client that says farewell need not go for us to know it.
        m_socket.set_farewell([this] {
            if (!m_close_by) {
                m_close_by = std::chrono::steady_clock::now() + farewell_time;
            }
        });
        m_socket.accept(request, [self = shared_from_this()](ErrorCode error) {
            if (error) {
                self->end();
                return;
            }
            self->m_handle = std::make_shared<Handle>(self->m_thread, self->weak_from_this());
            self->m_listener->opened(self->m_handle);
            self->read();
            if (self->m_is_finishing) {
                self->finish();
            }
        });
    }

    // While it is open Beast has its own clock for it; a farewell need not be answered.
    void check(Moment now) override {
        if (is_flooding() || (m_close_by && now >= *m_close_by)) {
            give_up();
        }
    }
    // Before it is open there is nothing to close: then the farewell follows the welcome.
    void finish() override {
        m_is_finishing = true;
        if (m_handle) {
            close(websocket::close_code::going_away);
        }
    }

    void write(std::shared_ptr<std::string const> text) {
        if (m_is_closing) {
            return;
        }
        m_waiting.push_back(std::move(text));
        if (m_waiting.size() == 1) {
            write_next();
            return;
        }
        m_bytes_waiting += m_waiting.back()->size();
        auto const& limits = m_thread.shared().limits;
        if (m_waiting.size() > limits.socket_messages_waiting ||
            m_bytes_waiting > limits.socket_bytes_waiting) {
            give_up();
        }
    }

    void close(std::uint16_t code) {
        if (std::exchange(m_is_closing, true)) {
            return;
        }
        m_close_by = std::chrono::steady_clock::now() + farewell_time;
        m_farewell = code;
        if (m_waiting.empty()) {
            say_farewell();
        }
    }

private:
    // What others hold: it may outlive the connection, and be used in other threads.
    struct Handle : Socket {
        Handle(ConnectionThread& its_thread, std::weak_ptr<SocketConnection> held)
            : thread(its_thread), connection(std::move(held)) {}

        void send(std::shared_ptr<std::string const> text) override {
            ++under_way;
            on_its_thread([text = std::move(text)](SocketConnection& held) { held.write(text); });
        }
        [[nodiscard]] bool is_behind() const override { return under_way > 0; }
        void close(CloseReason reason) override {
            on_its_thread(
                [reason](SocketConnection& held) { held.close(static_cast<std::uint16_t>(reason)); });
        }
        template <typename Action>
        void on_its_thread(Action action) {
            thread.put([weak = connection, action = std::move(action)] {
                if (auto const held = weak.lock()) {
                    action(*held);
                }
            });
        }

        ConnectionThread& thread;
        std::weak_ptr<SocketConnection> connection;
        std::atomic<int> under_way = 0; // texts that the other end has not taken
    };

    void read() {
        m_socket.read([self = shared_from_this()](ErrorCode error) {
            if (error) {
                self->end();
                return;
            }
            self->take_message();
        });
    }

    void take_message() {
        if (!m_socket.is_text()) {
            close(websocket::close_code::unknown_data);
        } else if (!m_messages.use(std::chrono::steady_clock::now())) {
            close(websocket::close_code::policy_error);
        } else if (!m_is_closing) {
            m_listener->received(m_socket.message());
        }
        read();
    }

    void write_next() {
        m_socket.write(*m_waiting.front(), [self = shared_from_this()](ErrorCode error) {
            self->m_waiting.pop_front();
            --self->m_handle->under_way;
            if (!error && !self->m_waiting.empty()) {
                self->m_bytes_waiting -= self->m_waiting.front()->size();
                self->write_next();
            } else if (!error && self->m_farewell) {
                self->say_farewell();
            }
        });
    }

    // More came since the last look, a second ago, than may. Beast swallows pings and empty pieces of
    // messages without a word; the kernel has counted them.
    [[nodiscard]] bool is_flooding() {
        auto const received = bytes_received(m_socket.line().socket().native_handle());
        auto const news = received - std::exchange(m_received, received);
        return news > m_thread.shared().limits.socket_bytes_a_second;
    }

    void say_farewell() {
        m_socket.close(*m_farewell, [self = shared_from_this()](ErrorCode /*error*/) {});
    }

    // It does not read: a closing message would wait behind all the others.
    void give_up() {
        m_is_closing = true;
        m_socket.line().close();
    }

    void end() {
        m_is_closing = true;
        if (auto const listener = std::exchange(m_listener, nullptr); listener && m_handle) {
            listener->closed();
        }
    }

    ConnectionThread& m_thread;
    WebSocket m_socket;
    std::shared_ptr<SocketListener> m_listener;
    AddressCounts::Place m_place;
    std::shared_ptr<Handle> m_handle;
    std::deque<std::shared_ptr<std::string const>> m_waiting; // the first is under way
    std::size_t m_bytes_waiting = 0;                          // without it
    std::uint64_t m_received = 0;                             // bytes, at the last look
    support::TokenBucket<Moment> m_messages;
    bool m_is_finishing = false; // the server stops
    bool m_is_closing = false;
    std::optional<std::uint16_t> m_farewell; // the reason, to be said after what waits
    std::optional<Moment> m_close_by;
};

} // namespace

void serve_socket(ConnectionThread& thread, TcpOrTls line, UpgradeRequest const& request, NewSocket socket) {
    std::make_shared<SocketConnection>(thread, std::move(line), std::move(socket))->start(request);
}

} // namespace http
