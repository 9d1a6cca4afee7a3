// Where a command begins: a game, its options, a seed, perhaps a position.
#pragma once

#include "rules/game.hpp"
#include "rules/registry.hpp"
#include "support/result.hpp"
#include "tulkas/command_line.hpp"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tulkas {

// As it stands on the command line.
struct StartArguments {
    std::string game;
    std::optional<std::string> position;
    std::optional<std::uint64_t> seed;  // 0 if not given
    std::vector<std::string> options;   // NAME=VALUE
    std::optional<std::uint64_t> seats; // the fewest that the game is for, if not given
};

void add_start_arguments(Command& command, StartArguments& arguments);
// For a command that is not told the players.
void add_seats_argument(Command& command, StartArguments& arguments);

// The same, looked up and checked.
struct Start {
    std::shared_ptr<rules::Game const> game;
    rules::Setup setup;

    [[nodiscard]] static support::Result<Start> create(StartArguments const& arguments,
                                                       rules::Registry const& games);
    // With a game that was found before.
    [[nodiscard]] static support::Result<Start> create(StartArguments const& arguments,
                                                       std::shared_ptr<rules::Game const> game);
    [[nodiscard]] support::Result<std::unique_ptr<rules::State>> state() const;
};

// NAME=VALUE as it stands on the command line; an error if a text has another form.
[[nodiscard]] support::Result<std::map<std::string, std::string>>
parse_options(std::vector<std::string> const& texts);

// Both steps at once, for a command that needs only the state.
[[nodiscard]] support::Result<std::unique_ptr<rules::State>> start(StartArguments const& arguments,
                                                                   rules::Registry const& games);

} // namespace tulkas
