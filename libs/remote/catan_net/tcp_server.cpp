#include "catan_net/tcp_server.hpp"

#include "catan_net/tcp_stream.hpp"
#include "catan_net/translate.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <fmt/format.h>

#include <map>
#include <tuple>

namespace catan_net {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;
using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

struct Visitor {
    std::shared_ptr<TcpStream> stream;
    std::string address;
    Allowance chats;
    TimePoint idle_since;
};

TimePoint now() {
    return std::chrono::steady_clock::now();
}

bool is_chat(Message const& message) {
    auto const* const request = std::get_if<Request>(&message.content);
    return request != nullptr && std::holds_alternative<request::ChatMessage>(request->body);
}

} // namespace

struct TcpServer::Inside {
    Inside(ServerSettings given, std::uint64_t seed)
        : settings(std::move(given)),
          hall(settings.hall, seed),
          caretaker(settings.patience),
          doorkeeper(settings.door) {}

    Result<void> listen();
    void accept();
    void accept_later();
    void welcome(tcp::socket socket);
    void hear(TcpStream& stream, Message const& message);
    void say_goodbye(TcpStream& stream, std::string const& why);
    void let_bots_work();
    void keep_time();
    void look_around();
    void send_idlers_away();

    ServerSettings settings;
    asio::io_context context{1}; // one thread: no locks
    tcp::acceptor acceptor{context};
    asio::steady_timer pause{context};
    asio::steady_timer timer{context};
    Hall hall;
    Caretaker caretaker;
    Doorkeeper doorkeeper;
    std::map<TcpStream const*, Visitor> visitors;
    bool are_bots_working = false;
    int ticks = 0;
};

// ---- coming and going

Result<void> TcpServer::Inside::listen() {
    error_code error;
    auto const address = asio::ip::make_address(settings.address, error);
    if (error) {
        return fail(ErrorKind::invalid, "{} is no address", settings.address);
    }
    tcp::endpoint const endpoint(address, settings.port);
    std::ignore = acceptor.open(endpoint.protocol(), error);
    if (!error) {
        std::ignore = acceptor.set_option(tcp::acceptor::reuse_address(true), error);
        std::ignore = acceptor.bind(endpoint, error);
    }
    if (!error) {
        std::ignore = acceptor.listen(asio::socket_base::max_listen_connections, error);
    }
    if (error) {
        return fail(ErrorKind::unavailable, "port {} of {} cannot be listened on: {}", settings.port,
                    settings.address, error.message());
    }
    return {};
}

void TcpServer::Inside::accept() {
    acceptor.async_accept([this](error_code const& error, tcp::socket socket) {
        if (error == asio::error::operation_aborted) {
            return;
        }
        if (error) {
            return accept_later();
        }
        welcome(std::move(socket));
        accept();
    });
}

// There are no more file descriptors, for example: somebody has to leave first.
void TcpServer::Inside::accept_later() {
    pause.expires_after(std::chrono::milliseconds(200));
    pause.async_wait([this](error_code const& error) {
        if (!error) {
            accept();
        }
    });
}

void TcpServer::Inside::welcome(tcp::socket socket) {
    error_code gone;
    auto const endpoint = socket.remote_endpoint(gone);
    auto const address = endpoint.address().to_string();
    if (gone || !doorkeeper.let_in(address, now())) {
        return; // which closes it
    }
    auto const stream = std::make_shared<TcpStream>(std::move(socket), StreamLimits{});
    visitors.emplace(stream.get(), Visitor{.stream = stream,
                                           .address = address,
                                           .chats = Allowance(settings.chats, now()),
                                           .idle_since = now()});
    settings.log(fmt::format("{} port {} connected", address, endpoint.port()));
    stream->start([this, raw = stream.get()](Message const& message) { hear(*raw, message); },
                  [this, raw = stream.get()](std::string const& why) { say_goodbye(*raw, why); });
}

void TcpServer::Inside::hear(TcpStream& stream, Message const& message) {
    if (is_chat(message) && !visitors.at(&stream).chats.use(now())) {
        return stream.send({.content = error_event("say less: there are too many chat messages from you")});
    }
    hall.received(stream, message);
    let_bots_work();
}

void TcpServer::Inside::say_goodbye(TcpStream& stream, std::string const& why) {
    auto const& address = visitors.at(&stream).address;
    settings.log(fmt::format("{} is gone: {}", address, why));
    doorkeeper.left(address);
    hall.gone(stream);
    visitors.erase(&stream);
    let_bots_work();
}

// ---- time

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
    timer.expires_after(std::chrono::milliseconds(100));
    timer.async_wait([this](error_code const& error) {
        if (error) {
            return;
        }
        if (settings.stop != nullptr && settings.stop->load(std::memory_order_relaxed)) {
            return context.stop();
        }
        constexpr int a_second = 10;
        if (++ticks % a_second == 0) {
            look_around();
        }
        keep_time();
    });
}

void TcpServer::Inside::look_around() {
    caretaker.look(hall, now());
    doorkeeper.forget(now());
    send_idlers_away();
    let_bots_work();
}

void TcpServer::Inside::send_idlers_away() {
    for (auto& [stream, visitor] : visitors) {
        if (hall.is_in_a_game(*stream)) {
            visitor.idle_since = now();
        } else if (now() - visitor.idle_since >= settings.longest_idleness) {
            visitor.stream->close();
        }
    }
}

// ---- outside

TcpServer::TcpServer(std::unique_ptr<Inside> inside) : m_inside(std::move(inside)) {}
TcpServer::~TcpServer() = default;

Result<std::unique_ptr<TcpServer>> TcpServer::create(ServerSettings settings, std::uint64_t seed) {
    auto inside = std::make_unique<Inside>(std::move(settings), seed);
    TULKAS_TRY(inside->listen());
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

} // namespace catan_net
