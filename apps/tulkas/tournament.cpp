// `tulkas tournament`: lets every bot play every other, or as the format says, and puts them in order.
#include "pairing/tournament.hpp"

#include "match/tournament_games.hpp"
#include "pairing/report.hpp"
#include "tulkas/commands.hpp"
#include "tulkas/error_notes.hpp"
#include "tulkas/interrupt.hpp"
#include "tulkas/match_setup.hpp"
#include "tulkas/output.hpp"
#include "tulkas/tournament_progress.hpp"
#include "tulkas/tournament_report.hpp"

#include <memory>
#include <utility>

namespace tulkas {

using pairing::Tournament;
using support::ErrorKind;
using support::fail;
using support::JsonObject;
using support::pass_on;
using support::Result;

namespace {

struct TournamentArguments {
    MatchArguments match;
    std::vector<std::string> bots;
    std::optional<std::string> format;
    std::optional<std::uint64_t> games;
    std::optional<std::uint64_t> rounds;
    bool csv = false;
};

Result<pairing::TournamentPlan> plan_of(TournamentArguments const& arguments, MatchSetup const& setup) {
    auto const format = pairing::format_from_text(arguments.format.value_or("round-robin"));
    if (!format) {
        return fail(format.error().kind, "--format: {}", format.error().message);
    }
    int const seats = setup.start.setup.seats;
    pairing::TournamentPlan plan{.format = *format,
                                 .players = static_cast<int>(setup.bots.size()),
                                 .seats = seats,
                                 .games = seats,
                                 .seed = setup.start.setup.seed};
    if (arguments.games) {
        plan.games = static_cast<int>(*arguments.games);
    }
    if (arguments.rounds) {
        plan.rounds = static_cast<int>(*arguments.rounds);
    }
    return plan;
}

JsonObject plan_json(MatchSetup const& setup, pairing::TournamentPlan const& plan) {
    auto json = setup.plan();
    json.emplace("format", pairing::to_text(plan.format));
    json.emplace("games", plan.games);
    json.emplace("rounds", plan.rounds ? support::Json(*plan.rounds) : support::Json(nullptr));
    return json;
}

// Games of an earlier run. Rounds that depend on results come after them, so the order of numbers is right.
Result<void> add_finished(Tournament& tournament, std::map<int, pairing::GameResult> const& finished) {
    for (auto const& [game, result] : finished) {
        if (game >= tournament.games() ||
            result.ranks.size() != static_cast<std::size_t>(tournament.plan().seats)) {
            return fail(ErrorKind::refused,
                        "--resume: game {} of the journal does not belong to this tournament", game);
        }
        tournament.add(game, result);
    }
    return {};
}

Result<void> print_report(TournamentArguments const& arguments, pairing::Report const& report,
                          rules::GameInfo const& game) {
    if (arguments.match.json) {
        return print_json(tournament_json(report, game));
    }
    return print(arguments.csv ? pairing::standings_csv(report) : tournament_text(report, game));
}

Result<void> finish(TournamentArguments const& arguments, MatchSetup const& setup,
                    Tournament const& tournament, bool all_played) {
    auto const& game = setup.start.game->info();
    pairing::Report const report{.tournament = tournament, .names = setup.names};
    if (arguments.match.out) {
        if (auto const written = write_tournament(*arguments.match.out, report, game); !written) {
            return written;
        }
    }
    if (auto const printed = print_report(arguments, report, game); !printed || all_played) {
        return printed;
    }
    return fail(ErrorKind::unavailable, "interrupted after {} of {} games{}", tournament.played(),
                tournament.expected_games(), arguments.match.out ? "; continue with --resume" : "");
}

// False when somebody stopped it.
Result<bool> play_games(MatchSetup const& setup, Tournament& tournament, MatchGames& games) {
    Interrupt const interrupt;
    auto const terms = setup.terms();
    match::GameRunner runner(terms);
    ErrorNotes notes;
    TournamentProgress progress(tournament, setup.names);
    auto const add = [&](int game, record::GameRecord const& record) -> Result<void> {
        auto const held = record.blame ? progress.hide() : progress.lock();
        tournament.add(game, pairing::result_of(record));
        notes.add(game, record);
        return {};
    };
    auto const played = match::play_tournament(runner, tournament, games.store_if_any(), add);
    auto const synced = played && games.store ? games.store->sync() : Result<void>();
    return synced ? played : pass_on(synced);
}

Result<void> run_tournament(TournamentArguments const& arguments, rules::Registry const& registry) {
    auto const setup = TULKAS_TRY(MatchSetup::create(arguments.match, arguments.bots, registry));
    auto const plan = TULKAS_TRY(plan_of(arguments, setup));
    auto tournament = TULKAS_TRY(Tournament::create(plan));
    auto games = TULKAS_TRY(MatchGames::open(arguments.match, plan_json(setup, tournament.plan())));
    if (auto const added = add_finished(tournament, games.finished); !added) {
        return added;
    }
    auto const all_played = play_games(setup, tournament, games);
    return all_played ? finish(arguments, setup, tournament, *all_played) : pass_on(all_played);
}

} // namespace

void add_tournament(CommandLine& program, rules::Registry const& games) {
    constexpr std::uint64_t most_games = 1'000'000;
    auto command = program.add("tournament", "let bots play each other and rank them");
    auto const arguments = std::make_shared<TournamentArguments>();
    add_start_arguments(command, arguments->match.start);
    command.words("BOT", arguments->bots, "as for `tulkas play`; best first if the format seeds them");
    command.text_option(
        "--format", "F", arguments->format,
        "round-robin (default), double-round-robin, swiss, single-elimination, double-elimination "
        "or gauntlet (the first bot against all others)");
    command.number_option(
        "--games", arguments->games, {1, most_games},
        "games per pairing, a multiple of the number of seats, so that each bot plays every seat "
        "equally often (default: one game per seat)");
    command.number_option("--rounds", arguments->rounds, {1, most_games},
                          "rounds of a Swiss tournament (default: enough to find a winner)");
    command.flag("--csv", arguments->csv, "print the standings as CSV");
    add_match_arguments(command, arguments->match);
    command.action([arguments, &games] { return run_tournament(*arguments, games); });
}

} // namespace tulkas
