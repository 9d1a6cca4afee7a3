#include "tulkas/engine_series.hpp"

#include "match/engine.hpp"
#include "packages/program.hpp"
#include "runtime/series_cores.hpp"
#include "support/text.hpp"
#include "tulkas/interrupt.hpp"
#include "tulkas/output.hpp"
#include "tulkas/series.hpp"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <memory>
#include <utility>
#include <variant>

namespace tulkas {

using match::BuiltProgram;
using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

Result<packages::ProgramOrRejection> build_any(std::string const& path, match::Workshop& workshop) {
    std::error_code error;
    if (!std::filesystem::exists(std::filesystem::path(path) / packages::manifest_name, error)) {
        return match::build_program(path, workshop);
    }
    auto const package = TULKAS_TRY(packages::read_package(path));
    auto built = packages::build_engine(package, workshop);
    if (built) {
        if (auto* const engine = std::get_if<BuiltProgram>(&*built)) {
            engine->players = static_cast<std::uint64_t>(package.manifest.players);
            engine->most_players = static_cast<std::uint64_t>(package.manifest.most_players);
            engine->built.name = package.manifest.name;
        }
    }
    return built;
}

} // namespace

Result<BuiltProgram> build_program(std::string const& path, match::Workshop& workshop,
                                   std::function<void(std::string const&)> const& rejected_with) {
    auto outcome = TULKAS_TRY(build_any(path, workshop));
    if (auto const* const rejected = std::get_if<pairing::Rejection>(&outcome)) {
        if (!rejected->messages.empty()) {
            print_note(rejected->messages);
            if (rejected_with) {
                rejected_with(rejected->messages);
            }
        }
        return fail(ErrorKind::refused, "{}: {}", support::in_quotes(path), rejected->why);
    }
    return std::get<BuiltProgram>(std::move(outcome));
}

namespace {

// Of each bot, unless other limits are given.
constexpr rules::TimeControl standard_time{.per_call = std::chrono::seconds(1),
                                           .per_game = std::chrono::seconds(60)};

// What only some engines understand.
Result<void> check_arguments(StartArguments const& arguments, BuiltProgram const& engine) {
    if (arguments.position) {
        return fail(ErrorKind::invalid, "--position is not available for {}, which is an engine program",
                    support::in_quotes(arguments.game));
    }
    if (arguments.seed && !engine.start.is_told) {
        return fail(
            ErrorKind::invalid,
            "--seed is not available for {}, whose engine is told no seed: see `seed` in docs/games.md",
            support::in_quotes(arguments.game));
    }
    return {};
}

rules::GameInfo info_of(BuiltProgram const& engine, std::size_t bots) {
    int const players = static_cast<int>(engine.players.value_or(bots));
    int const most = std::max(players, static_cast<int>(engine.most_players));
    auto const kind = most == 1   ? rules::Kind::challenge
                      : most == 2 ? rules::Kind::match
                                  : rules::Kind::ranking;
    return {.name = engine.built.name,
            .title = engine.built.name,
            .summary = {},
            .kind = kind,
            .least_seats = players,
            .most_seats = most,
            .time = standard_time,
            .baseline = {}};
}

// The engine, its bots, and a loop for each thread that plays.
class EngineTables {
public:
    EngineTables(match::Workshop& workshop, BuiltProgram engine, rules::Options options,
                 std::vector<BuiltProgram> bots, std::size_t threads)
        : m_workshop(workshop),
          m_engine(std::move(engine)),
          m_options(std::move(options)),
          m_bots(std::move(bots)),
          m_loops(threads) {}

    [[nodiscard]] Result<record::GameRecord> play(runtime::SeriesGame const& game,
                                                  runtime::SeriesThread const& thread,
                                                  runtime::Conditions const& conditions) {
        auto& loop = m_loops[thread.number]; // this thread's alone
        loop = loop ? std::move(loop) : std::make_unique<runtime::Loop>();
        match::EngineMatch match{.engine = m_engine,
                                 .bots = {},
                                 .seed = game.seed,
                                 .options = m_options,
                                 .loop = *loop,
                                 .core = thread.core};
        for (int const player : game.players) {
            match.bots.push_back(&m_bots[static_cast<std::size_t>(player)]);
        }
        auto watched = conditions;
        watched.watcher = thread.watcher;
        return match::play(match, m_workshop, watched);
    }

    [[nodiscard]] std::vector<std::string> names() const {
        std::vector<std::string> names;
        for (auto const& bot : m_bots) {
            names.push_back(bot.built.name);
        }
        return names;
    }

private:
    match::Workshop& m_workshop;
    BuiltProgram m_engine;
    rules::Options m_options;
    std::vector<BuiltProgram> m_bots;
    std::vector<std::unique_ptr<runtime::Loop>> m_loops;
};

Result<std::vector<BuiltProgram>> build_all(PlayArguments const& arguments, match::Workshop& workshop) {
    std::vector<BuiltProgram> programs;
    for (auto const& path : arguments.bots) {
        auto program = TULKAS_TRY(build_program(path, workshop, arguments.bot.rejected));
        programs.push_back(std::move(program));
    }
    return programs;
}

Result<void> play_with(PlayArguments const& arguments, BuiltProgram engine, match::Workshop& workshop,
                       WatchSeries const& watched) {
    auto const info = info_of(engine, arguments.bots.size());
    auto const seats = TULKAS_TRY(seats_for(arguments.bots.size(), info));
    auto const plan = TULKAS_TRY(make_plan(arguments, seats));
    auto const given = TULKAS_TRY(parse_options(arguments.start.options));
    auto options = TULKAS_TRY(rules::Options::create(engine.start.options, given));
    auto bots = TULKAS_TRY(build_all(arguments, workshop));
    auto const threads = arguments.jobs.value_or(runtime::usable_cores().size());
    EngineTables tables(workshop, std::move(engine), std::move(options), std::move(bots), threads);
    auto const open = [&](std::function<void()> after_move) -> PlayMatch {
        runtime::Conditions const conditions{.limits = {.time = time_limits(arguments.time, info)},
                                             .after_move = std::move(after_move),
                                             .stop = &Interrupt::wanted()};
        return [&tables, conditions](runtime::SeriesGame const& game, runtime::SeriesThread const& thread) {
            return tables.play(game, thread, conditions);
        };
    };
    return play(Series{.info = info,
                       .names = tables.names(),
                       .plan = plan,
                       .threads = static_cast<int>(threads),
                       .open = open,
                       .logs = arguments.logs_shown(),
                       .watched = watched},
                arguments.record, arguments.json);
}

} // namespace

Result<void> play_engine(PlayArguments const& arguments, WatchSeries const& watched) {
    auto const settings = TULKAS_TRY(workshop_settings(arguments.bot.workshop));
    auto const workshop = TULKAS_TRY(match::Workshop::create(settings));
    auto engine = TULKAS_TRY(build_program(arguments.start.game, *workshop, arguments.bot.rejected));
    TULKAS_TRY(check_arguments(arguments.start, engine));
    return play_with(arguments, std::move(engine), *workshop, watched);
}

} // namespace tulkas
