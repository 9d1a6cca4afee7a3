#include "match/engine.hpp"

#include "match/engine_state.hpp"
#include "match/program_player.hpp"
#include "match/side_by_side.hpp"
#include "runtime/recorded_bot.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <map>
#include <utility>

namespace match {

using record::GameRecord;
using support::ErrorKind;
using support::fail;
using support::pass_on;
using support::Result;

Result<std::variant<BuiltProgram, pairing::Rejection>> build_program(std::filesystem::path const& path,
                                                                     Workshop& workshop) {
    auto const submission = languages::read_submission(workshop.languages(), path);
    if (!submission) {
        auto const& [kind, message] = submission.error();
        if (kind == ErrorKind::unavailable || kind == ErrorKind::not_found) { // it could not be read
            return fail(kind, "{}: {}", support::in_quotes(path.string()), message);
        }
        return pairing::Rejection{.why = message, .messages = {}};
    }
    return build_program(*submission, workshop);
}

Result<std::variant<BuiltProgram, pairing::Rejection>>
build_program(languages::Submission const& submission, Workshop& workshop, support::CorePermit* core) {
    auto outcome = TULKAS_TRY(workshop.builder().build(submission, {}, core));
    if (auto const* const failure = std::get_if<languages::BuildFailure>(&outcome)) {
        return pairing::Rejection{.why = failure->summary, .messages = failure->messages};
    }
    return BuiltProgram{
        .built = std::get<languages::BuiltBot>(std::move(outcome)),
        .players = submission.players,
        .start = {.is_told = submission.is_told, .is_simultaneous = submission.is_simultaneous}};
}

namespace {

std::unique_ptr<runtime::Channel> open(BuiltProgram const& program, runtime::Loop& loop,
                                       std::optional<unsigned> core, Workshop& workshop) {
    return open_program(workshop, program.built.program(workshop.setting(), workshop.memory()), loop, core);
}

std::vector<runtime::Player> recorded_players(GameRecord const& record, bool& has_run_out) {
    std::vector<std::vector<std::string>> answers(record.seats.size());
    for (auto const& move : record.moves) {
        answers[static_cast<std::size_t>(move.seat)].push_back(move.move);
    }
    std::vector<runtime::Player> players;
    for (std::size_t seat = 0; seat < answers.size(); ++seat) {
        players.push_back({.name = record.seats[seat],
                           .channel = std::make_unique<runtime::RecordedBot>(
                               std::move(answers[seat]), [&has_run_out] { has_run_out = true; })});
    }
    return players;
}

std::optional<rules::Seat> blamed(GameRecord const& record) {
    return record.blame ? std::optional(record.blame->seat) : std::nullopt;
}

bool is_same(rules::Outcome const& one, rules::Outcome const& other) {
    return one.winner == other.winner && one.scores == other.scores; // whatever the reason is called
}

// A game that its engine did not end: a player failed or resigned, or both agreed on a draw.
Result<void> check_end_from_outside(GameRecord const& record, rules::Teams const& teams) {
    EngineState const state(static_cast<int>(record.seats.size()), true, teams);
    auto const expected =
        record.blame ? std::optional(state.forfeit(record.blame->seat)) : state.agreed_draw();
    if (!expected || !is_same(*expected, record.outcome)) {
        return fail(ErrorKind::refused, "the record ends after {} plies with {}, but the engine continues",
                    record.moves.size(), rules::to_text(record.outcome));
    }
    return {};
}

Result<void> compare(GameRecord const& before, GameRecord const& now, bool has_run_out,
                     rules::Teams const& teams) {
    auto const [old_move, new_move] =
        std::ranges::mismatch(before.moves, now.moves, [](auto const& one, auto const& other) {
            return one.seat == other.seat && one.move == other.move && one.is_together == other.is_together;
        });
    if (old_move != before.moves.end() || new_move != now.moves.end()) {
        return fail(ErrorKind::refused, "ply {}: the engine does not ask the player that the record names",
                    old_move - before.moves.begin() + 1);
    }
    if (has_run_out) {
        return check_end_from_outside(before, teams);
    }
    if (before.shown != now.shown) {
        return fail(ErrorKind::refused, "the engine shows something else than the record has");
    }
    if (!is_same(before.outcome, now.outcome) || blamed(before) != blamed(now)) {
        return fail(ErrorKind::refused, "the record says {}, the engine says {}",
                    rules::to_text(before.outcome), rules::to_text(now.outcome));
    }
    return {};
}

Result<void> verify_alone(BuiltProgram const& engine, GameRecord const& record, Workshop& workshop,
                          ReplayTerms const& terms) {
    runtime::Loop loop;
    bool has_run_out = false;
    std::map<std::string, std::string> const given(record.options.begin(), record.options.end());
    rules::Setup const setup{.options = TULKAS_TRY(rules::Options::create(engine.start.options, given)),
                             .seed = record.seed,
                             .seats = static_cast<int>(record.seats.size())};
    auto const now = runtime::play({.game = record.game,
                                    .channel = open(engine, loop, {}, workshop),
                                    .start = start_data(engine.start, setup),
                                    .teams = engine.start.teams},
                                   recorded_players(record, has_run_out),
                                   {.stop = terms.stop, .core = terms.core, .loop = &loop});
    return now ? compare(record, *now, has_run_out, engine.start.teams) : pass_on(now);
}

// A challenge with several players.
Result<void> verify_side_by_side(BuiltProgram const& engine, GameRecord const& record, Workshop& workshop,
                                 ReplayTerms const& terms) {
    for (rules::Seat seat = 0; seat < std::ssize(record.seats); ++seat) {
        if (auto const same = verify_alone(engine, part_of(record, seat), workshop, terms); !same) {
            return fail(same.error().kind, "{} on seat {}: {}", record.seats[static_cast<std::size_t>(seat)],
                        seat, same.error().message);
        }
    }
    auto const expected = outcome_side_by_side(record.outcome.scores, record.blame);
    return is_same(expected, record.outcome)
               ? Result<void>()
               : fail(ErrorKind::refused, "the record says {}, the results say {}",
                      rules::to_text(record.outcome), rules::to_text(expected));
}

} // namespace

Result<GameRecord> play(EngineMatch const& match, Workshop& workshop, runtime::Conditions const& conditions) {
    std::vector<runtime::Player> players;
    for (auto const* const bot : match.bots) {
        players.push_back(
            {.name = bot->built.name,
             .channel = open(*bot, match.loop, match.engine.start.core_for_bots(match.core), workshop),
             .hash = bot->built.digest});
    }
    auto heard = conditions;
    heard.loop = &match.loop;
    rules::Setup const setup{
        .options = match.options, .seed = match.seed, .seats = static_cast<int>(match.bots.size())};
    auto record = runtime::play({.game = match.engine.built.name,
                                 .channel = open(match.engine, match.loop, match.core, workshop),
                                 .start = start_data(match.engine.start, setup),
                                 .teams = match.engine.start.teams},
                                std::move(players), heard);
    if (record) {
        record->seed = match.seed;
        record->options = match.options.values();
    }
    return record;
}

Result<void> verify(BuiltProgram const& engine, GameRecord const& record, Workshop& workshop,
                    ReplayTerms const& terms) {
    return engine.players == 1 && record.seats.size() > 1
               ? verify_side_by_side(engine, record, workshop, terms)
               : verify_alone(engine, record, workshop, terms);
}

} // namespace match
