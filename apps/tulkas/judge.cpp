// `tulkas judge`: checks a submission, builds it, lets it play the game's baseline bot, and reports.
#include "arena/judge_report.hpp"
#include "arena/qualification.hpp"
#include "runtime/series.hpp"
#include "runtime/series_cores.hpp"
#include "support/text.hpp"
#include "tulkas/bot_finder.hpp"
#include "tulkas/commands.hpp"
#include "tulkas/interrupt.hpp"
#include "tulkas/output.hpp"
#include "tulkas/progress.hpp"
#include "tulkas/start.hpp"
#include "tulkas/tables.hpp"
#include "tulkas/time_arguments.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <memory>
#include <utility>

namespace tulkas {

using arena::Qualification;
using runtime::GameRecord;
using support::ErrorKind;
using support::fail;
using support::JsonObject;
using support::pass_on;
using support::Result;

namespace {

struct JudgeArguments {
    StartArguments start;
    std::string source;
    std::optional<std::string> baseline;
    std::optional<std::uint64_t> games;
    std::optional<std::uint64_t> wins;
    TimeArguments time;
    std::optional<std::uint64_t> jobs;
    BotArguments bot;
    bool json = false;
};

constexpr int submission = 0; // the numbers of the bots
constexpr int baseline = 1;

struct JudgeSetup {
    Start start;
    std::vector<std::shared_ptr<Bot const>> bots;
    arena::QualificationRules rules;
    runtime::TimeLimits time;
    int threads;

    [[nodiscard]] std::string const& player() const { return bots[submission]->name(); }
    [[nodiscard]] std::string const& enemy() const { return bots[baseline]->name(); }
};

class Judging {
public:
    Judging(JudgeSetup const& setup, bool json)
        : m_setup(setup),
          m_json(json),
          m_qualification(setup.rules),
          m_tables(setup.start, setup.bots, setup.threads),
          m_progress([this] { return progress_text(); }) {}

    // Prints the text of the report as it comes.
    [[nodiscard]] Result<void> run() {
        if (!m_json) {
            auto const held = m_progress.hide();
            if (auto const printed = print(arena::head_text(m_setup.player(), m_setup.enemy())); !printed) {
                return printed;
            }
        }
        auto const played = runtime::play_series(
            m_setup.rules.games, m_setup.threads,
            [&](int number, runtime::Worker const& worker) { return play_game(number, worker); },
            [&](int /*number*/, GameRecord const& record) { return add(record); });
        if (!played && !m_qualification.is_over()) {
            return m_lost_reader || !Interrupt::wanted()
                       ? played
                       : fail(ErrorKind::unavailable, "interrupted after {} of {} games",
                              m_qualification.records().size(), m_setup.rules.games);
        }
        auto const held = m_progress.hide();
        return m_json ? print_json(json()) : print(arena::tail_text(m_qualification));
    }

    [[nodiscard]] Qualification const& qualification() const { return m_qualification; }

private:
    [[nodiscard]] Result<GameRecord> play_game(int number, runtime::Worker const& worker) {
        runtime::Conditions const conditions{.limits = {.time = m_setup.time}, .stop = &Interrupt::wanted()};
        auto const game = m_qualification.game(number);
        std::vector<int> players(static_cast<std::size_t>(m_setup.rules.seats), baseline);
        players[static_cast<std::size_t>(game.seat)] = submission;
        return m_tables.play(players, game.seed, worker, conditions);
    }

    [[nodiscard]] Result<void> add(GameRecord const& record) {
        auto const held = m_progress.hide();
        int const number = static_cast<int>(m_qualification.records().size());
        m_qualification.add(record);
        if (!m_json) {
            if (auto printed = print(arena::match_text(m_qualification, number)); !printed) {
                m_lost_reader = true;
                Interrupt::request();
                return printed;
            }
        }
        if (number + 1 < m_setup.rules.games && m_qualification.is_over()) {
            Interrupt::request(); // the games in progress would change nothing
            return fail(ErrorKind::refused, "an error ended the qualification");
        }
        return {};
    }

    [[nodiscard]] JsonObject json() const {
        JsonObject json{{"game", m_setup.start.game->info().name}};
        for (auto const& member : arena::to_json(m_qualification, m_setup.player(), m_setup.enemy())) {
            json.insert(member);
        }
        return json;
    }

    [[nodiscard]] std::string progress_text() const {
        auto const played = m_qualification.records().size();
        return fmt::format("{} games, {} won of {} needed",
                           progress_bar(played, static_cast<std::size_t>(m_setup.rules.games)),
                           m_qualification.wins(), m_setup.rules.wins);
    }

