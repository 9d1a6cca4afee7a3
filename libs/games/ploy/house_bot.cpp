#include "games/ploy/house_bot.hpp"

#include "games/ploy/interface.hpp"
#include "games/ploy/notation.hpp"
#include "games/ploy/state.hpp"
#include "support/assert.hpp"

namespace ploy {

std::string HouseBot::decide(rules::State const& state, rules::TimeLeft const& left) {
    auto const* match = dynamic_cast<State const*>(&state);
    TULKAS_ASSERT(match != nullptr && match->decision().has_value());
    return to_text(choose(match->board(), left));
}

support::Result<support::Json> HouseBot::answer(std::string_view method, support::JsonObject const& params,
                                                rules::TimeLeft const& left) {
    auto const position = position_in(method, params);
    if (!position) {
        return support::pass_on(position);
    }
    return support::Json(to_text(choose(*position, left)));
}

} // namespace ploy
