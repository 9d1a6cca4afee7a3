#include "match/engine_start.hpp"

#include "support/assert.hpp"
#include "support/json.hpp"

#include <algorithm>

namespace match {

using support::Json;
using support::JsonObject;

namespace {

// Every language's numbers can hold it.
constexpr std::uint64_t largest_seed = (std::uint64_t{1} << 53U) - 1;

std::string const& chosen_map(EngineStart const& start, rules::Setup const& setup) {
    auto const& name = setup.options.choice(EngineStart::map_option);
    auto const& maps = start.maps;
    if (name == EngineStart::any_map) {
        return maps[setup.seed % maps.size()].second; // each as often as the others
    }
    auto const found = std::ranges::find(maps, name, &std::pair<std::string, std::string>::first);
    TULKAS_ASSERT(found != maps.end());
    return found->second;
}

} // namespace

std::string start_data(EngineStart const& start, rules::Setup const& setup) {
    if (!start.is_told) {
        return {};
    }
    JsonObject options;
    for (auto const& option : start.options) {
        options.emplace(option.name, option.choices.empty() ? Json(setup.options.number(option.name))
                                                            : Json(setup.options.choice(option.name)));
    }
    JsonObject told{
        {"seed", setup.seed & largest_seed}, {"seats", setup.seats}, {"options", std::move(options)}};
    if (!start.maps.empty()) {
        told.emplace("map", chosen_map(start, setup));
    }
    return support::to_text(Json(std::move(told)));
}

} // namespace match
