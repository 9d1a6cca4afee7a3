#include "runtime/play.hpp"

#include "rules/rivals.hpp"
#include "runtime/fed_bot.hpp"
#include "runtime/native_engine.hpp"
#include "support/assert.hpp"
#include "support/utf8.hpp"
#include "support/version.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <expected>
#include <optional>
#include <utility>

namespace runtime {

using support::ErrorKind;
using support::fail;
using support::Result;

record::GameRecord GameSoFar::record() const {
    auto record = m_start;
    record.moves = m_driver.moves();
    record.logs = m_driver.logs();
    record.shown = m_driver.shown();
    return record;
}

Player house_player(std::string name, std::unique_ptr<rules::Bot> bot, CpuClock clock,
                    rules::Duration spent) {
    return {.name = std::move(name),
            .channel = std::make_unique<NativeBot>(std::move(bot), std::move(clock), spent)};
}

namespace {

bool wants_to_stop(Conditions const& conditions) {
    auto const is_set = [](std::atomic<bool> const* flag) {
        return flag != nullptr && flag->load(std::memory_order_relaxed);
    };
    return is_set(conditions.stop) || is_set(conditions.series_has_ended);
}

// Looks now and then whether the game is still wanted: a bot may think for long.
class StopWatch {
public:
    StopWatch(GameDriver& driver, Conditions const& conditions) : m_driver(driver), m_conditions(conditions) {
        if (conditions.loop != nullptr &&
            (conditions.stop != nullptr || conditions.series_has_ended != nullptr)) {
            look_again();
        }
    }

    void look() {
        if (wants_to_stop(m_conditions)) {
            m_driver.house_failed("the game was stopped");
        }
    }

private:
    void look_again() {
        m_next = m_conditions.loop->after(std::chrono::milliseconds(100), [this] {
            look();
            look_again();
        });
    }

    GameDriver& m_driver;
    Conditions const& m_conditions;
    Subscription m_next;
};

// Gives the core back while the program that is asked sleeps, and now and then to others who wait for one.
// When it has answered, or computes, it goes on only with a core.
class Rest {
public:
    Rest(GameDriver& driver, Conditions const& conditions)
        : m_driver(driver), m_loop(conditions.loop), m_doze(conditions.core) {
        if (m_loop != nullptr && conditions.core != nullptr) {
            m_driver.on_answer([this] {
                m_is_one_call = false;
                if (m_doze.rests()) {
                    wait_for_core();
                }
            });
            look_again();
        }
    }

private:
    void look_again() {
        m_looked = std::chrono::steady_clock::now();
        m_next = m_loop->after(support::Doze::interval, [this] {
            look();
            look_again();
        });
    }
    void look() {
        auto const used = m_driver.time_of_asked();
        if (!used || m_driver.is_over()) {
            m_is_one_call = false;
        } else if (m_doze.gives_way()) { // however short its calls are
            go_on();
        } else if (!std::exchange(m_is_one_call, true)) {
            m_doze.begin(*used);
        } else if (m_doze.look(*used, std::chrono::steady_clock::now() - m_looked)) {
            go_on();
        }
    }
    void go_on() {
        auto const since = std::chrono::steady_clock::now();
        m_driver.hold_all();
        m_doze.wake();
        m_driver.let_asked_go_on(std::chrono::steady_clock::now() - since);
        m_is_one_call = false;
    }
    // One has answered; others that were asked at the same time think on.
    void wait_for_core() {
        if (m_driver.waits_for_several()) {
            return go_on();
        }
        m_driver.hold_all();
        m_doze.wake();
    }

