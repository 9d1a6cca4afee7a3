#include "catan_net/visit.hpp"

#include "catan_net/ticker.hpp"
#include "runtime/game_driver.hpp"

#include <fmt/format.h>

namespace catan_net {

using support::ErrorKind;
using support::Result;

namespace {

// Counts the ticks since the last message.
class Silence {
public:
    void broken() { m_ticks = 0; }
    [[nodiscard]] bool is_long() {
        constexpr int long_silence = Ticker::per_second / 2;
        return ++m_ticks >= long_silence;
    }

private:
    int m_ticks = 0;
};

void run(runtime::GameDriver& table, runtime::Loop& loop) {
    table.on_watch([&] { loop.watch(table); });
    table.start();
    while (!table.is_closed()) {
        loop.run_once();
    }
    loop.forget(table);
}

// A refused join is final, except for a player who was in the game before.
void hear(ClientEngine& engine, ServerConnection& connection, Message const& message) {
    engine.heard(message);
    auto const& refusal = engine.client().turned_away();
    if (!refusal || engine.has_ended()) {
        return;
    }
    auto const why = fmt::format("the server refused the join: {}", *refusal);
    engine.client().game() ? connection.cut(why) : engine.lost(why);
}

support::Error error_of(runtime::Fault const& fault, ClientEngine const& engine) {
    bool const is_bots = engine.blame() || fault.whose == runtime::Fault::Whose::bot;
    return {.kind = is_bots ? ErrorKind::refused : ErrorKind::unavailable,
            .message = fault.whose == runtime::Fault::Whose::bot ? describe(fault) : fault.what};
}

} // namespace

Result<VisitReport> play_visit(Visit visit, runtime::Player player,
                               std::shared_ptr<ServerConnection> const& connection, runtime::Loop& loop) {
    visit.limits.engine_time = {}; // the server decides how long the others may think
    auto owned_engine = std::make_unique<ClientEngine>(
        std::move(visit.client), [connection](Message const& message) { connection->send(message); },
        std::move(visit.log), visit.seed);
    auto& engine = *owned_engine;
    runtime::GameDriver::Actors actors{.engine = std::move(owned_engine), .referee = nullptr, .bots = {}};
    actors.bots.push_back(std::move(player.channel));
    runtime::GameDriver table(std::move(actors), visit.limits);
    Silence silence;
    Ticker const ticker(loop, [&] {
        if (visit.stop != nullptr && visit.stop->load(std::memory_order_relaxed)) {
            table.house_failed("the game was stopped");
        }
        if (engine.client().is_catching_up() && silence.is_long()) {
            engine.caught_up();
        }
    });
    connection->open({.heard =
                          [&](Message const& message) {
                              silence.broken();
                              hear(engine, *connection, message);
                          },
                      .connected_again = [&] { engine.join_again(); },
                      .lost = [&](std::string const& why) { engine.lost(why); }});
    run(table, loop);
    connection->hang_up();
    auto const game = engine.client().game();
    auto const report = std::move(table).report();
    if (report.fault) {
        return std::unexpected(error_of(*report.fault, engine));
    }
    return VisitReport{.names = game->names(), .own = game->own_seat(), .winner = game->winner()};
}

} // namespace catan_net
