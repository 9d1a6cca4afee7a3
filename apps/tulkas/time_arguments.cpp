#include "tulkas/time_arguments.hpp"

#include <algorithm>
#include <chrono>

namespace tulkas {

using rules::Duration;
using rules::TimeControl;

void add_time_arguments(Command& command, TimeArguments& arguments) {
    constexpr std::uint64_t most = 1'000'000'000;
    command.number_option(
        "--time", arguments.game, {0, most},
        "CPU time per game in milliseconds, 0 for no limit; replaces the game's own limits");
    command.number_option("--move-time", arguments.move, {0, most},
                          "CPU time per move in milliseconds, likewise");
    command.number_option("--wall-time", arguments.wall, {0, most},
                          "wall-clock time per move in milliseconds, for bots that sleep (default: a minute "
                          "plus ten times the CPU time)");
    command.flag(
        "--charge-player", arguments.charges_player_only,
        "do not count what a virtual machine uses for itself: its start, its compiler, its collector");
}

namespace {

Duration limit(std::optional<std::uint64_t> milliseconds) {
    return milliseconds.value_or(0) == 0 ? TimeControl::forever : std::chrono::milliseconds(*milliseconds);
}

// So much that a bot on a machine with other work to do loses nothing, and a sleeper does not sleep for ever.
Duration standard_wall_time(TimeControl const& cpu) {
    auto const tightest = std::min(cpu.per_call, cpu.per_game);
    return tightest == TimeControl::forever ? TimeControl::forever : std::chrono::minutes(1) + 10 * tightest;
}

} // namespace

record::TimeLimits time_limits(TimeArguments const& arguments, rules::GameInfo const& info) {
    record::TimeLimits limits;
    limits.cpu = arguments.game || arguments.move
                     ? TimeControl{.per_call = limit(arguments.move), .per_game = limit(arguments.game)}
                     : info.time;
    limits.cpu.spares_machine = arguments.charges_player_only;
    limits.wall_per_call = arguments.wall ? limit(arguments.wall) : standard_wall_time(limits.cpu);
    return limits;
}

} // namespace tulkas
