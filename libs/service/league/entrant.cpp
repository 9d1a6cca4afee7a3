#include "league/entrant.hpp"

#include "support/text.hpp"

#include <fmt/format.h>

namespace league {

using support::ErrorKind;
using support::fail;
using support::Json;
using support::Result;

namespace {

constexpr std::string_view house_prefix = "house ";
constexpr std::string_view bot_prefix = "bot ";

} // namespace

Entrant house_entrant(std::string_view bot) {
    return {.player = std::string(house_prefix) + std::string(bot), .name = std::string(bot)};
}

std::string with_author(std::string const& name, std::string const& author) {
    return name == author ? name : fmt::format("{} ({})", name, author);
}

Entrant bot_entrant(std::int64_t bot, std::string name, std::int64_t version) {
    return {
        .player = std::string(bot_prefix) + std::to_string(bot), .name = std::move(name), .version = version};
}

std::optional<std::string_view> house_bot_of(std::string_view player) {
    return player.starts_with(house_prefix) ? std::optional(player.substr(house_prefix.size()))
                                            : std::nullopt;
}

std::optional<std::int64_t> bot_of(std::string_view player) {
    return player.starts_with(bot_prefix)
               ? support::whole_number<std::int64_t>(player.substr(bot_prefix.size()))
               : std::nullopt;
}

support::JsonObject to_json(Entrant const& entrant) {
    return {{"player", entrant.player},
            {"name", entrant.name},
            {"version", entrant.version ? Json(*entrant.version) : Json()}};
}

Result<Entrant> entrant_from_json(Json const& json) {
    auto const player = support::string_member(json, "player");
    auto const name = support::string_member(json, "name");
    if (!player || !name) {
        return player ? pass_on(name) : pass_on(player);
    }
    Entrant entrant{.player = std::string(*player), .name = std::string(*name)};
    if (auto const version = support::integer_member(json, "version")) {
        entrant.version = *version;
    }
    if (!house_bot_of(*player) && !bot_of(*player)) {
        return fail(ErrorKind::invalid, "{} does not play here", support::in_quotes(*player));
    }
    return entrant;
}

} // namespace league
