#include "api/game_json.hpp"

namespace api {

using support::Json;
using support::JsonArray;
using support::JsonObject;

namespace {

JsonArray to_json(std::vector<rules::OptionInfo> const& options) {
    JsonArray array;
    for (auto const& option : options) {
        JsonObject object{{"name", option.name}, {"help", option.help}, {"standard", option.standard}};
        if (option.choices.empty()) {
            object["least"] = option.least;
            object["most"] = option.most;
        } else {
            object["choices"] = JsonArray(option.choices.begin(), option.choices.end());
        }
        array.emplace_back(std::move(object));
    }
    return array;
}

Json milliseconds(rules::Duration duration) {
    if (duration == rules::TimeControl::forever) {
        return {};
    }
    return std::chrono::duration_cast<std::chrono::milliseconds>(duration).count();
}

} // namespace

JsonObject to_json(rules::Game const& game) {
    auto const& info = game.info();
    auto const start = rules::fixed_start(game);
    JsonArray bots;
    for (auto const& bot : info.bots) {
        bots.push_back({{"name", bot.name}, {"help", bot.help}, {"parameters", to_json(bot.parameters)}});
    }
    return {{"name", info.name},
            {"title", info.title},
            {"summary", info.summary},
            {"kind", rules::to_text(info.kind)},
            {"least_seats", info.least_seats},
            {"most_seats", info.most_seats},
            {"teams", JsonArray(info.teams.begin(), info.teams.end())},
            {"options", to_json(info.options)},
            {"bots", std::move(bots)},
            {"baseline", info.baseline},
            {"start", start ? Json(*start) : Json()},
            {"cpu_per_call", milliseconds(info.time.per_call)},
            {"cpu_per_game", milliseconds(info.time.per_game)},
            {"version", info.version},
            {"uploaded", !info.is_built_in()}};
}

} // namespace api
