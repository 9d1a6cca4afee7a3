// `tulkas judge`: checks a submission, builds it, lets it play the game's baseline bot, and reports.
#include "league/terms.hpp"
#include "match/qualify.hpp"
#include "pairing/judge_report.hpp"
#include "rules/rivals.hpp"
#include "runtime/series_cores.hpp"
#include "support/file_io.hpp"
#include "support/text.hpp"
#include "tulkas/bot_finder.hpp"
#include "tulkas/commands.hpp"
#include "tulkas/interrupt.hpp"
#include "tulkas/judge_progress.hpp"
#include "tulkas/output.hpp"
#include "tulkas/record_file.hpp"
#include "tulkas/start.hpp"
#include "tulkas/time_arguments.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <memory>
#include <utility>

namespace tulkas {

using record::GameRecord;
using support::ErrorKind;
using support::fail;
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
    std::optional<std::string> record;
    BotArguments bot;
    bool converts_encodings = false;
    std::optional<std::string> terms;
    bool json = false;
};

// The terms of a contest, as `GET /contests/SLUG` answers them: the whole answer, or its "terms".
Result<std::optional<league::Terms>> read_terms(JudgeArguments const& arguments, rules::Game const& game) {
    constexpr std::uint64_t most_bytes = 1'000'000;
    if (!arguments.terms) {
        return std::nullopt;
    }
    auto const read = [&]() -> Result<league::Terms> {
        auto const text = TULKAS_TRY(support::read_file(*arguments.terms, most_bytes));
        auto const json = TULKAS_TRY(support::parse_json(text));
        auto const* const within = json.is_object() ? json.get_object().if_contains("terms") : nullptr;
        auto terms = TULKAS_TRY(league::terms_from_json(within == nullptr ? json : *within, game.info()));
        TULKAS_TRY(league::check(terms, game));
        return terms;
    }();
    return read ? Result<std::optional<league::Terms>>(*read)
                : fail(read.error().kind, "{}: {}", support::in_quotes(*arguments.terms),
                       read.error().message);
}

// The games as they come in: the report piece by piece, the record.
class Judging {
public:
    Judging(JudgeArguments const& arguments, pairing::JudgedUpload const& upload,
            pairing::QualificationRules const& rules)
        : m_json(arguments.json), m_upload(upload), m_qualification(rules) {}

    [[nodiscard]] Result<void> play(match::GameTerms const& terms, std::optional<RecordFile> record) {
        m_record = std::move(record);
        if (auto const begun = m_json ? Result<void>() : print(pairing::head_text(m_upload)); !begun) {
            return begun;
        }
        {
            match::GameRunner runner(terms);
            JudgeProgress progress(m_qualification);
            auto const add = [&](GameRecord const& game) {
                auto const held = progress.hide();
                return this->add(game);
            };
            if (auto const played = match::qualify(runner, m_qualification, add); !played) {
                return m_lost_sink || !terms.stop
                           ? played
                           : fail(ErrorKind::unavailable, "interrupted after {} of {} games",
                                  m_qualification.records().size(), m_qualification.rules().games);
            }
        }
        return finish();
    }

    // For the exit status.
    [[nodiscard]] Result<void> verdict(std::string const& source) const {
        return m_qualification.has_passed()
                   ? Result<void>()
                   : fail(ErrorKind::refused, "{} is not accepted: {}", support::in_quotes(source),
                          pairing::why_not_accepted(m_qualification, m_upload.game));
    }

private:
    [[nodiscard]] Result<void> add(GameRecord const& game) {
        m_qualification.add(game);
        auto kept = m_record ? m_record->add(game) : Result<void>();
        if (kept && !m_json) {
            kept = print(judged_match_text(m_qualification));
        }
        m_lost_sink = m_lost_sink || !kept;
        return kept;
    }

    [[nodiscard]] Result<void> finish() {
        if (auto const closed = m_record ? m_record->close() : Result<void>(); !closed) {
            return closed;
        }
        if (notes_go_to_terminal() && m_qualification.has_passed()) {
            print_note(verdict_note(m_qualification));
        }
        return m_json ? print_json(pairing::to_json(m_qualification, m_upload))
                      : print(pairing::tail_text(m_qualification));
    }

