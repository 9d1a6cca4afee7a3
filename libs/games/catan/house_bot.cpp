#include "catan/house_bot.hpp"

#include "catan/interface.hpp"
#include "catan/notation.hpp"
#include "catan/state.hpp"
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
    auto const seen = TULKAS_TRY(position_in(method, params));
    return support::Json(to_text(choose(seen, left)));
}

} // namespace catan
