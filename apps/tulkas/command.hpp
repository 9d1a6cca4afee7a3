// What the commands of the program have in common.
//
// A command is a function that adds itself to the command line. What it does when it is asked for stands
// beside it in the same file; main() decides what becomes of its result.
#pragma once

#include "rules/registry.hpp"
#include "support/result.hpp"

#include <CLI/App.hpp>

#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <string>

namespace tulkas {

struct Environment {
    rules::Registry const& games;
    support::Result<void> result = {}; // of the command that was run
};

using Action = std::function<support::Result<void>()>;

// A subcommand that does this when the command line is in order.
CLI::App& add_command(CLI::App& program, std::string const& name, std::string const& help);
void run_when_asked(CLI::App& command, Environment& environment, Action action);

// A number on the command line: strictly digits, within bounds, or a message that says so.
struct Bounds {
    std::uint64_t least = 0;
    std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
};
CLI::Option* add_number(CLI::App& command, std::string const& name, std::uint64_t& value, Bounds bounds,
                        std::string const& help);

CLI::Option* add_number(CLI::App& command, std::string const& name, std::optional<std::uint64_t>& value,
                        Bounds bounds, std::string const& help);

CLI::Option* add_json_flag(CLI::App& command, bool& json);

void add_games(CLI::App& program, Environment& environment);
void add_moves(CLI::App& program, Environment& environment);
void add_perft(CLI::App& program, Environment& environment);
void add_apply(CLI::App& program, Environment& environment);
void add_show(CLI::App& program, Environment& environment);
void add_play(CLI::App& program, Environment& environment);
void add_bench(CLI::App& program, Environment& environment);

} // namespace tulkas
