#include "league/tournament_plan.hpp"

#include "league/match_note.hpp"

#include <algorithm>
#include <vector>

namespace league {

using support::ErrorKind;
using support::fail;
using support::Json;
using support::JsonObject;
using support::Result;

JsonObject to_json(TournamentPlan const& plan) {
    auto const& pairing = plan.pairing;
    return {{"game_version", plan.game_version},
            {"options", to_json(plan.options)},
            {"time", to_json(plan.time)},
            {"memory_mb", plan.memory_mb ? Json(*plan.memory_mb) : Json()},
            {"isolation", sandbox::name_of(plan.isolation)},
            {"format", pairing::to_text(pairing.format)},
            {"seats", pairing.seats},
            {"games", pairing.games},
            {"rounds", pairing.rounds ? Json(*pairing.rounds) : Json()},
            {"seed", pairing.seed}};
}

namespace {

Result<int> count_member(JsonObject const& object, std::string_view key, int standard) {
    auto const* const value = object.if_contains(key);
    if (value == nullptr || value->is_null()) {
        return standard;
    }
    constexpr std::int64_t most = 100'000;
    if (!value->is_int64() || value->get_int64() < 1 || value->get_int64() > most) {
        return fail(ErrorKind::invalid, "{} is a whole number from 1 to {}", key, most);
    }
    return static_cast<int>(value->get_int64());
}

Result<pairing::TournamentPlan> pairing_from_json(JsonObject const& object, std::size_t players) {
    pairing::TournamentPlan pairing{.players = static_cast<int>(players)};
    if (auto const* const format = object.if_contains("format"); format != nullptr && !format->is_null()) {
        auto const text = support::string_member(object, "format");
        auto const read = text ? pairing::format_from_text(*text) : pass_on(text);
        if (!read) {
            return pass_on(read);
        }
        pairing.format = *read;
    }
    auto const seats = count_member(object, "seats", 2);
    auto const games = seats ? count_member(object, "games", *seats) : pass_on(seats);
    auto const rounds = count_member(object, "rounds", 0);
    if (!games || !rounds) {
        return games ? pass_on(rounds) : pass_on(games);
    }
    pairing.seats = *seats;
    pairing.games = *games;
    pairing.rounds = *rounds == 0 ? std::nullopt : std::optional(*rounds);
    if (object.contains("seed")) {
        auto const seed = support::integer_member(object, "seed");
        if (!seed || *seed < 0) {
            return fail(ErrorKind::invalid, "seed is a whole number");
        }
        pairing.seed = static_cast<std::uint64_t>(*seed);
    }
    return pairing;
}

} // namespace

Result<TournamentPlan> tournament_plan_from_json(Json const& json, std::size_t players) {
    if (!json.is_object()) {
        return fail(ErrorKind::invalid, "a plan is an object");
    }
    auto const& object = json.get_object();
    auto pairing = pairing_from_json(object, players);
    auto const* const given = object.if_contains("options");
    auto const* const limits = object.if_contains("time");
    auto options = options_from_json(given == nullptr ? JsonObject() : *given);
    auto const time = time_from_json(limits == nullptr ? JsonObject() : *limits);
    auto const memory = memory_from_json(object);
    auto const* const level = object.if_contains("isolation"); // which plans of before do not have
    auto const isolation =
        level == nullptr ? Result<sandbox::Level>(sandbox::Level::namespaces) : isolation_from_json(*level);
    if (!isolation) {
        return pass_on(isolation);
    }
    auto const version = game_version_from_json(object);
    if (!pairing || !memory) {
        return pairing ? pass_on(memory) : pass_on(pairing);
    }
    if (!version) {
        return pass_on(version);
    }
    if (!options || !time) {
        return options ? pass_on(time) : pass_on(options);
    }
    return TournamentPlan{.game_version = *version,
                          .options = *std::move(options),
                          .time = *time,
                          .memory_mb = *memory,
                          .isolation = *isolation,
                          .pairing = *pairing};
}

Result<TournamentPlan> plan_of(storage::TournamentRow const& row, std::size_t players) {
    auto const json = support::parse_json(row.plan);
    return json ? tournament_plan_from_json(*json, players) : pass_on(json);
}

Result<pairing::Tournament> replay(TournamentPlan const& plan,
                                   std::span<storage::TournamentGame const> games) {
    auto tournament = pairing::Tournament::create(plan.pairing);
    if (!tournament) {
        return tournament;
    }
    std::vector<storage::TournamentGame const*> in_order; // the next round needs all of the one before
    for (auto const& game : games) {
        in_order.push_back(&game);
    }
    std::ranges::sort(in_order, {}, [](auto const* game) { return game->number; });
    for (auto const* const game : in_order) {
        auto const result = TULKAS_TRY(result_from_note(game->result));
        if (game->number >= tournament->games()) {
            return fail(ErrorKind::unavailable, "game {} stands there before its round", game->number);
        }
        tournament->add(static_cast<int>(game->number), result);
    }
    return tournament;
}

} // namespace league
