#include "catan_net/visit.hpp"

#include "runtime/game_driver.hpp"

#include <fmt/format.h>

namespace catan_net {

using support::ErrorKind;
using support::Result;

namespace {

// Looks ten times a second whether somebody wants to stop, and whether the server has told all it had to
// tell.
class Watch {
public:
    Watch(runtime::Loop& loop, std::function<void()> look) : m_loop(loop), m_look(std::move(look)) {
        look_again();
    }

private:
    void look_again() {
        m_next = m_loop.after(std::chrono::milliseconds(100), [this] {
            m_look();
            look_again();
        });
    }

    runtime::Loop& m_loop;
    std::function<void()> m_look;
    runtime::Subscription m_next;
};

// Counts the looks since something was heard.
class Silence {
public:
    void broken() { m_looks = 0; }
    [[nodiscard]] bool is_long() {
        constexpr int long_silence = 5;
        return ++m_looks >= long_silence;
    }

private:
    int m_looks = 0;
};

void run(runtime::GameDriver& table, runtime::Loop& loop) {
    table.on_watch([&] { loop.watch(table); });
    table.start();
    while (!table.is_closed()) {
        loop.run_once();
    }
    loop.forget(table);
}

// Whoever is not let in at first stays out; whoever was in the game tries again.
void hear(GuestEngine& engine, Line& line, Message const& message) {
    engine.heard(message);
    auto const& refusal = engine.guest().turned_away();
    if (!refusal || engine.has_ended()) {
        return;
    }
    auto const why = fmt::format("the server did not let us join: {}", *refusal);
    engine.guest().game() ? line.cut(why) : engine.lost(why);
}

support::Error error_of(runtime::Fault const& fault, GuestEngine const& engine) {
    bool const is_bots = engine.blame() || fault.whose == runtime::Fault::Whose::bot;
    return {.kind = is_bots ? ErrorKind::refused : ErrorKind::unavailable,
            .message = fault.whose == runtime::Fault::Whose::bot ? describe(fault) : fault.what};
}

} // namespace

Result<VisitReport> play_visit(Visit visit, runtime::Player player, std::shared_ptr<Line> const& line,
                               runtime::Loop& loop) {
    visit.limits.engine_time = {}; // the others at the table may think as long as their server lets them
    auto owned_engine = std::make_unique<GuestEngine>(
        std::move(visit.guest), [line](Message const& message) { line->send(message); }, std::move(visit.log),
        visit.seed);
    auto& engine = *owned_engine;
    runtime::GameDriver::Guests guests{.engine = std::move(owned_engine), .referee = nullptr, .bots = {}};
    guests.bots.push_back(std::move(player.channel));
    runtime::GameDriver table(std::move(guests), visit.limits);
    Silence silence;
    Watch const watch(loop, [&] {
        if (visit.stop != nullptr && visit.stop->load(std::memory_order_relaxed)) {
            table.house_failed("the game was stopped");
        }
        if (engine.guest().is_catching_up() && silence.is_long()) {
            engine.caught_up();
        }
    });
    line->open({.heard =
                    [&](Message const& message) {
                        silence.broken();
                        hear(engine, *line, message);
                    },
                .connected_again = [&] { engine.join_again(); },
                .lost = [&](std::string const& why) { engine.lost(why); }});
    run(table, loop);
    line->hang_up();
    auto const game = engine.guest().game();
    auto const report = std::move(table).report();
    if (report.fault) {
        return std::unexpected(error_of(*report.fault, engine));
    }
    return VisitReport{.names = game->names(),
                       .own = game->own_seat(),
                       .winner = game->winner(),
                       .notes = report.logs.back().lines()};
}

} // namespace catan_net
