// One thread of the server: its event loop and the clients on it.
#pragma once

#include "http/address_counts.hpp"
#include "http/limits.hpp"
#include "http/server.hpp"
#include "http/tcp_or_tls.hpp"
#include "support/callback.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/steady_timer.hpp>

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <unordered_set>
#include <vector>

namespace http {

using Moment = std::chrono::steady_clock::time_point;

// What holds a connection. Instead of a timer for each there is one for all: a thread looks at its clients
// once a second.
class Connected {
public:
    virtual ~Connected() = default;
    // Gives up if what it waits for is overdue.
    virtual void check(Moment now) = 0;
    // Ends when what is under way is done.
    virtual void finish() = 0;
};

// What all threads share.
struct Shared {
    Limits limits;
    Handler handler;
    std::function<bool(Method, Target const&)> is_upload;
    std::function<bool(std::string const& address)> is_shared;
    AddressCounts addresses;
    std::atomic<std::shared_ptr<boost::asio::ssl::context>> tls; // replaced while connections use it
    std::atomic<std::uint64_t> requests = 0;
    std::atomic<std::uint64_t> connections = 0;
    std::atomic<std::uint64_t> sockets = 0;
};

class ConnectionThread {
public:
    explicit ConnectionThread(Shared& shared);

    // The port may be shared with other threads, if this is not the first of them: whoever else has it keeps
    // it. Answers the port that it is.
    [[nodiscard]] support::Result<std::uint16_t> listen(std::string const& address, std::uint16_t port,
                                                        bool is_first);
    void start();
    // In any thread. Takes no more clients, lets go of the idle ones; then wait() comes back when the rest is
    // done.
    void stop();
    void wait();

    // Has it done in this thread; may be called in any thread. What is put in at about the same time, such as
    // one message for each of a thousand clients, costs one wake-up.
    void put(support::Callback callback);

    [[nodiscard]] Shared& shared() { return m_shared; }
    [[nodiscard]] boost::asio::io_context& context() { return m_context; }
    // For the answers; of this second.
    [[nodiscard]] std::string const& date() const { return m_date; }
    [[nodiscard]] bool is_stopping() const { return m_is_stopping; }
    // When it last looked at its clients, which it does every second. In any thread.
    [[nodiscard]] Moment last_tick() const { return m_last_tick; }
    void add(Connected& client) { m_clients.insert(&client); }
    void remove(Connected& client);

private:
    void accept();
    void welcome(TcpSocket socket);
    void tick();
    void begin_to_stop();
    void empty_mailbox();

    Shared& m_shared;
    // Before the loop: when that goes, so do the connections it still holds, and they leave the set.
    std::unordered_set<Connected*> m_clients;
    boost::asio::io_context m_context;
    boost::asio::basic_socket_acceptor<Tcp, Executor> m_acceptor;
    boost::asio::steady_timer m_ticker;
    std::mutex m_mailbox_mutex;
    std::vector<support::Callback> m_mailbox;
    std::string m_date;
    bool m_is_accepting = false;
    bool m_is_stopping = false;
    Moment m_stop_at;
    std::atomic<Moment> m_last_tick = std::chrono::steady_clock::now();
    std::jthread m_thread;
};

} // namespace http
