// Why a program is no longer at the table: from how the sandbox saw it end, and what it did before.
#pragma once

#include "runtime/actor.hpp"
#include "sandbox/verdict.hpp"

#include <optional>
#include <string>

namespace process {

// What a program did, or how it ended, as the table is told. A failure of the house is not its doing.
struct Offence {
    runtime::Failure failure;
    std::string what;

    bool operator==(Offence const&) const = default;
};

// `before` is what we ended it for, or were about to.
[[nodiscard]] Offence judge_end(sandbox::Report const& report, std::optional<Offence> const& before);

} // namespace process
