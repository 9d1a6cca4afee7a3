#include "submissions/terms.hpp"

#include "rules/rivals.hpp"

#include <algorithm>

namespace submissions {

using rules::TimeControl;
using support::Result;

namespace {

// So much that a bot on a machine with other work to do loses nothing, and a sleeper does not sleep for ever.
rules::Duration wall_time(TimeControl const& cpu) {
    auto const tightest = std::min(cpu.per_call, cpu.per_game);
    return tightest == TimeControl::forever ? TimeControl::forever : std::chrono::minutes(1) + 10 * tightest;
}

} // namespace

Result<Terms> standard_terms(rules::Game const& game, Standards const& standards) {
    auto const& info = game.info();
    auto options = TULKAS_TRY(rules::Options::create(info.options, {}));
    Terms terms;
    terms.setup.options = std::move(options);
    terms.setup.seats = rules::rivals_in(info).most;
    terms.baseline = info.baseline;
    terms.games = standards.games;
    terms.wins = standards.wins;
    terms.time = {.cpu = info.time, .wall_per_call = wall_time(info.time)};
    terms.most_bytes = standards.most_bytes;
    return terms;
}

} // namespace submissions