    GameDriver& m_driver;
    Loop* m_loop;
    support::Doze m_doze;
    WallTime m_looked{};
    bool m_is_one_call = false; // since the last look
    Subscription m_next;
};

// Plays until the game is over and all actors have finished.
void run(GameDriver& driver, record::GameRecord const& record, Conditions const& conditions) {
    StopWatch stop(driver, conditions);
    [[maybe_unused]] Rest rest(driver, conditions);
    GameSoFar const so_far(driver, record);
    if (conditions.watcher) {
        conditions.watcher(so_far);
        driver.on_ask([&](auto const&, bool) { conditions.watcher(so_far); });
    }
    driver.on_move([&] {
        conditions.after_move();
        if (conditions.watcher) {
            conditions.watcher(so_far);
        }
        stop.look();
    });
    std::optional<Watchman::Duty> duty;
    if (conditions.loop != nullptr) {
        driver.on_watch([&] { conditions.loop->watch(driver); });
        if (driver.needs_watchman()) {
            duty.emplace(conditions.loop->watchman());
            driver.set_watchman(conditions.loop->watchman());
        }
    }
    driver.start();
    while (!driver.is_closed()) {
        TULKAS_ASSERT(conditions.loop != nullptr);
        conditions.loop->run_once();
    }
    if (conditions.loop != nullptr) {
        conditions.loop->forget(driver);
    }
}

// Each player is asked first what its seat was asked before.
void feed(std::vector<Player>& players, Conditions const& conditions) {
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        std::vector<std::string> answers;
        std::vector<std::size_t> plies;
        for (std::size_t ply = 0; ply < conditions.opening.size(); ++ply) {
            if (conditions.opening[ply].seat == static_cast<rules::Seat>(seat)) {
                answers.push_back(conditions.opening[ply].move);
                plies.push_back(ply);
            }
        }
        auto& channel = players[seat].channel;
        channel = std::make_unique<FedBot>(std::move(channel), std::move(answers),
                                           [&differs = conditions.differs, plies = std::move(plies)](
                                               std::size_t call, std::string const& now) {
                                               if (differs) {
                                                   differs(plies[call], now);
                                               }
                                           });
    }
}

// The moves made before are those of the record, with their times.
Result<void> take_over_opening(std::vector<record::PlayedMove>& moves,
                               std::vector<record::PlayedMove> const& opening) {
    auto const count = std::min(moves.size(), opening.size());
    for (std::size_t ply = 0; ply < count; ++ply) {
        if (moves[ply].seat != opening[ply].seat || moves[ply].move != opening[ply].move) {
            return fail(ErrorKind::refused, "ply {}: the engine does not ask what it asked then", ply);
        }
        moves[ply].cpu = opening[ply].cpu;
    }
    return {};
}

void take_over(record::GameRecord& record, GameReport report) {
    record.moves = std::move(report.moves);
    record.refused = std::move(report.refused);
    record.outcome = std::move(*report.outcome);
    record.cpu = std::move(report.cpu);
    record.remaining = std::move(report.remaining);
    record.machine = std::move(report.machine);
    record.logs = std::move(report.logs);
    record.shown = std::move(report.shown);
    if (report.fault) {
        record.blame = record::Blame{.seat = report.fault->seat, .why = describe(*report.fault)};
    }
}

std::vector<std::unique_ptr<Channel>> seat(record::GameRecord& record, std::vector<Player> players) {
    std::vector<std::unique_ptr<Channel>> bots;
    for (auto& player : players) {
        record.seats.push_back(std::move(player.name));
        record.hashes.push_back(std::move(player.hash));
        bots.push_back(std::move(player.channel));
    }
    return bots;
}

// With what it wrote last: how a program exited says little to its author.
support::Error engine_failed(GameReport const& report) {
    constexpr std::size_t most_lines = 10;
    auto message = fmt::format("the engine failed: {}", describe(*report.fault));
    auto const lines = record::last_lines(report.logs.front(), most_lines);
    message += lines.empty() ? " (it wrote nothing to its log)" : "\nthe last lines of its log:";
    for (auto const& line : lines) {
        message += "\n  " + support::as_utf8(line);
    }
    return {.kind = ErrorKind::refused, .message = std::move(message)};
}

Result<record::GameRecord> play_at(GameDriver driver, record::GameRecord record,
                                   Conditions const& conditions) {
    run(driver, record, conditions);
    auto report = std::move(driver).report();
    for (std::size_t seat = 0; seat < report.wall.size(); ++seat) {
        conditions.after_game(seat, report.wall[seat]);
    }
    if (report.fault && report.fault->whose == Fault::Whose::engine) {
        return std::unexpected(engine_failed(report));
    }
    if (report.fault && report.fault->whose == Fault::Whose::house) {
        return fail(ErrorKind::unavailable, "{}", report.fault->what);
    }
    take_over(record, std::move(report));
    TULKAS_TRY(take_over_opening(record.moves, conditions.opening));
    return record;
}

} // namespace

Result<record::GameRecord> play(rules::Game const& game, rules::Setup const& setup,
                                std::vector<Player> players, Conditions const& conditions) {
    TULKAS_ASSERT(static_cast<std::size_t>(setup.seats) == players.size());
    auto state = TULKAS_TRY(rules::start_match(game, setup));
    if (!conditions.opening.empty()) {
        feed(players, conditions);
    }
    record::GameRecord record{.game = game.info().name,
                              .version = std::string(support::version),
                              .seed = setup.seed,
                              .options = setup.options.values(),
                              .position = setup.position};
    auto engine = std::make_unique<NativeEngine>(game.info(), setup.seats, std::move(state));
    GameDriver::Actors actors{
        .engine = nullptr, .referee = engine.get(), .bots = seat(record, std::move(players))};
    actors.engine = std::move(engine);
    return play_at(GameDriver(std::move(actors), conditions.limits), std::move(record), conditions);
}

Result<record::GameRecord> play(EngineActor engine, std::vector<Player> players,
                                Conditions const& conditions) {
    if (!conditions.opening.empty()) {
        feed(players, conditions);
    }
    record::GameRecord record{.game = std::move(engine.game), .version = std::string(support::version)};
    GameDriver::Actors actors{.engine = std::move(engine.channel),
                              .bots = seat(record, std::move(players)),
                              .start = std::move(engine.start),
                              .teams = std::move(engine.teams)};
    return play_at(GameDriver(std::move(actors), conditions.limits), std::move(record), conditions);
}

} // namespace runtime
