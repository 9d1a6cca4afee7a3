#include "league/match_plan.hpp"

#include "match/house_bot.hpp"
#include "match/play_match.hpp"
#include "match/program_game.hpp"

#include <boost/json/value_to.hpp>

#include <algorithm>

namespace league {

using rules::TimeControl;
using support::ErrorKind;
using support::fail;
using support::Json;
using support::JsonArray;
using support::JsonObject;
using support::Result;

namespace {

Json milliseconds(rules::Duration duration) {
    return duration == TimeControl::forever
               ? Json()
               : Json(std::chrono::floor<std::chrono::milliseconds>(duration).count());
}

Result<rules::Duration> duration_member(JsonObject const& object, std::string_view key) {
    auto const* const value = object.if_contains(key);
    if (value == nullptr || value->is_null()) {
        return TimeControl::forever;
    }
    constexpr std::int64_t most = 24LL * 3600 * 1000;
    if (!value->is_int64() || value->get_int64() < 1 || value->get_int64() > most) {
        return fail(ErrorKind::invalid, "{} is a number of milliseconds from 1 to {}", key, most);
    }
    return std::chrono::milliseconds(value->get_int64());
}

Result<std::vector<Entrant>> seats_from_json(JsonObject const& object) {
    auto const* const seats = object.if_contains("seats");
    if (seats == nullptr || !seats->is_array()) {
        return fail(ErrorKind::invalid, "seats is a list");
    }
    std::vector<Entrant> entrants;
    for (auto const& seat : seats->get_array()) {
        auto entrant = TULKAS_TRY(entrant_from_json(seat));
        entrants.push_back(std::move(entrant));
    }
    return entrants;
}

Result<std::uint64_t> seed_member(JsonObject const& object) {
    auto const* const seed = object.if_contains("seed");
    boost::system::error_code error;
    auto const number = seed == nullptr ? 0 : seed->to_number<std::uint64_t>(error);
    if (seed == nullptr || error) {
        return fail(ErrorKind::invalid, "seed is a whole number");
    }
    return number;
}

Result<std::vector<std::shared_ptr<match::Bot const>>> bots_of(MatchPlan const& plan, rules::Game const& game,
                                                               MatchDependencies const& dependencies,
                                                               support::CorePermit* core) {
    std::vector<std::shared_ptr<match::Bot const>> bots;
    for (auto const& seat : plan.seats) {
        if (auto const house = house_bot_of(seat.player)) {
            bots.push_back(match::make_house_bot(std::string(*house)));
            continue;
        }
        if (!dependencies.find_bot) {
            return fail(ErrorKind::not_found, "there are no uploaded bots here");
        }
        auto bot = TULKAS_TRY(dependencies.find_bot(seat, game, core));
        bots.push_back(match::renamed(std::move(bot), seat.name));
    }
    return bots;
}

} // namespace

std::string uploaded_game(MatchPlan const& plan) {
    return plan.game_version != 0 ? plan.game : std::string();
}

JsonObject to_json(TimeControl const& time) {
    return {{"per_call_ms", milliseconds(time.per_call)},
            {"per_game_ms", milliseconds(time.per_game)},
            {"charge", time.spares_machine ? "player" : "all"}};
}

Result<TimeControl> time_from_json(Json const& json) {
    if (!json.is_object()) {
        return fail(ErrorKind::invalid, "time limits are an object");
    }
    auto const call = duration_member(json.get_object(), "per_call_ms");
    auto const game = duration_member(json.get_object(), "per_game_ms");
    if (!call || !game) {
        return call ? pass_on(game) : pass_on(call);
    }
    auto const* const charge = json.get_object().if_contains("charge");
    if (charge != nullptr && *charge != "all" && *charge != "player") {
        return fail(ErrorKind::invalid, "\"charge\" must be \"all\" or \"player\"");
    }
    return TimeControl{
        .per_call = *call, .per_game = *game, .spares_machine = charge != nullptr && *charge == "player"};
}

JsonObject to_json(GivenOptions const& options) {
    JsonObject object;
    for (auto const& [name, value] : options) {
        object.emplace(name, value);
    }
    return object;
}

Result<GivenOptions> options_from_json(Json const& json) {
    if (!json.is_object()) {
        return fail(ErrorKind::invalid, "options are an object");
    }
    GivenOptions options;
    for (auto const& [name, value] : json.get_object()) {
        if (value.is_string()) {
            options.emplace(name, value.get_string());
        } else if (value.is_int64()) {
            options.emplace(name, std::to_string(value.get_int64()));
        } else {
            return fail(ErrorKind::invalid, "the option {} is a text or a whole number",
                        std::string_view(name));
        }
    }
    return options;
}

JsonObject to_json(MatchPlan const& plan) {
    JsonArray seats;
    for (auto const& seat : plan.seats) {
        seats.emplace_back(to_json(seat));
    }
    return {{"game", plan.game},
            {"game_version", plan.game_version},
            {"options", to_json(plan.options)},
            {"time", to_json(plan.time)},
            {"memory_mb", plan.memory_mb ? Json(*plan.memory_mb) : Json()},
            {"seats", std::move(seats)},
            {"seed", plan.seed}};
}

Result<MatchPlan> match_plan_from_json(Json const& json) {
    auto const game = TULKAS_TRY(support::string_member(json, "game"));
    auto const& object = json.get_object();
    auto seats = seats_from_json(object);
    auto const* const given = object.if_contains("options");
    auto const* const time = object.if_contains("time");
    auto options = options_from_json(given == nullptr ? Json() : *given);
    auto const control = time_from_json(time == nullptr ? Json() : *time);
    auto const seed = seed_member(object);
    auto const memory = memory_from_json(object);
    auto const version = game_version_from_json(object);
    if (!seats || !version) {
        return seats ? pass_on(version) : pass_on(seats);
    }
    if (!memory) {
        return pass_on(memory);
    }
    if (!options) {
        return pass_on(options);
    }
    if (!control || !seed) {
        return control ? pass_on(seed) : pass_on(control);
    }
    return MatchPlan{.game = std::string(game),
                     .game_version = *version,
                     .options = *std::move(options),
                     .time = *control,
                     .memory_mb = *memory,
                     .seats = *std::move(seats),
                     .seed = *seed};
}

Result<std::uint64_t> game_version_from_json(JsonObject const& object) {
    auto const* const value = object.if_contains("game_version");
    if (value == nullptr) {
        return 0;
    }
    boost::system::error_code error;
    auto const version = value->to_number<std::uint64_t>(error);
    return error ? Result<std::uint64_t>(fail(ErrorKind::invalid, "game_version is a whole number"))
                 : version;
}

Result<sandbox::Level> isolation_from_json(Json const& json) {
    auto const level = json.is_string() ? sandbox::level_from(json.get_string()) : std::nullopt;
    return level ? Result<sandbox::Level>(*level)
                 : fail(ErrorKind::invalid, "isolation must be namespaces or gvisor");
}

Result<std::optional<int>> memory_from_json(JsonObject const& object) {
    auto const* const value = object.if_contains("memory_mb");
    if (value == nullptr || value->is_null()) {
        return std::nullopt;
    }
    constexpr std::int64_t least = 16;
    constexpr std::int64_t most = 4096;
    if (!value->is_int64() || value->get_int64() < least || value->get_int64() > most) {
        return fail(ErrorKind::invalid, "memory_mb is a whole number from {} to {}", least, most);
    }
    return static_cast<int>(value->get_int64());
}

record::TimeLimits limits_of(TimeControl const& time) {
    return record::with_wall_time(time);
}

Result<record::GameRecord> play(MatchPlan const& plan, MatchDependencies const& dependencies,
                                std::atomic<bool> const& stop, support::CorePermit* core,
                                runtime::GameWatcher watcher) {
    auto const game = TULKAS_TRY(dependencies.games.find(plan.game, plan.game_version));
    auto options = rules::Options::create(game->info().options, plan.options);
    TULKAS_TRY(match::make_ready(*game, core));
    auto const bots = bots_of(plan, *game, dependencies, core);
    if (!options || !bots) {
        return options ? pass_on(bots) : pass_on(options);
    }
    runtime::Loop loop;
    rules::Setup const setup{
        .options = *std::move(options), .seed = plan.seed, .seats = static_cast<int>(plan.seats.size())};
    match::Match match{.game = *game, .setup = setup, .bots = *bots, .loop = loop};
    if (plan.memory_mb) {
        constexpr std::uint64_t megabyte = 1024 * 1024;
        match.memory = static_cast<std::uint64_t>(*plan.memory_mb) * megabyte;
    }
    return match::play_match(match, {.limits = {.time = limits_of(plan.time)},
                                     .watcher = std::move(watcher),
                                     .stop = &stop,
                                     .core = core});
}

} // namespace league
