#include "catan_net/visit.hpp"

#include "catan_net/tcp_stream.hpp"
#include "runtime/table.hpp"

#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <fmt/format.h>

namespace catan_net {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;
using support::ErrorKind;
using support::fail;
using support::pass_on;
using support::Result;

namespace {

Result<tcp::socket> connect(asio::io_context& context, std::string const& host, std::uint16_t port) {
    error_code error;
    tcp::resolver resolver(context);
    auto const addresses = resolver.resolve(host, std::to_string(port), error);
    tcp::socket socket(context);
    if (!error) {
        asio::connect(socket, addresses, error);
    }
    if (error) {
        return fail(ErrorKind::unavailable, "{}:{} cannot be reached: {}", host, port, error.message());
    }
    return socket;
}

// A server sends more at once than a client may: the board, or all that was missed.
constexpr StreamLimits limits{.longest_message = std::size_t{1024} * 1024, .messages_a_second = 1'000'000};

void run(runtime::Table& table, runtime::Loop& loop, std::atomic<bool> const* stop) {
    table.on_watch([&] { loop.watch(table); });
    table.start();
    while (!table.is_closed()) {
        loop.run_once();
        if (stop != nullptr && stop->load(std::memory_order_relaxed)) {
            table.house_failed("the game was stopped");
        }
    }
    loop.forget(table);
}

} // namespace

Result<VisitReport> play_visit(Visit visit, runtime::Player player, runtime::Loop& loop) {
    auto socket = connect(loop.context(), visit.host, visit.port);
    if (!socket) {
        return pass_on(socket);
    }
    visit.limits.engine_time = {}; // the others at the table may think as long as their server lets them
    auto const stream = std::make_shared<TcpStream>(*std::move(socket), limits);
    auto engine = std::make_unique<GuestEngine>(
        std::move(visit.guest), [stream](Message const& message) { stream->send(message); }, visit.log,
        visit.seed);
    auto& heard = *engine;
    runtime::Table::Guests guests{.engine = std::move(engine), .referee = nullptr, .bots = {}};
    guests.bots.push_back(std::move(player.channel));
    runtime::Table table(std::move(guests), visit.limits);
    stream->start([&](Message const& message) { heard.heard(message); },
                  [&](std::string const& why) { heard.lost(why); });
    run(table, loop, visit.stop);
    auto const game = heard.guest().game();
    stream->close();
    loop.context().poll(); // lets the stream end
    auto report = std::move(table).report();
    if (report.fault) {
        return fail(ErrorKind::unavailable, "{}", report.fault->what);
    }
    return VisitReport{.names = game->names(),
                       .own = game->own_seat(),
                       .winner = game->winner(),
                       .notes = report.logs.back().lines()};
}

} // namespace catan_net