    bool m_json;
    pairing::JudgedUpload const& m_upload;
    pairing::Qualification m_qualification;
    std::optional<RecordFile> m_record;
    bool m_lost_sink = false;
};

Result<void> reject(JudgeArguments const& arguments, pairing::JudgedUpload const& upload,
                    pairing::Rejection const& rejection) {
    auto const printed = arguments.json ? print_json(pairing::to_json(rejection, upload))
                                        : print(pairing::to_text(rejection, upload));
    return printed ? fail(ErrorKind::refused, "{} is not accepted: {}", support::in_quotes(arguments.source),
                          rejection.why)
                   : printed;
}

Result<pairing::QualificationRules> rules_of(JudgeArguments const& arguments, Start const& start,
                                             std::optional<league::Terms> const& terms) {
    auto rules = pairing::qualification_rules(start.game->info(), start.setup.seats, start.setup.seed);
    auto const games = terms ? terms->games : rules.games;
    rules.games = static_cast<int>(arguments.games.value_or(static_cast<std::uint64_t>(games)));
    // Of another number of games the same share is needed.
    auto const wins = terms && rules.games == games ? terms->wins : (rules.games * 8 + 9) / 10;
    rules.wins = static_cast<int>(arguments.wins.value_or(static_cast<std::uint64_t>(wins)));
    if (rules.wins > rules.games) {
        return fail(ErrorKind::invalid, "--wins must be at most {}, the number of games (got {})",
                    rules.games, rules.wins);
    }
    return rules;
}

Result<Start> start_of(JudgeArguments const& arguments, std::shared_ptr<rules::Game const> game,
                       std::optional<league::Terms> const& terms) {
    auto start = Start::create(arguments.start, std::move(game));
    if (!start) {
        return start;
    }
    auto const& info = start->game->info();
    start->setup.seats = terms ? terms->seats : rules::rivals_in(info).most;
    if (terms && arguments.start.options.empty()) {
        start->setup.options = TULKAS_TRY(rules::Options::create(info.options, terms->options));
    }
    TULKAS_TRY(start->state());
    return start;
}

// Authors are called by what they handed in: a nickname is for standings.
std::string player_name(std::string const& source) {
    std::error_code error;
    auto const path = std::filesystem::path(source);
    return std::filesystem::is_directory(path, error)
               ? std::filesystem::weakly_canonical(path, error).filename().string()
               : path.stem().string();
}

Result<match::BotOrRejection> build(JudgeArguments const& arguments, BotFinder& finder,
                                    rules::Game const& game, std::optional<league::Terms> const& terms) {
    BuildProgress const progress(arguments.source);
    match::ProgramTerms asked{
        .files = {.converts_encodings = arguments.converts_encodings || (terms && terms->converts_encodings),
                  .check_nickname = [&](std::string const& nickname) {
                      return match::check_nickname(nickname, game);
                  }}};
    if (terms) {
        asked.languages = terms->languages;
        asked.source = terms->source;
    }
    return finder.find_submission(arguments.source, game, asked);
}

// What is on the command line comes first.
record::TimeLimits time_of(JudgeArguments const& arguments, rules::GameInfo const& info,
                           std::optional<league::Terms> const& terms) {
    auto const& [game, move, wall, charges_player_only] = arguments.time;
    bool const is_given = game || move || wall || charges_player_only;
    return terms && !is_given ? league::limits_of(terms->time) : time_limits(arguments.time, info);
}

std::optional<std::uint64_t> memory_of(std::optional<league::Terms> const& terms) {
    return terms ? std::optional(static_cast<std::uint64_t>(terms->memory_mb) * sandbox::mebibyte)
                 : std::nullopt;
}

