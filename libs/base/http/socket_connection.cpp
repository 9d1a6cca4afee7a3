#include "http/socket_connection.hpp"

#include "http/bytes_received.hpp"
#include "support/token_bucket.hpp"

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/beast/websocket/ssl.hpp>

#include <algorithm>
#include <deque>
#include <optional>
#include <tuple>
#include <utility>

namespace http {

namespace {

namespace asio = boost::asio;
namespace websocket = boost::beast::websocket;
using ErrorCode = boost::system::error_code;

constexpr auto handshake_time = std::chrono::seconds(10);
constexpr auto farewell_time = std::chrono::seconds(1);

// Of messages that a client may send.
support::TokenBucket<Moment> message_bucket(int a_second) {
    return {{.a_second = static_cast<double>(a_second), .at_once = 4.0 * a_second},
            std::chrono::steady_clock::now()};
}

template <typename Stream>
class SocketConnection : public Client, public std::enable_shared_from_this<SocketConnection<Stream>> {
public:
    SocketConnection(ConnectionThread& thread, Stream stream, NewSocket socket)
        : m_thread(thread),
          m_stream(std::move(stream)),
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
        m_stream.set_option(websocket::stream_base::timeout{
            .handshake_timeout = handshake_time, .idle_timeout = limits.idle_time, .keep_alive_pings = true});
        m_stream.read_message_max(limits.socket_message_bytes);
        // A client that says farewell need not go for us to know it.
        m_stream.control_callback([this](websocket::frame_type kind, boost::beast::string_view /*payload*/) {
            if (kind == websocket::frame_type::close && !m_close_by) {
                m_close_by = std::chrono::steady_clock::now() + farewell_time;
            }
        });
        m_stream.auto_fragment(false); // whole messages need no buffer for pieces
        m_stream.async_accept(request, [self = this->shared_from_this()](ErrorCode error) {
            if (error) {
                self->end();
                return;
            }
            self->m_stream.text(true);
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
            on_its_thread([text = std::move(text)](SocketConnection& held) { held.write(text); });
        }
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
    };

    void read() {
        m_stream.async_read(m_buffer,
                            [self = this->shared_from_this()](ErrorCode error, std::size_t /*size*/) {
                                if (error) {
                                    self->end();
                                    return;
                                }
                                self->take_message();
                            });
    }

    void take_message() {
        if (!m_stream.got_text()) {
            close(websocket::close_code::unknown_data);
        } else if (!m_messages.use(std::chrono::steady_clock::now())) {
            close(websocket::close_code::policy_error);
        } else if (!m_is_closing) {
            auto const data = m_buffer.data();
            m_listener->received({static_cast<char const*>(data.data()), data.size()});
        }
        m_buffer.consume(m_buffer.size());
        read();
    }

    void write_next() {
        m_stream.async_write(asio::buffer(*m_waiting.front()),
                             [self = this->shared_from_this()](ErrorCode error, std::size_t /*size*/) {
                                 self->m_waiting.pop_front();
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
        auto const received = bytes_received(boost::beast::get_lowest_layer(m_stream).native_handle());
        auto const news = received - std::exchange(m_received, received);
        return news > m_thread.shared().limits.socket_bytes_a_second;
    }

    void say_farewell() {
        m_stream.async_close(websocket::close_reason(*m_farewell),
                             [self = this->shared_from_this()](ErrorCode /*error*/) {});
    }

    // It does not read: a closing message would wait behind all the others.
    void give_up() {
        m_is_closing = true;
        ErrorCode error;
        std::ignore = boost::beast::get_lowest_layer(m_stream).close(error);
    }

    void end() {
        m_is_closing = true;
        if (auto const listener = std::exchange(m_listener, nullptr); listener && m_handle) {
            listener->closed();
        }
    }

    ConnectionThread& m_thread;
    websocket::stream<Stream> m_stream;
    std::shared_ptr<SocketListener> m_listener;
    AddressCounts::Place m_place;
    std::shared_ptr<Handle> m_handle;
    boost::beast::flat_buffer m_buffer;
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

template <typename Stream>
void serve_socket(ConnectionThread& thread, Stream stream, UpgradeRequest const& request, NewSocket socket) {
    std::make_shared<SocketConnection<Stream>>(thread, std::move(stream), std::move(socket))->start(request);
}

template void serve_socket(ConnectionThread&, TcpSocket, UpgradeRequest const&, NewSocket);
template void serve_socket(ConnectionThread&, TlsStream, UpgradeRequest const&, NewSocket);

} // namespace http
