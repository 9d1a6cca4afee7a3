// `tulkas sprt`: plays two bots against each other until it is clear whether the new one is better.
#include "match/kept_games.hpp"
#include "pairing/pairing.hpp"
#include "runtime/series.hpp"
#include "tulkas/commands.hpp"
#include "tulkas/error_notes.hpp"
#include "tulkas/interrupt.hpp"
#include "tulkas/match_setup.hpp"
#include "tulkas/output.hpp"
#include "tulkas/progress.hpp"
#include "tulkas/sprt_report.hpp"

#include <fmt/format.h>

#include <memory>
#include <utility>

namespace tulkas {

using rating::Sprt;
using record::GameRecord;
using support::ErrorKind;
using support::fail;
using support::JsonObject;
using support::Result;

namespace {

struct SprtArguments {
    MatchArguments match;
    std::string new_bot;
    std::string old_bot;
    std::optional<std::string> model;
    std::optional<std::uint64_t> games;
    Sprt::Settings settings;
};

constexpr int new_player = 0;
constexpr int old_player = 1;

pairing::Fixture fixture(int game, std::uint64_t seed) {
    return pairing::fixture_of(pairing::Pairing::of_two(0, 0, new_player, old_player), game, game, seed);
}

// Adds up results in the order of the games: the answer is the same however many are played at once.
class SprtCount {
public:
    void add(pairing::Fixture const& fixture, pairing::GameResult const& result) {
        std::size_t const new_seat = fixture.players[0] == new_player ? 0 : 1;
        int const own = result.ranks[new_seat];
        int const other = result.ranks[1 - new_seat];
        m_results.games +=
            {.wins = own < other ? 1 : 0, .draws = own == other ? 1 : 0, .losses = own > other ? 1 : 0};
        if (result.error) {
            ++(*result.error == static_cast<int>(new_seat) ? m_results.new_errors : m_results.old_errors);
        }
        std::size_t const half_points = own < other ? 2 : own == other ? 1 : 0;
        if (fixture.game % 2 == 0) {
            m_first_of_pair = half_points;
        } else {
            ++m_results.pairs[m_first_of_pair + half_points];
        }
    }

    [[nodiscard]] SprtResults const& results() const { return m_results; }

private:
    SprtResults m_results;
    std::size_t m_first_of_pair = 0; // half points
};

class SprtRun {
public:
    SprtRun(MatchSetup const& setup, Sprt const& test, MatchGames& games)
        : m_setup(setup),
          m_test(test),
          m_games(games),
          m_terms(setup.terms()),
          m_runner(m_terms),
          m_kept(m_runner, games.store_if_any()),
          m_progress([this] { return progress_line(report()); }) {}

    // Until there is an answer, or so many games were played. False when somebody stopped it.
    [[nodiscard]] Result<bool> play(int most_games) {
        auto const played = runtime::play_series(
            most_games, m_setup.threads,
            [&](int game, runtime::SeriesThread const& thread) { return play_game(game, thread); },
            [&](int game, GameRecord const& record) { return add(game, record); });
        return m_kept.end(played);
    }

    [[nodiscard]] SprtResults const& results() const { return m_count.results(); }

private:
    [[nodiscard]] SprtReport report() const {
        return {.test = m_test,
                .results = m_count.results(),
                .new_name = m_setup.names[new_player],
                .old_name = m_setup.names[old_player]};
    }

    [[nodiscard]] Result<GameRecord> play_game(int game, runtime::SeriesThread const& thread) {
        if (m_games.finished.contains(game)) {
            return GameRecord{};
        }
        return m_kept.play(fixture(game, m_setup.start.setup.seed), thread);
    }

    [[nodiscard]] runtime::Next add(int game, GameRecord const& record) {
        auto const held = record.blame ? m_progress.hide() : m_progress.lock();
        auto const earlier = m_games.finished.find(game);
        bool const is_earlier = earlier != m_games.finished.end();
        m_count.add(fixture(game, m_setup.start.setup.seed),
                    is_earlier ? earlier->second : pairing::result_of(record));
        m_notes.add(game, record);
        bool const is_pair = game % 2 == 1;
        return is_pair && report().answer != Sprt::Answer::go_on ? runtime::Next::enough
                                                                 : runtime::Next::game;
    }

