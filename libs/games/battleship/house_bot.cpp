#include "battleship/house_bot.hpp"

#include "battleship/json_forms.hpp"
#include "battleship/notation.hpp"
#include "battleship/random_setup.hpp"
#include "battleship/shooting.hpp"
#include "support/assert.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <array>

namespace battleship {

using support::ErrorKind;
using support::fail;
using support::Json;
using support::JsonObject;
using support::Result;

namespace {

struct NamedShooter {
    std::string_view name;
    std::string_view help;
    Shooter shooter;
};

constexpr std::array named_shooters{
    NamedShooter{"random", "shoots anywhere", random_shot},
    NamedShooter{"smart", "shoots anywhere until it hits, then follows the ship", smart_shot},
    NamedShooter{"density", "shoots where ships are most likely to lie", density_shot},
};

// What is missing is null, which nothing here takes.
Json const& member(JsonObject const& params, std::string_view name) {
    static Json const missing = nullptr;
    auto const* const value = params.if_contains(name);
    return value == nullptr ? missing : *value;
}

} // namespace

std::string HouseBot::decide(rules::State const& state, rules::TimeLeft const& /*left*/) {
    if (state.decision().value().method == setup_field) {
        return to_text(random_setup(m_random).ships());
    }
    auto const& shooting = dynamic_cast<ShootingState const&>(state);
    return to_text(m_shooter(shooting.target_map(), m_random));
}

Result<Json> HouseBot::answer(std::string_view method, JsonObject const& params,
                              rules::TimeLeft const& /*left*/) {
    if (method == setup_field) {
        return answer_setup(params);
    }
    if (method == next_shoot) {
        return answer_shot(params);
    }
    return fail(ErrorKind::not_found, "no method {}; there are: {}, {}", support::in_quotes(method),
                setup_field, next_shoot);
}

Result<Json> HouseBot::answer_setup(JsonObject const& params) {
    TULKAS_TRY(check_ship_sizes(member(params, "ship_sizes")));
    return Json(to_json(random_setup(m_random).ships()));
}

Result<Json> HouseBot::answer_shot(JsonObject const& params) {
    auto const map = TULKAS_TRY(target_map_from_json(member(params, "target_map")));
    if (map.free_positions().empty()) {
        return fail(ErrorKind::invalid, "the map has no free square");
    }
    return Json(to_text(m_shooter(map, m_random)));
}

std::vector<rules::BotInfo> house_bots() {
    std::vector<rules::BotInfo> bots;
    bots.reserve(named_shooters.size());
    for (auto const& named : named_shooters) {
        bots.push_back({.name = std::string(named.name), .help = std::string(named.help)});
    }
    return bots;
}

std::unique_ptr<rules::Bot> make_house_bot(std::string_view name, std::uint64_t seed) {
    auto const* const named = std::ranges::find(named_shooters, name, &NamedShooter::name);
    TULKAS_ASSERT(named != named_shooters.end());
    return std::make_unique<HouseBot>(named->shooter, seed);
}

} // namespace battleship
