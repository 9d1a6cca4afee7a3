#include "tulkas/engine_series.hpp"

#include "matches/engine.hpp"
#include "runtime/series_cores.hpp"
#include "support/text.hpp"
#include "tulkas/interrupt.hpp"
#include "tulkas/output.hpp"
#include "tulkas/series.hpp"

#include <chrono>
#include <memory>
#include <utility>
#include <variant>

namespace tulkas {

using matches::BuiltProgram;
using support::ErrorKind;
using support::fail;
using support::pass_on;
using support::Result;

Result<BuiltProgram> build_program(std::string const& path, matches::Workshop& workshop) {
    auto outcome = matches::build_program(path, workshop);
    if (!outcome) {
        return pass_on(outcome);
    }
    if (auto const* const rejected = std::get_if<arena::Rejection>(&*outcome)) {
        if (!rejected->messages.empty()) {
            print_note(rejected->messages);
        }
        return fail(ErrorKind::refused, "{}: {}", support::in_quotes(path), rejected->why);
    }
    return std::get<BuiltProgram>(*std::move(outcome));
}

namespace {

// Of each bot, unless other limits are given.
constexpr rules::TimeControl standard_time{.per_call = std::chrono::seconds(1),
                                           .per_game = std::chrono::seconds(60)};

// What only rules of our own understand.
Result<void> check_arguments(StartArguments const& arguments) {
    char const* const given = arguments.seed              ? "--seed"
                              : arguments.position        ? "--position"
                              : arguments.options.empty() ? nullptr
                                                          : "--option";
    if (given != nullptr) {
        return fail(ErrorKind::invalid, "{}: {} is an engine, and cannot be told so", given,
                    support::in_quotes(arguments.game));
    }
    return {};
}

rules::GameInfo info_of(BuiltProgram const& engine, std::size_t bots) {
    int const players = static_cast<int>(engine.players.value_or(bots));
    auto const kind = players == 1   ? rules::Kind::challenge
                      : players == 2 ? rules::Kind::match
                                     : rules::Kind::ranking;
    return {.name = engine.built.name,
            .title = engine.built.name,
            .summary = {},
            .kind = kind,
            .least_seats = players,
            .most_seats = players,
            .time = standard_time,
            .baseline = {}};
}

// The engine, its bots, and a loop for each thread that plays.
class EngineTables {
public:
    EngineTables(matches::Workshop& workshop, BuiltProgram engine, std::vector<BuiltProgram> bots,
                 std::size_t threads)
        : m_workshop(workshop), m_engine(std::move(engine)), m_bots(std::move(bots)), m_loops(threads) {}

    [[nodiscard]] Result<runtime::GameRecord> play(runtime::SeriesGame const& game,
                                                   runtime::Worker const& worker,
                                                   runtime::Conditions const& conditions) {
        auto& loop = m_loops[worker.number]; // this worker's alone
        loop = loop ? std::move(loop) : std::make_unique<runtime::Loop>();
        matches::EngineMatch match{
            .engine = m_engine, .bots = {}, .seed = game.seed, .loop = *loop, .core = worker.core};
        for (int const player : game.players) {
            match.bots.push_back(&m_bots[static_cast<std::size_t>(player)]);
        }
        return matches::play(match, m_workshop, conditions);
    }

    [[nodiscard]] std::vector<std::string> names() const {
        std::vector<std::string> names;
        for (auto const& bot : m_bots) {
            names.push_back(bot.built.name);
        }
        return names;
    }

private:
    matches::Workshop& m_workshop;
    BuiltProgram m_engine;
    std::vector<BuiltProgram> m_bots;
    std::vector<std::unique_ptr<runtime::Loop>> m_loops;
};

Result<std::vector<BuiltProgram>> build_all(std::vector<std::string> const& paths,
                                            matches::Workshop& workshop) {
    std::vector<BuiltProgram> programs;
    for (auto const& path : paths) {
        auto program = build_program(path, workshop);
        if (!program) {
            return pass_on(program);
        }
        programs.push_back(*std::move(program));
    }
    return programs;
}

Result<void> play_with(PlayArguments const& arguments, BuiltProgram engine, matches::Workshop& workshop) {
    auto const info = info_of(engine, arguments.bots.size());
    auto const seats = seats_for(arguments.bots.size(), info);
    if (!seats) {
        return pass_on(seats);
    }
    auto const plan = make_plan(arguments, *seats);
    if (!plan) {
        return pass_on(plan);
    }
    auto bots = build_all(arguments.bots, workshop);
    if (!bots) {
        return pass_on(bots);
    }
    auto const threads = arguments.jobs.value_or(runtime::usable_cores().size());
    EngineTables tables(workshop, std::move(engine), *std::move(bots), threads);
    auto const open = [&](std::function<void()> after_move) -> PlayMatch {
        runtime::Conditions const conditions{.limits = {.time = time_limits(arguments.time, info)},
                                             .after_move = std::move(after_move),
                                             .stop = &Interrupt::wanted()};
        return [&tables, conditions](runtime::SeriesGame const& game, runtime::Worker const& worker) {
            return tables.play(game, worker, conditions);
        };
    };
    return play(Series{.info = info,
                       .names = tables.names(),
                       .plan = *plan,
                       .threads = static_cast<int>(threads),
                       .open = open},
                arguments.record, arguments.json);
}

} // namespace

Result<void> play_engine(PlayArguments const& arguments) {
    if (auto const checked = check_arguments(arguments.start); !checked) {
        return checked;
    }
    auto const settings = workshop_settings(arguments.bot.workshop);
    if (!settings) {
        return pass_on(settings);
    }
    auto const workshop = matches::Workshop::create(*settings);
    if (!workshop) {
        return pass_on(workshop);
    }
    auto engine = build_program(arguments.start.game, **workshop);
    if (!engine) {
        return pass_on(engine);
    }
    return play_with(arguments, *std::move(engine), **workshop);
}

} // namespace tulkas
