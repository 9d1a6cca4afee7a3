// Why a program left the game, from the sandbox report and what the program did before.
#pragma once

#include "runtime/actor.hpp"
#include "sandbox/exit_reason.hpp"

#include <optional>
#include <string>

namespace process {

// What a program did, or how it ended. Failure::house means that the program is not at fault.
struct Offence {
    runtime::Failure failure;
    std::string what;

    bool operator==(Offence const&) const = default;
};

// `before` is what we ended it for, or were about to.
[[nodiscard]] Offence judge_end(sandbox::Report const& report, std::optional<Offence> const& before);

} // namespace process
