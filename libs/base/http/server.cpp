#include "http/server.hpp"

#include "http/connection_thread.hpp"
#include "support/assert.hpp"

#include <boost/asio/ssl/context.hpp>

#include <algorithm>
#include <utility>
#include <vector>

namespace http {

namespace {

using support::ErrorKind;
using support::fail;
using support::Result;

// TLS 1.3, and of TLS 1.2 what has forward secrecy and authenticated encryption: no CBC, no RSA key exchange.
void allow_today(boost::asio::ssl::context& context) {
    auto* const handle = context.native_handle();
    bool const is_set = SSL_CTX_set_min_proto_version(handle, TLS1_2_VERSION) == 1 &&
                        SSL_CTX_set_cipher_list(handle, "ECDHE+AESGCM:ECDHE+CHACHA20") == 1;
    TULKAS_ASSERT(is_set);
    SSL_CTX_set_options(handle, SSL_OP_NO_RENEGOTIATION | SSL_OP_NO_COMPRESSION);
}

Result<std::shared_ptr<boost::asio::ssl::context>> read_tls(TlsFiles const& files) {
    namespace ssl = boost::asio::ssl;
    auto const* file = &files.certificate_chain;
    try {
        auto context = std::make_shared<ssl::context>(ssl::context::tls_server);
        allow_today(*context);
        context->use_certificate_chain_file(files.certificate_chain);
        file = &files.private_key;
        context->use_private_key_file(files.private_key, ssl::context::pem);
        return context;
    } catch (boost::system::system_error const& failure) {
        return fail(ErrorKind::invalid, "{} cannot be used for TLS: {}", *file, failure.code().message());
    }
}

} // namespace

class Server::Inside {
public:
    Inside(ServerSettings const& settings, Handler handler) {
        shared.limits = settings.limits;
        shared.handler = std::move(handler);
        shared.is_upload = settings.is_upload;
        shared.is_shared = settings.is_shared;
    }

    Result<void> listen(ServerSettings const& settings) {
        port = settings.port;
        for (int number = 0; number < settings.threads; ++number) {
            auto& thread = threads.emplace_back(std::make_unique<ConnectionThread>(shared));
            auto const bound = TULKAS_TRY(thread->listen(settings.address, port, number == 0));
            port = bound;
        }
        return {};
    }

    Shared shared;
    std::vector<std::unique_ptr<ConnectionThread>> threads;
    std::uint16_t port = 0;
    bool is_running = false;
};

Result<std::unique_ptr<Server>> Server::start(ServerSettings const& settings, Handler handler) {
    auto inside = std::make_unique<Inside>(settings, std::move(handler));
    if (settings.tls) {
        auto context = TULKAS_TRY(read_tls(*settings.tls));
        inside->shared.tls = std::move(context);
    }
    TULKAS_TRY(inside->listen(settings));
    for (auto& thread : inside->threads) {
        thread->start();
    }
    inside->is_running = true;
    return std::unique_ptr<Server>(new Server(std::move(inside)));
}

Server::Server(std::unique_ptr<Inside> inside) : m_inside(std::move(inside)) {}

Server::~Server() {
    stop();
}

std::uint16_t Server::port() const {
    return m_inside->port;
}

void Server::stop() {
    if (!std::exchange(m_inside->is_running, false)) {
        return;
    }
    // All at once: none has to wait for another's clients.
    for (auto& thread : m_inside->threads) {
        thread->stop();
    }
    for (auto& thread : m_inside->threads) {
        thread->wait();
    }
}

Result<void> Server::use(TlsFiles const& files) {
    auto context = TULKAS_TRY(read_tls(files));
    m_inside->shared.tls = std::move(context);
    return {};
}

std::chrono::steady_clock::time_point Server::alive_at() const {
    auto oldest = std::chrono::steady_clock::now();
    for (auto const& thread : m_inside->threads) {
        oldest = std::min(oldest, thread->last_tick());
    }
    return oldest;
}

Server::Counts Server::counts() const {
    auto const& shared = m_inside->shared;
    return {.requests = shared.requests, .connections = shared.connections, .sockets = shared.sockets};
}

} // namespace http
