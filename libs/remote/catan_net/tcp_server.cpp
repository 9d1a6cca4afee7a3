#include "catan_net/tcp_server.hpp"

#include "catan_net/tcp_stream.hpp"
#include "catan_net/ticker.hpp"
#include "catan_net/translate.hpp"
#include "runtime/loop.hpp"
#include "runtime/mailbox.hpp"
#include "support/tcp.hpp"

#include <fmt/format.h>

#include <map>

namespace catan_net {

using runtime::Loop;
using support::FileDescriptor;
using support::Result;

namespace {

TimePoint now() {
    return std::chrono::steady_clock::now();
}

} // namespace

struct TcpServer::Inside {
    struct Visitor {
        std::shared_ptr<TcpStream> stream;
        std::string address;
        Allowance chats;
        TimePoint idle_since;
    };

    Inside(ServerSettings given, FileDescriptor socket, std::uint64_t seed)
        : settings(std::move(given)),
          listening(std::move(socket)),
          lobby(settings.lobby, seed),
          caretaker(settings.patience),
          doorkeeper(settings.door) {
        listen();
    }

    void listen();
    void accept();
    void welcome(FileDescriptor socket);
    void hear(TcpStream& stream, Message const& message);
    void say_goodbye(TcpStream& stream, std::string const& why);
    void let_bots_work();
    void tick();
    void send_idlers_away();

    ServerSettings settings;
    Loop loop; // one thread: no locks
    FileDescriptor listening;
    runtime::Mailbox mailbox{loop};
    Lobby lobby;
    Caretaker caretaker;
    Doorkeeper doorkeeper;
    std::map<TcpStream const*, Visitor> visitors;
    bool are_bots_working = false;
    int ticks = 0;
    runtime::Subscription accepting;
    Ticker ticker{loop, [this] { tick(); }};
};

// ---- connections

void TcpServer::Inside::listen() {
    accepting = loop.when(Loop::Ready::to_read, listening.get(), [this] { accept(); });
}

void TcpServer::Inside::accept() {
    if (auto socket = support::accept_from(listening)) {
        return welcome(std::move(socket));
    }
    // There are no more file descriptors, for example: a client has to leave first.
    accepting.end();
    accepting = loop.after(std::chrono::milliseconds(200), [this] { listen(); });
}

void TcpServer::Inside::welcome(FileDescriptor socket) {
    auto const peer = support::peer_of(socket);
    if (!peer || !doorkeeper.let_in(peer->host, now())) {
        return; // which closes it
    }
    auto const stream = std::make_shared<TcpStream>(loop, std::move(socket), StreamLimits{});
    visitors.emplace(stream.get(), Visitor{.stream = stream,
                                           .address = peer->host,
                                           .chats = Allowance(settings.chats, now()),
                                           .idle_since = now()});
    settings.log(fmt::format("{} port {} connected", peer->host, peer->port));
    stream->start([this, raw = stream.get()](Message const& message) { hear(*raw, message); },
                  [this, raw = stream.get()](std::string const& why) { say_goodbye(*raw, why); });
}

void TcpServer::Inside::hear(TcpStream& stream, Message const& message) {
    if (message.request().has_chatmessage() && !visitors.at(&stream).chats.use(now())) {
        Message refusal;
        *refusal.mutable_event() = error_event("too many chat messages: try again in a second");
        return stream.send(refusal);
    }
    lobby.received(stream, message);
    let_bots_work();
}

void TcpServer::Inside::say_goodbye(TcpStream& stream, std::string const& why) {
    auto const& address = visitors.at(&stream).address;
    settings.log(fmt::format("{} disconnected: {}", address, why));
    doorkeeper.left(address);
    lobby.gone(stream);
    visitors.erase(&stream);
    let_bots_work();
}

// ---- time

// One bot at a time, so that clients are served in between.
void TcpServer::Inside::let_bots_work() {
    if (are_bots_working) {
        return;
    }
    are_bots_working = true;
    mailbox.put([this] {
        are_bots_working = false;
        if (lobby.work()) {
            let_bots_work();
        }
    });
}

void TcpServer::Inside::tick() {
    if (++ticks % Ticker::per_second == 0) {
        caretaker.look(lobby, now());
        doorkeeper.forget(now());
        send_idlers_away();
        let_bots_work();
    }
}

void TcpServer::Inside::send_idlers_away() {
    for (auto& [stream, visitor] : visitors) {
        if (lobby.is_in_a_game(*stream)) {
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
    auto socket = TULKAS_TRY(support::listen_on({.host = settings.address, .port = settings.port}));
    return std::unique_ptr<TcpServer>(
        new TcpServer(std::make_unique<Inside>(std::move(settings), std::move(socket), seed)));
}

std::uint16_t TcpServer::port() const {
    return support::port_of(m_inside->listening);
}

void TcpServer::run() {
    auto const* const stop = m_inside->settings.stop;
    while (stop == nullptr || !stop->load(std::memory_order_relaxed)) {
        m_inside->loop.run_once(); // the ticker ends it soon
    }
}

} // namespace catan_net
