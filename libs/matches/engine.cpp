#include "matches/engine.hpp"

#include "runtime/process_channel.hpp"
#include "runtime/table.hpp"
#include "support/text.hpp"
#include "support/version.hpp"

#include <atomic>
#include <utility>

namespace matches {

using runtime::Fault;
using runtime::GameRecord;
using runtime::Table;
using support::ErrorKind;
using support::fail;
using support::pass_on;
using support::Result;

Result<std::variant<BuiltProgram, arena::Rejection>> build_program(std::filesystem::path const& path,
                                                                   Workshop& workshop) {
    auto const submission = languages::read_submission(workshop.languages(), path);
    if (!submission) {
        auto const& [kind, message] = submission.error();
        if (kind == ErrorKind::unavailable || kind == ErrorKind::not_found) { // nobody could read it
            return fail(kind, "{}: {}", support::in_quotes(path.string()), message);
        }
        return arena::Rejection{.why = message, .messages = {}};
    }
    auto outcome = workshop.builder().build(*submission);
    if (!outcome) {
        return pass_on(outcome);
    }
    if (auto const* const failure = std::get_if<languages::BuildFailure>(&*outcome)) {
        return arena::Rejection{.why = failure->summary, .messages = failure->messages};
    }
    return BuiltProgram{.built = std::get<languages::BuiltBot>(*std::move(outcome)),
                        .players = submission->players};
}

namespace {

std::unique_ptr<runtime::Channel> open(BuiltProgram const& program, EngineMatch const& match,
                                       Workshop& workshop) {
    auto started = program.built.program(workshop.setting(), workshop.memory());
    started.limits.core = match.core;
    return runtime::make_process_channel(
        match.loop, workshop.launcher(),
        {.command = std::move(started.command), .limits = started.limits, .files = std::move(started.files)});
}

// Lets the table play until it is over and everybody has gone.
void run(Table& table, runtime::Loop& loop, runtime::Conditions const& conditions) {
    table.on_move(conditions.after_move);
    table.on_watch([&] { loop.watch(table); });
    table.start();
    while (!table.is_closed()) {
        loop.run_once();
        if (conditions.stop != nullptr && conditions.stop->load(std::memory_order_relaxed)) {
            table.house_failed("the game was stopped");
        }
    }
    loop.forget(table);
}

Result<GameRecord> complete(GameRecord record, runtime::TableReport report) {
    if (report.fault && report.fault->whose == Fault::Whose::engine) {
        return fail(ErrorKind::refused, "the engine failed: {}", describe(*report.fault));
    }
    if (report.fault && report.fault->whose == Fault::Whose::house) {
        return fail(ErrorKind::unavailable, "{}", report.fault->what);
    }
    record.moves = std::move(report.moves);
    record.refused = std::move(report.refused);
    record.outcome = std::move(*report.outcome);
    record.cpu = std::move(report.cpu);
    record.remaining = std::move(report.remaining);
    record.logs = std::move(report.logs);
    if (report.fault) {
        record.blame = runtime::Blame{.seat = report.fault->seat, .why = describe(*report.fault)};
    }
    return record;
}

} // namespace

Result<GameRecord> play(EngineMatch const& match, Workshop& workshop, runtime::Conditions const& conditions) {
    GameRecord record{
        .game = match.engine.built.name, .version = std::string(support::version), .seed = match.seed};
    Table::Guests guests{.engine = open(match.engine, match, workshop), .bots = {}};
    for (auto const* const bot : match.bots) {
        record.seats.push_back(bot->built.name);
        record.hashes.push_back(bot->built.digest);
        guests.bots.push_back(open(*bot, match, workshop));
    }
    Table table(std::move(guests), conditions.limits);
    run(table, match.loop, conditions);
    return complete(std::move(record), std::move(table).report());
}

} // namespace matches
