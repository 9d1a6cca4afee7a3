// Plays games whose rules are an engine program, between bots that are programs too.
#pragma once

#include "languages/build.hpp"
#include "match/engine_start.hpp"
#include "match/workshop.hpp"
#include "pairing/judge_report.hpp"
#include "runtime/loop.hpp"
#include "runtime/play.hpp"
#include "support/result.hpp"

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace match {

// A bot or an engine, built.
struct BuiltProgram {
    languages::BuiltBot built;
    std::optional<std::uint64_t> players; // of an engine: how many it is for, if its manifest says it
    std::uint64_t most_players = 0;       // where it is for more than these as well
    EngineStart start = {};               // of an engine: what it is told
};

// Checked and built, or a message for its author that says why not. An error is not the author's fault.
[[nodiscard]] support::Result<std::variant<BuiltProgram, pairing::Rejection>>
build_program(std::filesystem::path const& path, Workshop& workshop);
// The same of what was checked.
[[nodiscard]] support::Result<std::variant<BuiltProgram, pairing::Rejection>>
build_program(languages::Submission const& submission, Workshop& workshop,
              support::CorePermit* core = nullptr);

struct EngineMatch {
    BuiltProgram const& engine;
    std::vector<BuiltProgram const*> bots; // in the order of their seats
    std::uint64_t seed = 0;
    rules::Options options = {}; // those of the engine
    runtime::Loop& loop;
    std::optional<unsigned> core = {}; // the one that the loop's thread keeps to
};

// The answers are recorded as JSON. A failure of the engine is an error of the kind `refused`: no player has
// won or lost, and the engine's author should know.
[[nodiscard]] support::Result<record::GameRecord> play(EngineMatch const& match, Workshop& workshop,
                                                       runtime::Conditions const& conditions);

// How an engine gets recorded answers again.
struct ReplayTerms {
    support::CorePermit* core = nullptr;     // is given up while the engine sleeps
    std::atomic<bool> const* stop = nullptr; // once it is set the replay ends soon: unavailable
};

// Whether the engine, given the recorded answers, makes the same game of them. The error says what differs,
// and is of the kind `refused`. An engine that uses chance may well make another.
[[nodiscard]] support::Result<void> verify(BuiltProgram const& engine, record::GameRecord const& record,
                                           Workshop& workshop, ReplayTerms const& terms = {});

} // namespace match
