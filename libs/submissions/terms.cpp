#include "submissions/terms.hpp"

#include <algorithm>

namespace submissions {

using rules::TimeControl;
using support::ErrorKind;
using support::fail;
using support::pass_on;
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
    if (info.kind == rules::Kind::challenge) {
        return fail(ErrorKind::refused, "{} is a challenge for one: there is nobody to be won against",
                    info.name);
    }
    auto options = rules::Options::create(info.options, {});
    if (!options) {
        return pass_on(options);
    }
    Terms terms;
    terms.setup.options = *std::move(options);
    terms.setup.seats = info.most_seats;
    terms.baseline = info.baseline;
    terms.games = standards.games;
    terms.wins = standards.wins;
    terms.time = {.cpu = info.time, .wall_per_call = wall_time(info.time)};
    terms.most_bytes = standards.most_bytes;
    return terms;
}

} // namespace submissions
