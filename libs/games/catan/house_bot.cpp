#include "games/catan/house_bot.hpp"

#include "games/catan/interface.hpp"
#include "games/catan/notation.hpp"
#include "games/catan/state.hpp"
#include "support/assert.hpp"

namespace catan {

std::string HouseBot::decide(rules::State const& state, rules::TimeLeft const& left) {
    auto const* match = dynamic_cast<State const*>(&state);
    TULKAS_ASSERT(match != nullptr && !match->board().is_over());
    Position const& position = match->board();
    return to_text(choose(position.seen_by(rules::Viewer::seat(position.decider())), left));
}

support::Result<support::Json> HouseBot::answer(std::string_view method, support::JsonObject const& params,
                                                rules::TimeLeft const& left) {
    auto const seen = position_in(method, params);
    if (!seen) {
        return support::pass_on(seen);
    }
    return support::Json(to_text(choose(*seen, left)));
}

} // namespace catan
