#include "rules/state.hpp"

#include "support/assert.hpp"

namespace rules {

using support::ErrorKind;
using support::fail;
using support::Result;

std::vector<Seat> State::deciders() const {
    auto const due = decision();
    return due ? std::vector<Seat>{due->seat} : std::vector<Seat>();
}

bool State::turn_to(Seat seat) {
    auto const due = decision();
    return due && due->seat == seat;
}

// NOLINTNEXTLINE(performance-unnecessary-value-param): who does not refuse it keeps it
Result<void> State::ask(EngineQuestion /*question*/) {
    return fail(ErrorKind::invalid, "this game has no engine program that asks questions");
}

Result<void> State::show(std::string_view /*change*/) {
    return fail(ErrorKind::invalid, "this game has no engine program that shows it");
}

Result<std::uint64_t> State::perft(int depth) const {
    if (depth == 0) {
        return 1;
    }
    auto const moves = legal_moves();
    if (!moves) {
        return fail(ErrorKind::invalid, "the moves of this position cannot be listed");
    }
    std::uint64_t leaves = 0;
    for (auto const& move : *moves) {
        auto const next = clone();
        TULKAS_ASSERT(next->play(move).has_value());
        auto const below = TULKAS_TRY(next->perft(depth - 1));
        leaves += below;
    }
    return leaves;
}

} // namespace rules
