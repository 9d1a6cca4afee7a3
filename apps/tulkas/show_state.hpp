// A position drawn for people, the same way by every command that shows one.
#pragma once

#include "rules/state.hpp"
#include "support/result.hpp"
#include "tulkas/command_line.hpp"

#include <optional>
#include <string>

namespace tulkas {

struct ViewArguments {
    std::optional<std::string> seat;
    bool svg = false;
    bool json = false;
};

void add_view_arguments(Command& command, ViewArguments& arguments);

// Prints it as it is wanted.
[[nodiscard]] support::Result<void> show_state(rules::State const& state, int seats,
                                               ViewArguments const& arguments);

} // namespace tulkas
