#include "api/league_json.hpp"

#include "api/moment.hpp"
#include "league/ladder.hpp"
#include "support/iso_time.hpp"

#include <algorithm>
#include <cmath>

namespace api {

using support::Json;
using support::JsonArray;
using support::JsonObject;

namespace {

template <typename T>
Json or_null(std::optional<T> const& value) {
    return value ? Json(*value) : Json();
}

// More digits than that are noise.
double rounded(double number) {
    return std::round(number * 100) / 100;
}

void add_skill(JsonObject& object, storage::LadderSkill const& stored) {
    auto const skill = league::skill_of(stored);
    object.emplace("rating", rounded(skill.sure()));
    object.emplace("mean", rounded(skill.mean));
    object.emplace("deviation", rounded(skill.deviation));
}

// One that cannot be read has nobody at the table.
league::MatchPlan plan_of(storage::LadderGame const& game) {
    auto const json = support::parse_json(game.plan);
    auto plan = json ? league::match_plan_from_json(*json) : support::pass_on(json);
    return plan ? *std::move(plan) : league::MatchPlan();
}

// A note (league/match_note.hpp) in the interface's words.
void add_note(JsonObject& object, std::string const& note) {
    auto json = support::parse_json(note);
    auto fields = json && json->is_object() ? json->get_object() : JsonObject();
    JsonArray cpu;
    if (auto const* const used = fields.if_contains("cpu_ns"); used != nullptr && used->is_array()) {
        for (auto const& nanoseconds : used->get_array()) {
            cpu.emplace_back(std::round(nanoseconds.to_number<double>() / 1e3) / 1e3);
        }
    }
    for (auto const* const name : {"ranks", "scores", "error", "why", "moves"}) {
        object.emplace(name, fields.contains(name) ? fields.at(name) : Json());
    }
    object.emplace("cpu_ms", std::move(cpu));
}

} // namespace

bool may_organise(Call const& call, std::optional<support::AccountId> organiser) {
    if (!call.person || call.person->role < people::Role::organiser) {
        return false;
    }
    return call.person->role == people::Role::administrator || organiser == call.person->id;
}

JsonObject seat_json(std::string const& name, std::string const& player,
                     std::optional<std::int64_t> version) {
    return {{"name", name},
            {"kind", league::house_bot_of(player) ? "house" : "upload"},
            {"bot", or_null(league::bot_of(player))},
            {"version", or_null(version)}};
}

JsonObject to_json(storage::Contender const& contender) {
    auto object = seat_json(contender.name, contender.player, {});
    object.erase("version");
    object.emplace("id", contender.id);
    object.emplace("games", contender.games);
    object.emplace("active", contender.is_active);
    add_skill(object, contender.skill);
    return object;
}

JsonObject to_json(storage::LadderStep const& step) {
    JsonObject object{
        {"games", step.games}, {"number", step.number}, {"moment", support::iso_time(step.moment)}};
    add_skill(object, step.skill);
    return object;
}

std::vector<league::Entrant> seats_of(storage::LadderGame const& game) {
    return plan_of(game).seats;
}

JsonObject to_json(storage::LadderGame const& game) {
    JsonArray seats;
    auto const plan = plan_of(game);
    for (auto const& seat : plan.seats) {
        seats.emplace_back(seat_json(seat.name, seat.player, seat.version));
    }
    JsonObject object{{"number", game.number},
                      {"seed", plan.seed},
                      {"seats", std::move(seats)},
                      {"ended", moment_or_null(game.ended)}};
    add_note(object, game.result.value_or("{}"));
    return object;
}

JsonObject to_json(storage::TournamentRow const& row) {
    return {{"id", row.id},
            {"title", row.title},
            {"game", row.game},
            {"state", storage::to_text(row.state)},
            {"organiser", or_null(row.organiser)},
            {"contest", or_null(row.contest)},
            {"hidden", row.is_hidden},
            {"played", row.played},
            {"created", support::iso_time(row.created)},
            {"ended", moment_or_null(row.ended)}};
}

JsonObject to_json(league::TournamentView const& view,
                   std::vector<league::Tournaments::FailedGame> const& failed) {
    auto object = to_json(view.row());
    JsonArray failed_games;
    for (auto const& [number, why, moment] : failed) {
        failed_games.push_back({{"number", number}, {"why", why}, {"moment", support::iso_time(moment)}});
    }
    object.emplace("plan", league::to_json(view.plan()));
    object.emplace("entrants", view.entrants().size());
    object.emplace("expected", view.tournament().expected_games());
    object.emplace("failed_games", std::move(failed_games));
    return object;
}

JsonObject standing_json(league::TournamentView const& view, std::size_t place) {
    auto object = pairing::standing_json(view.report(), place);
    auto const player = view.report().standings.at(place).player;
    auto const& entrant = view.entrants().at(static_cast<std::size_t>(player));
    object.emplace("entrant", seat_json(view.report().name(player), entrant.player, entrant.version));
    return object;
}

std::vector<league::Entrant> seats_of(league::TournamentView const& view,
                                      storage::TournamentGame const& game) {
    std::vector<league::Entrant> seats;
    for (int const player : view.tournament().fixture(static_cast<int>(game.number)).players) {
        auto const& entrant = view.entrants().at(static_cast<std::size_t>(player));
        seats.push_back(
            {.player = entrant.player, .name = view.report().name(player), .version = entrant.version});
    }
    return seats;
}

JsonObject to_json(league::TournamentView const& view, storage::TournamentGame const& game) {
    auto const fixture = view.tournament().fixture(static_cast<int>(game.number));
    JsonArray seats;
    for (auto const& seat : seats_of(view, game)) {
        seats.emplace_back(seat_json(seat.name, seat.player, seat.version));
    }
    JsonObject object{{"number", game.number},          {"round", fixture.round + 1},
                      {"pairing", fixture.pairing + 1}, {"seed", fixture.seed},
                      {"seats", std::move(seats)},      {"ended", support::iso_time(game.ended)}};
    add_note(object, game.result);
    return object;
}

JsonObject bracket_json(league::TournamentView const& view) {
    JsonArray seeds;
    for (std::size_t player = 0; player < view.entrants().size(); ++player) {
        auto const& entrant = view.entrants()[player];
        seeds.emplace_back(
            seat_json(view.report().name(static_cast<int>(player)), entrant.player, entrant.version));
    }
    return {{"seeds", std::move(seeds)}, {"matches", pairing::bracket_matches_json(view.tournament())}};
}

} // namespace api
