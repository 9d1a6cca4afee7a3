#include "http/connection_thread.hpp"

#include "http/connection.hpp"
#include "http/head.hpp"

#include <boost/asio/post.hpp>

#include <array>
#include <sys/socket.h>
#include <tuple>
#include <utility>

namespace http {

namespace {

using support::ErrorKind;
using support::fail;
using support::Result;
using ErrorCode = boost::system::error_code;

constexpr auto tick_time = std::chrono::seconds(1);

// Every thread listens at the same port, and the kernel spreads the clients over them.
using ReusePort = boost::asio::detail::socket_option::boolean<SOL_SOCKET, SO_REUSEPORT>;

} // namespace

ConnectionThread::ConnectionThread(Shared& shared)
    : m_shared(shared), m_context(1), m_acceptor(m_context), m_ticker(m_context) {}

Result<std::uint16_t> ConnectionThread::listen(std::string const& address, std::uint16_t port,
                                               bool is_first) {
    ErrorCode error;
    Tcp::endpoint const endpoint(boost::asio::ip::make_address(address, error), port);
    if (error) {
        return fail(ErrorKind::invalid, "cannot listen at '{}': not an IP address", address);
    }
    try {
        m_acceptor.open(endpoint.protocol());
        m_acceptor.set_option(Tcp::acceptor::reuse_address(true));
        // Before it is bound this would share the port with another program of the same user.
        m_acceptor.set_option(ReusePort(!is_first));
        m_acceptor.bind(endpoint);
        m_acceptor.set_option(ReusePort(true));
        m_acceptor.listen(boost::asio::socket_base::max_listen_connections);
    } catch (boost::system::system_error const& failure) {
        return fail(ErrorKind::unavailable, "cannot listen at {} port {}: {}", address, port,
                    failure.code().message());
    }
    return m_acceptor.local_endpoint().port();
}

void ConnectionThread::start() {
    accept();
    tick();
    m_thread = std::jthread([this] { m_context.run(); });
}

void ConnectionThread::stop() {
    boost::asio::post(m_context, [this] { begin_to_stop(); });
}

void ConnectionThread::wait() {
    m_thread.join();
}

void ConnectionThread::put(support::Callback callback) {
    bool is_first = false;
    {
        std::lock_guard const lock(m_mailbox_mutex);
        m_mailbox.push_back(std::move(callback));
        is_first = m_mailbox.size() == 1;
    }
    if (is_first) {
        boost::asio::post(m_context, [this] { empty_mailbox(); });
    }
}

void ConnectionThread::empty_mailbox() {
    std::vector<support::Callback> all;
    {
        std::lock_guard const lock(m_mailbox_mutex);
        all.swap(m_mailbox);
    }
    for (auto& callback : all) {
        callback();
    }
}

void ConnectionThread::remove(Connected& client) {
    m_clients.erase(&client);
    if (m_is_stopping && m_clients.empty()) {
        m_context.stop();
    }
}

void ConnectionThread::accept() {
    m_is_accepting = true;
    m_acceptor.async_accept([this](ErrorCode error, TcpSocket socket) {
        if (m_is_stopping) {
            return;
        }
        if (!error) {
            welcome(std::move(socket));
            accept();
            return;
        }
        m_is_accepting = false; // out of descriptors, most likely: at the next tick there may be some
    });
}

void ConnectionThread::welcome(TcpSocket socket) {
    if (m_shared.connections >= m_shared.limits.connections) {
        return; // closed
    }
    ErrorCode error;
    std::ignore = socket.set_option(Tcp::no_delay(true), error);
    auto const peer = socket.remote_endpoint(error);
    if (error) {
        return; // gone already
    }
    auto const address = peer.address().to_string();
    bool const is_shared = m_shared.is_shared && m_shared.is_shared(address);
    auto place = m_shared.addresses.take(address, is_shared ? m_shared.limits.connections
                                                            : m_shared.limits.connections_of_an_address);
    if (!place) {
        return; // closed
    }
    if (m_shared.tls.load()) {
        serve_tls(*this, std::move(socket), {address, *std::move(place)});
    } else {
        serve(*this, std::move(socket), {address, *std::move(place)});
    }
}

void ConnectionThread::tick() {
    m_date = http_date(std::chrono::system_clock::now());
    m_ticker.expires_after(tick_time);
    m_ticker.async_wait([this](ErrorCode error) {
        if (error) {
            return;
        }
        auto const now = std::chrono::steady_clock::now();
        m_last_tick = now;
        if (m_is_stopping && now >= m_stop_at) {
            m_context.stop();
            return;
        }
        // A client that gives up leaves the set at once or later: look at a copy.
        for (auto* client : std::vector<Connected*>(m_clients.begin(), m_clients.end())) {
            if (m_clients.contains(client)) {
                client->check(now);
            }
        }
        if (!m_is_accepting && !m_is_stopping) {
            accept();
        }
        tick();
    });
}

void ConnectionThread::begin_to_stop() {
    m_is_stopping = true;
    m_stop_at = std::chrono::steady_clock::now() + m_shared.limits.grace;
    ErrorCode error;
    std::ignore = m_acceptor.close(error);
    for (auto* client : std::vector<Connected*>(m_clients.begin(), m_clients.end())) {
        if (m_clients.contains(client)) {
            client->finish();
        }
    }
    if (m_clients.empty()) {
        m_context.stop();
    }
}

} // namespace http