    MatchSetup const& m_setup;
    Sprt const& m_test;
    MatchGames& m_games;
    match::GameTerms m_terms;
    match::GameRunner m_runner;
    match::KeptGames m_kept;
    ErrorNotes m_notes;
    SprtCount m_count;
    Progress m_progress; // last: it reads the others
};

Result<void> print_report(SprtArguments const& arguments, MatchSetup const& setup, SprtReport const& report) {
    if (!arguments.match.json) {
        return print(to_text(report));
    }
    JsonObject json{{"game", setup.start.game->info().name}};
    for (auto const& member : to_json(report)) {
        json.insert(member);
    }
    return print_json(json);
}

// 0 for elo1; elo0 is a no.
Result<void> conclude(SprtReport const& report, bool all_played) {
    switch (report.answer) {
    case Sprt::Answer::elo1:
        return {};
    case Sprt::Answer::elo0:
        return fail(ErrorKind::refused, "{} is not better by {:g} Elo", report.new_name,
                    report.test.settings().elo1);
    case Sprt::Answer::go_on:
        break;
    }
    return fail(ErrorKind::unavailable, "{} after {} games without a result",
                all_played ? "ended" : "interrupted", report.results.games.games());
}

Result<Sprt> test_of(SprtArguments const& arguments) {
    auto settings = arguments.settings;
    auto const model = arguments.model.value_or("logistic");
    if (model != "logistic" && model != "normalized") {
        return fail(ErrorKind::invalid, "--model must be logistic or normalized (got '{}')", model);
    }
    settings.scale = model == "logistic" ? rating::EloScale::logistic : rating::EloScale::normalized;
    return Sprt::create(settings);
}

JsonObject plan_json(MatchSetup const& setup) {
    auto json = setup.plan();
    json.emplace("format", "sprt");
    return json;
}

// False when somebody stopped it.
Result<bool> play_games(SprtArguments const& arguments, MatchSetup const& setup, Sprt const& test,
                        MatchGames& games, SprtResults& results) {
    constexpr std::uint64_t usual_most = 100'000;
    Interrupt const interrupt;
    SprtRun run(setup, test, games);
    auto const all_played = run.play(static_cast<int>(arguments.games.value_or(usual_most)));
    results = run.results();
    return all_played;
}

Result<void> run_sprt(SprtArguments const& arguments, rules::Registry const& registry) {
    auto const test = TULKAS_TRY(test_of(arguments));
    auto const setup =
        TULKAS_TRY(MatchSetup::create(arguments.match, {arguments.new_bot, arguments.old_bot}, registry));
    if (setup.start.setup.seats != 2) {
        return fail(ErrorKind::invalid, "sprt needs a two-player game; {} is not one",
                    setup.start.game->info().name);
    }
    auto games = TULKAS_TRY(MatchGames::open(arguments.match, plan_json(setup)));
    SprtResults results;
    auto const all_played = TULKAS_TRY(play_games(arguments, setup, test, games, results));
    SprtReport const report{.test = test,
                            .results = results,
                            .new_name = setup.names[new_player],
                            .old_name = setup.names[old_player]};
    if (auto const printed = print_report(arguments, setup, report); !printed) {
        return printed;
    }
    return conclude(report, all_played);
}

} // namespace

void add_sprt(CommandLine& program, rules::Registry const& games) {
    constexpr std::uint64_t most_games = 10'000'000;
    auto command = program.add("sprt", "play until it is clear whether a new bot is better than an old one");
    auto const arguments = std::make_shared<SprtArguments>();
    add_start_arguments(command, arguments->match.start);
    command.word("NEW", arguments->new_bot, "the bot that should be better, as for `tulkas play`");
    command.word("OLD", arguments->old_bot, "the bot it is compared with");
    command.decimal_option("--elo0", arguments->settings.elo0,
                           "the Elo difference of \"not better\" (default: 0)");
    command.decimal_option("--elo1", arguments->settings.elo1,
                           "the Elo difference of \"better\" (default: 10)");
    command.decimal_option("--alpha", arguments->settings.alpha,
                           "the probability of accepting elo1 when elo0 is true (default: 0.05)");
    command.decimal_option("--beta", arguments->settings.beta,
                           "the probability of accepting elo0 when elo1 is true (default: 0.05)");
    command.text_option("--model", "M", arguments->model, "the Elo model: logistic (default) or normalized");
    command.number_option(
        "--games", arguments->games, {2, most_games},
        "stop after this many games (default: 100000); each seed is played twice, with seats swapped");
    add_match_arguments(command, arguments->match);
    command.footer("Exit status: 0 if elo1 is accepted, 1 if elo0 is, 3 if neither.");
    command.action([arguments, &games] { return run_sprt(*arguments, games); });
}

} // namespace tulkas
