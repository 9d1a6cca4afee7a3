// The programs of a package: its engine, its bots.
#pragma once

#include "match/engine.hpp"
#include "match/workshop.hpp"
#include "packages/package.hpp"
#include "pairing/judge_report.hpp"
#include "support/result.hpp"

#include <string>
#include <variant>

namespace packages {

using ProgramOrRejection = std::variant<match::BuiltProgram, pairing::Rejection>;

// The one that the manifest calls so: a file, or a folder. What is wrong with it is a rejection, for the
// package's author; an error is none of the author's.
[[nodiscard]] support::Result<ProgramOrRejection> build(Package const& package, std::string const& name,
                                                        match::Workshop& workshop,
                                                        support::CorePermit* core = nullptr);

// What its engine is told at the start.
[[nodiscard]] match::EngineStart start_of(Package const& package);

// The engine, which knows what it is told at the start.
[[nodiscard]] support::Result<ProgramOrRejection>
build_engine(Package const& package, match::Workshop& workshop, support::CorePermit* core = nullptr);

} // namespace packages
