#include "catan_net/tcp_server.hpp"

#include "catan_net/tcp_stream.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <fmt/format.h>

#include <set>

namespace catan_net {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;
using support::ErrorKind;
using support::fail;
using support::Result;

struct TcpServer::Inside {
    Inside(ServerSettings given, std::uint64_t seed)
        : settings(std::move(given)), hall(settings.hall, seed), caretaker(settings.patience) {}

    Result<void> listen();
    void accept();
    void welcome(tcp::socket socket);
    void let_bots_work();
    void keep_time();

    ServerSettings settings;
    asio::io_context context{1}; // one thread: no locks
    tcp::acceptor acceptor{context};
    asio::steady_timer timer{context};
    Hall hall;
    Caretaker caretaker;
    std::set<std::shared_ptr<TcpStream>> streams;
    bool are_bots_working = false;
};

Result<void> TcpServer::Inside::listen() {
    error_code error;
    auto const address = asio::ip::make_address(settings.address, error);
    if (error) {
        return fail(ErrorKind::invalid, "{} is no address", settings.address);
    }
    tcp::endpoint const endpoint(address, settings.port);
    acceptor.open(endpoint.protocol(), error);
    if (!error) {
        acceptor.set_option(tcp::acceptor::reuse_address(true), error);
        acceptor.bind(endpoint, error);
    }
    if (!error) {
        acceptor.listen(asio::socket_base::max_listen_connections, error);
    }
    if (error) {
        return fail(ErrorKind::unavailable, "port {} cannot be listened on: {}", settings.port,
                    error.message());
    }
    return {};
}

void TcpServer::Inside::accept() {
    acceptor.async_accept([this](error_code const& error, tcp::socket socket) {
        if (error == asio::error::operation_aborted) {
            return;
        }
        if (!error && streams.size() < settings.most_connections) {
            welcome(std::move(socket));
        }
        accept();
    });
}

void TcpServer::Inside::welcome(tcp::socket socket) {
    error_code ignored;
    auto const from = socket.remote_endpoint(ignored).address().to_string(ignored);
    auto const stream = std::make_shared<TcpStream>(std::move(socket), StreamLimits{});
    streams.insert(stream);
    settings.log(fmt::format("{} connected", from));
    stream->start(
        [this, raw = stream.get()](Message const& message) {
            hall.received(*raw, message);
            let_bots_work();
        },
        [this, raw = stream.get(), from](std::string const& why) {
            settings.log(fmt::format("{} is gone: {}", from, why));
            hall.gone(*raw);
            std::erase_if(streams, [&](auto const& known) { return known.get() == raw; });
            let_bots_work();
        });
}

// One bot at a time, and whatever came meanwhile between them.
void TcpServer::Inside::let_bots_work() {
    if (are_bots_working) {
        return;
    }
    are_bots_working = true;
    asio::post(context, [this] {
        are_bots_working = false;
        if (hall.work()) {
            let_bots_work();
        }
    });
}

void TcpServer::Inside::keep_time() {
    timer.expires_after(std::chrono::seconds(1));
    timer.async_wait([this](error_code const& error) {
        if (!error) {
            caretaker.look(hall, std::chrono::steady_clock::now());
            let_bots_work();
            keep_time();
        }
    });
}

TcpServer::TcpServer(std::unique_ptr<Inside> inside) : m_inside(std::move(inside)) {}
TcpServer::~TcpServer() = default;

Result<std::unique_ptr<TcpServer>> TcpServer::create(ServerSettings settings, std::uint64_t seed) {
    auto inside = std::make_unique<Inside>(std::move(settings), seed);
    if (auto const listening = inside->listen(); !listening) {
        return support::pass_on(listening);
    }
    inside->accept();
    inside->keep_time();
    return std::unique_ptr<TcpServer>(new TcpServer(std::move(inside)));
}

std::uint16_t TcpServer::port() const {
    return m_inside->acceptor.local_endpoint().port();
}

void TcpServer::run() {
    m_inside->context.run();
}

void TcpServer::stop() {
    m_inside->context.stop();
}

} // namespace catan_net
