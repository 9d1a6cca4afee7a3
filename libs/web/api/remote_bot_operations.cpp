#include "api/remote_bot_operations.hpp"

#include "api/remote_bot_stream.hpp"
#include "people/name.hpp"
#include "support/text.hpp"

#include <algorithm>

namespace api {

using http::Method;
using support::ErrorKind;
using support::fail;
using support::JsonArray;
using support::JsonObject;
using support::Result;

namespace {

Result<bool> read_flag(Call const& call, char const* name) {
    auto const text = call.request.target.query.find(name).value_or("false");
    if (text != "true" && text != "false") {
        return fail(ErrorKind::invalid, "{} is true or false", name);
    }
    return text == "true";
}

JsonObject to_json(tables::Present const& present) {
    auto const& bot = present.bot;
    return {{"bot", bot.full_name()},
            {"owner", bot.owner},
            {"games", JsonArray(bot.games.begin(), bot.games.end())},
            {"public", bot.is_public},
            {"playing", present.playing}};
}

} // namespace

std::vector<Operation> RemoteBotOperations::all() {
    return {
        {.method = Method::get,
         .path = "/remote-bots",
         .id = "listRemoteBots",
         .summary = "The remote bots that are connected and that the asker may have at a table",
         .access = Access::anybody,
         .outcomes = {{200, "the bots", "RemoteBots"}},
         .run = [this](Call const& call) { return list(call); }},
        {.method = Method::get,
         .path = "/remote-bots/{name}/connection",
         .id = "connectRemoteBot",
         .summary = "Connects a bot on the asker's machine, which can then be given a seat; "
                    "docs/remote-bots.md has the "
                    "messages",
         .access = Access::user,
         .scope = people::Scope::play,
         .query = {{.name = "games",
                    .description = "the names of the games that it plays, with commas between",
                    .is_required = true},
                   {.name = "public",
                    .type = ParameterType::boolean,
                    .description = "others may have it at their tables; false without it"}},
         .outcomes = {{101, "goes on as a WebSocket", ""}, {404, "there is no such game", "Error"}},
         .open = [this](Call const& call) { return connect(call); }},
    };
}

Result<http::Response> RemoteBotOperations::list(Call const& call) {
    JsonArray items;
    for (auto const& present : m_roster.present()) {
        if (present.bot.is_public || (call.person && call.person->id == present.bot.account)) {
            items.emplace_back(to_json(present));
        }
    }
    return http::make_json(200, JsonObject{{"items", std::move(items)}});
}

Result<tables::Arrival> RemoteBotOperations::read_arrival(Call const& call) const {
    tables::Arrival arrival{
        .account = call.person->id, .owner = call.person->name, .name = call.values.at(0), .games = {}};
    arrival.credential = call.who->credential;
    if (auto const checked = people::check_name(arrival.name); !checked) {
        return fail(checked.error().kind, "the bot's name: {}", checked.error().message);
    }
    auto rest = call.request.target.query.find("games").value_or("");
    if (rest.empty()) {
        return fail(ErrorKind::invalid, "say with games=… what the bot plays");
    }
    while (!rest.empty()) {
        auto const game = TULKAS_TRY(m_games.find(support::cut_front(rest, ',')));
        if (std::ranges::find(arrival.games, game->info().name) == arrival.games.end()) {
            arrival.games.push_back(game->info().name);
        }
    }
    auto const is_public = TULKAS_TRY(read_flag(call, "public"));
    arrival.is_public = is_public;
    return arrival;
}

Result<std::shared_ptr<http::SocketListener>> RemoteBotOperations::connect(Call const& call) {
    auto const arrival = TULKAS_TRY(read_arrival(call));
    TULKAS_TRY(m_roster.check_room(arrival));
    return std::make_shared<RemoteBotStream>(m_roster, arrival);
}

} // namespace api