Result<void> judge_bots(JudgeArguments const& arguments, Start const& start,
                        std::optional<league::Terms> const& terms, pairing::QualificationRules const& rules,
                        std::vector<std::shared_ptr<match::Bot const>> const& bots) {
    pairing::JudgedUpload const upload{.game = *start.game,
                                       .setup = start.setup,
                                       .time = time_of(arguments, start.game->info(), terms),
                                       .player = bots[match::submission_number]->name(),
                                       .enemy = bots[match::baseline_number]->name()};
    std::optional<RecordFile> record;
    if (arguments.record) {
        auto file = TULKAS_TRY(RecordFile::create(*arguments.record));
        record = std::move(file);
    }
    Interrupt const interrupt;
    Judging judging(arguments, upload, rules);
    auto const played =
        judging.play({.game = *start.game,
                      .setup = start.setup,
                      .bots = bots,
                      .time = upload.time,
                      .threads = static_cast<int>(arguments.jobs.value_or(runtime::usable_cores().size())),
                      .stop = Interrupt::wanted(),
                      .memory = memory_of(terms)},
                     std::move(record));
    return played ? judging.verdict(arguments.source) : played;
}

// A house bot by the name that the author of the submission knows it by.
std::shared_ptr<match::Bot const>
named_for(match::Bot const& submission, std::shared_ptr<match::Bot const> enemy, rules::Game const& game) {
    auto name = rules::name_in_framework(game, enemy->name(), submission.facts().framework);
    return enemy->hash().empty() && name != enemy->name() ? match::renamed(std::move(enemy), std::move(name))
                                                          : enemy;
}

Result<void> judge(JudgeArguments const& arguments, rules::Registry const& games) {
    BotFinder finder(arguments.bot, games);
    auto game = TULKAS_TRY(finder.find_game(arguments.start.game));
    auto const terms = TULKAS_TRY(read_terms(arguments, *game));
    auto const start = TULKAS_TRY(start_of(arguments, std::move(game), terms));
    auto const rules = TULKAS_TRY(rules_of(arguments, start, terms));
    auto const baseline = terms ? terms->baseline : start.game->info().baseline;
    auto const enemy = TULKAS_TRY(finder.find(arguments.baseline.value_or(baseline), *start.game));
    auto const found = TULKAS_TRY(build(arguments, finder, *start.game, terms));
    auto const player = player_name(arguments.source);
    if (auto const* const rejection = std::get_if<pairing::Rejection>(&found)) {
        return reject(arguments,
                      {.game = *start.game,
                       .setup = start.setup,
                       .time = time_of(arguments, start.game->info(), terms),
                       .player = player,
                       .enemy = enemy->name()},
                      *rejection);
    }
    auto bot = std::get<std::shared_ptr<match::Bot const>>(found);
    bot = bot->hash().empty() ? bot : match::renamed(bot, player); // a house bot keeps its name
    return judge_bots(arguments, start, terms, rules, {bot, named_for(*bot, enemy, *start.game)});
}

} // namespace

void add_judge(CommandLine& program, rules::Registry const& games) {
    constexpr std::uint64_t most_games = 10'000;
    auto command =
        program.add("judge", "check a submission, build it, and let it play the game's baseline bot");
    auto const arguments = std::make_shared<JudgeArguments>();
    add_start_arguments(command, arguments->start);
    command.word("SOURCE", arguments->source,
                 "the submission: a source file, a directory with a manifest, or any BOT");
    command.text_option("--baseline", "BOT", arguments->baseline,
                        "play against this bot instead of the game's baseline bot");
    command.number_option("--games", arguments->games, {1, most_games},
                          "how many games to play (default: 10)");
    command.number_option("--wins", arguments->wins, {0, most_games}, "wins needed (default: 8 of 10)");
    add_time_arguments(command, arguments->time);
    command.number_option("--jobs", arguments->jobs, {1, 1024}, "games at a time (default: one per core)");
    command.text_option("--record", "FILE", arguments->record,
                        "write the games to this file, for `tulkas replay`");
    add_bot_arguments(command, arguments->bot);
    command.flag("--convert-encodings", arguments->converts_encodings,
                 "accept sources in Latin-1, Latin-2 or Windows-1250: convert them to UTF-8, with a warning");
    command.text_option("--terms", "FILE", arguments->terms,
                        "judge by the terms of a contest, with its rules for sources: a file with JSON, as "
                        "`GET /api/v1/contests/SLUG` answers");
    command.flag("--json", arguments->json,
                 "print one JSON value instead of text; `tulkas replay` can read it");
    command.footer("Exit status: 0 if accepted, 1 if not.");
    command.action([arguments, &games] { return judge(*arguments, games); });
}

} // namespace tulkas
