#include "submissions/terms.hpp"

#include "rules/rivals.hpp"

namespace submissions {

using support::Result;

Result<Terms> standard_terms(rules::Game const& game, Standards const& standards) {
    auto const& info = game.info();
    auto options = TULKAS_TRY(rules::Options::create(info.options, {}));
    Terms terms;
    terms.setup.options = std::move(options);
    terms.setup.seats = rules::rivals_in(info).most;
    terms.baseline = info.baseline;
    terms.games = standards.games;
    terms.wins = standards.wins;
    terms.time = record::with_wall_time(info.time);
    terms.most_bytes = standards.most_bytes;
    return terms;
}

} // namespace submissions