    JudgeSetup const& m_setup;
    bool m_json;
    Qualification m_qualification;
    Tables m_tables;
    bool m_lost_reader = false;
    Progress m_progress; // last: it reads the others
};

Result<void> reject(JudgeArguments const& arguments, std::string const& game, Rejected const& rejected) {
    arena::Rejection const rejection{.why = rejected.why, .messages = rejected.messages};
    std::string const player = std::filesystem::path(arguments.source).stem();
    JsonObject json{{"game", game}};
    for (auto const& member : arena::to_json(rejection, player)) {
        json.insert(member);
    }
    if (auto const printed = arguments.json ? print_json(json) : print(arena::to_text(rejection, player));
        !printed) {
        return printed;
    }
    return fail(ErrorKind::refused, "{} is not accepted: {}", support::in_quotes(arguments.source),
                rejected.why);
}

Result<arena::QualificationRules> rules_of(JudgeArguments const& arguments, Start const& start) {
    arena::QualificationRules rules{.seats = start.setup.seats, .seed = start.setup.seed};
    rules.games = static_cast<int>(arguments.games.value_or(static_cast<std::uint64_t>(rules.games)));
    // Of another number of games the same share is needed.
    rules.wins =
        static_cast<int>(arguments.wins.value_or(static_cast<std::uint64_t>((rules.games * 8 + 9) / 10)));
    if (rules.wins > rules.games) {
        return fail(ErrorKind::invalid, "--wins: of {} games {} cannot be won", rules.games, rules.wins);
    }
    return rules;
}

Result<Start> start_of(JudgeArguments const& arguments, rules::Registry const& games) {
    auto start = Start::create(arguments.start, games);
    if (!start) {
        return start;
    }
    auto const& info = start->game->info();
    if (info.kind == rules::Kind::challenge) {
        return fail(ErrorKind::invalid, "{} is a challenge for one: there is nobody to be won against",
                    info.name);
    }
    start->setup.seats = info.most_seats;
    if (auto const state = start->state(); !state) {
        return pass_on(state);
    }
    return start;
}

Result<void> judge(JudgeArguments const& arguments, rules::Registry const& games) {
    auto start = start_of(arguments, games);
    if (!start) {
        return pass_on(start);
    }
    auto const rules = rules_of(arguments, *start);
    if (!rules) {
        return pass_on(rules);
    }
    auto const& info = start->game->info();
    BotFinder finder(arguments.bot, games);
    auto const enemy = finder.find(arguments.baseline.value_or(info.baseline), *start->game);
    if (!enemy) {
        return pass_on(enemy);
    }
    auto const found = finder.find_submission(arguments.source, *start->game);
    if (!found) {
        return pass_on(found);
    }
    if (auto const* const rejected = std::get_if<Rejected>(&*found)) {
        return reject(arguments, info.name, *rejected);
    }
    JudgeSetup const setup{.start = *start,
                           .bots = {std::get<std::shared_ptr<Bot const>>(*found), *enemy},
                           .rules = *rules,
                           .time = time_limits(arguments.time, info),
                           .threads =
                               static_cast<int>(arguments.jobs.value_or(runtime::usable_cores().size()))};
    Interrupt const interrupt;
    Judging judging(setup, arguments.json);
    if (auto const done = judging.run(); !done) {
        return done;
    }
    auto const& qualification = judging.qualification();
    return qualification.has_passed() ? Result<void>()
                                      : fail(ErrorKind::refused, "{} is not accepted: {}",
                                             support::in_quotes(arguments.source), qualification.why_not());
}

} // namespace

void add_judge(CommandLine& program, rules::Registry const& games) {
    constexpr std::uint64_t most_games = 10'000;
    auto command =
        program.add("judge", "check a submission, build it, and let it play the game's baseline bot");
    auto const arguments = std::make_shared<JudgeArguments>();
    add_start_arguments(command, arguments->start);
    command.word("SOURCE", arguments->source,
                 "what was handed in: a source file, a directory with a manifest; any BOT");
    command.text_option("--baseline", "BOT", arguments->baseline, "play this bot instead of the game's own");
    command.number_option("--games", arguments->games, {1, most_games}, "how many; 10 unless given");
    command.number_option("--wins", arguments->wins, {0, most_games},
                          "so many are needed; 8 of 10 unless given");
    add_time_arguments(command, arguments->time);
    command.number_option("--jobs", arguments->jobs, {1, 1024},
                          "games at a time, one for each core unless given");
    add_bot_arguments(command, arguments->bot);
    command.flag("--json", arguments->json, "print one JSON value instead of text");
    command.footer("Exit status: 0 if it is accepted, 1 if not.");
    command.action([arguments, &games] { return judge(*arguments, games); });
}

} // namespace tulkas
