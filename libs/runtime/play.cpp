#include "runtime/play.hpp"

#include "runtime/native_engine.hpp"
#include "support/assert.hpp"
#include "support/version.hpp"

#include <utility>

namespace runtime {

using support::ErrorKind;
using support::fail;
using support::pass_on;
using support::Result;

Player house_player(std::string name, std::unique_ptr<rules::Bot> bot, CpuClock clock,
                    rules::Duration spent) {
    return {.name = std::move(name),
            .channel = std::make_unique<NativeBot>(std::move(bot), std::move(clock), spent)};
}

namespace {

bool wants_to_stop(Conditions const& conditions) {
    return conditions.stop != nullptr && conditions.stop->load(std::memory_order_relaxed);
}

// Lets the table play until it is over and everybody has gone.
void run(Table& table, Conditions const& conditions) {
    auto const stop_if_wanted = [&] {
        if (wants_to_stop(conditions)) {
            table.house_failed("the game was stopped");
        }
    };
    table.on_move([&] {
        conditions.after_move();
        stop_if_wanted();
    });
    if (conditions.loop != nullptr) {
        table.on_watch([&] { conditions.loop->watch(table); });
    }
    table.start();
    while (!table.is_closed()) {
        TULKAS_ASSERT(conditions.loop != nullptr);
        conditions.loop->run_once();
        stop_if_wanted();
    }
    if (conditions.loop != nullptr) {
        conditions.loop->forget(table);
    }
}

// The state after the opening.
Result<std::unique_ptr<rules::State>> start(rules::Game const& game, rules::Setup const& setup,
                                            std::vector<PlayedMove> const& opening) {
    auto state = game.start(setup);
    for (std::size_t ply = 0; state && ply < opening.size(); ++ply) {
        if (auto const played = (*state)->play(opening[ply].move); !played) {
            return fail(played.error().kind, "ply {}: {}", ply, played.error().message);
        }
    }
    return state;
}

void take_over(GameRecord& record, TableReport report) {
    record.moves = std::move(report.moves);
    record.refused = std::move(report.refused);
    record.outcome = std::move(*report.outcome);
    record.cpu = std::move(report.cpu);
    record.remaining = std::move(report.remaining);
    record.logs = std::move(report.logs);
    if (report.fault) {
        record.blame = Blame{.seat = report.fault->seat, .why = describe(*report.fault)};
    }
}

} // namespace

Result<GameRecord> play(rules::Game const& game, rules::Setup const& setup, std::vector<Player> players,
                        Conditions const& conditions) {
    TULKAS_ASSERT(static_cast<std::size_t>(setup.seats) == players.size());
    auto state = start(game, setup, conditions.opening);
    if (!state) {
        return pass_on(state);
    }
    GameRecord record{.game = game.info().name,
                      .version = std::string(support::version),
                      .seed = setup.seed,
                      .options = setup.options.values(),
                      .position = setup.position};
    auto engine = std::make_unique<NativeEngine>(game.info(), setup.seats, *std::move(state));
    auto const* referee = engine.get();
    Table::Guests guests{.engine = std::move(engine), .referee = referee, .bots = {}};
    for (auto& player : players) {
        record.seats.push_back(std::move(player.name));
        record.hashes.push_back(std::move(player.hash));
        guests.bots.push_back(std::move(player.channel));
    }
    Table table(std::move(guests), conditions.limits);
    table.set_opening(conditions.opening);
    run(table, conditions);
    auto report = std::move(table).report();
    if (report.fault && report.fault->whose != Fault::Whose::bot) {
        return fail(ErrorKind::unavailable, "{}", report.fault->what);
    }
    take_over(record, std::move(report));
    return record;
}

} // namespace runtime
