#include "ploy/house_bot.hpp"

#include "ploy/interface.hpp"
#include "ploy/notation.hpp"
#include "ploy/state.hpp"
#include "support/assert.hpp"

namespace ploy {

std::string HouseBot::decide(rules::State const& state, rules::TimeLeft const& left) {
    auto const* match = dynamic_cast<State const*>(&state);
    TULKAS_ASSERT(match != nullptr && match->decision().has_value());
    return to_text(choose(match->board(), left));
}

support::Result<support::Json> HouseBot::answer(std::string_view method, support::JsonObject const& params,
                                                rules::TimeLeft const& left) {
    auto const position = TULKAS_TRY(position_in(method, params));
    return support::Json(to_text(choose(position, left)));
}

} // namespace ploy
