#include "remote/comparisons.hpp"

#include "remote/calls.hpp"
#include "remote/games.hpp"

namespace remote {

std::vector<confinement::Comparison> all_comparisons() {
    return {
        {"runtime/call", "pipe", "one call to a confined C++ bot, through the handler, with its time counted",
         2.0, [] { return measure_call(30); }},
        {"runtime/calls", "pipe", "the same with a game on every core: the time for one of all calls", 2.0,
         [] { return measure_calls_on_all_cores(30); }},
        {"runtime/games", "unconfined", "Martian Chess on every core, both bots in a new sandbox each game",
         2.0, [] { return measure_games(8); }},
    };
}

} // namespace remote
