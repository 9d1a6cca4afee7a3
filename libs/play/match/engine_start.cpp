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

// If nobody has chosen, the number decides, and each text comes equally often.
std::string const& chosen(Pool const& pool, rules::Setup const& setup, std::uint64_t number) {
    auto const& name = setup.options.choice(pool.option);
    if (name == Pool::any) {
        return pool.texts[number % pool.texts.size()].second;
    }
    auto const found = std::ranges::find(pool.texts, name, &std::pair<std::string, std::string>::first);
    TULKAS_ASSERT(found != pool.texts.end());
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
    auto number = setup.seed;
    for (auto const& pool : start.pools) {
        told.emplace(pool.option, chosen(pool, setup, number));
        number /= pool.texts.size(); // so that every map meets every position
    }
    return support::to_text(Json(std::move(told)));
}

} // namespace match
