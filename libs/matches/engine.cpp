#include "matches/engine.hpp"

#include "runtime/process_channel.hpp"
#include "support/text.hpp"

#include <utility>

namespace matches {

using runtime::GameRecord;
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

} // namespace

Result<GameRecord> play(EngineMatch const& match, Workshop& workshop, runtime::Conditions const& conditions) {
    std::vector<runtime::Player> players;
    for (auto const* const bot : match.bots) {
        players.push_back(
            {.name = bot->built.name, .channel = open(*bot, match, workshop), .hash = bot->built.digest});
    }
    auto heard = conditions;
    heard.loop = &match.loop;
    auto record =
        runtime::play({.game = match.engine.built.name, .channel = open(match.engine, match, workshop)},
                      std::move(players), heard);
    if (record) {
        record->seed = match.seed;
    }
    return record;
}

} // namespace matches
