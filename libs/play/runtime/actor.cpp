#include "runtime/actor.hpp"

#include "support/controls.hpp"

#include <fmt/format.h>

#include <utility>

namespace runtime {

std::string to_text(ActorId actor) {
    return actor.is_engine() ? "the engine" : fmt::format("bot {}", actor.seat());
}

std::string_view to_text(Failure failure) {
    switch (failure) {
    case Failure::illegal_move:
        return "illegal move";
    case Failure::bad_answer:
        return "bad answer";
    case Failure::bad_message:
        return "bad message";
    case Failure::reported:
        return "error";
    case Failure::exited:
        return "exited";
    case Failure::crashed:
        return "crashed";
    case Failure::over_time:
        return "over time";
    case Failure::over_wall_time:
        return "over wall time";
    case Failure::over_memory:
        return "over memory";
    case Failure::over_output:
        return "over output";
    case Failure::forbidden_call:
        return "forbidden call";
    case Failure::disconnected:
        return "disconnected";
    case Failure::not_started:
        return "not started";
    case Failure::record_ended:
        return "end of the record";
    case Failure::house:
        return "fault of the house";
    }
    std::unreachable();
}

std::string describe(Fault const& fault) {
    // An illegal move begins with the move itself.
    auto const separator = fault.failure == Failure::illegal_move ? " " : ": ";
    return fmt::format("{}{}{}", to_text(fault.failure), separator, support::visible_line(fault.what));
}

} // namespace runtime
