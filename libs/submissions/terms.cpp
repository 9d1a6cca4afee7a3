#include "submissions/terms.hpp"

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
    return Terms{.setup = {.options = *std::move(options), .seats = info.most_seats},
                 .baseline = info.baseline,
                 .games = standards.games,
                 .wins = standards.wins,
                 .time = {.cpu = info.time, .wall_per_call = wall_time(info.time)},
                 .most_bytes = standards.most_bytes};
}

} // namespace submissions
