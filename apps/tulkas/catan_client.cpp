// `tulkas catan-client`: lets a bot play on a server of the shared Catan protocol.
#include "catan_net/local_server.hpp"
#include "catan_net/remote_server.hpp"
#include "catan_net/visit.hpp"
#include "runtime/series_cores.hpp"
#include "tulkas/bot_finder.hpp"
#include "tulkas/commands.hpp"
#include "tulkas/interrupt.hpp"
#include "tulkas/output.hpp"
#include "tulkas/time_arguments.hpp"

#include <fmt/format.h>

#include <memory>
#include <optional>
#include <string>

namespace tulkas {

using catan_net::VisitReport;
using support::Result;

namespace {

struct CatanClientArguments {
    std::string server;
    std::optional<std::string> bot;
    std::optional<std::string> name;
    std::optional<std::uint64_t> game;
    std::optional<std::uint64_t> seed;
    TimeArguments time;
    BotArguments bots;
    bool moves = false;
    bool json = false;
};

// "local" is a server in this process, with settlers on its other seats.
Result<std::shared_ptr<catan_net::ServerConnection>> connect(CatanClientArguments const& arguments,
                                                             std::shared_ptr<rules::Game const> const& game,
                                                             runtime::Loop& loop) {
    if (arguments.server != "local") {
        auto const address = TULKAS_TRY(support::Address::parse(arguments.server, catan_net::default_port));
        return catan_net::connect_to_server(address, loop);
    }
    catan_net::LobbySettings settings{
        .make_layout =
            [](support::Random& random) { return catan::random_layout(catan::RedNumbers::anywhere, random); },
        .make_bot = [game](std::uint64_t seed) { return *rules::make_house_bot(*game, "settler", seed); }};
    return catan_net::connect_to_local_server(std::move(settings), arguments.seed.value_or(0), loop);
}

Result<void> print_report(VisitReport const& report, bool json) {
    if (json) {
        support::JsonArray names;
        for (auto const& name : report.names) {
            names.emplace_back(name);
        }
        return print_json(support::JsonObject{
            {"players", std::move(names)}, {"own", report.own}, {"winner", report.winner}});
    }
    return print(fmt::format("over: {} {}\n", report.winner, report.winner == report.own ? "won" : "lost"));
}

Result<VisitReport> visit(CatanClientArguments const& arguments,
                          std::shared_ptr<rules::Game const> const& game, match::Bot const& bot) {
    runtime::Loop loop;
    auto const connection = TULKAS_TRY(connect(arguments, game, loop));
    int const core = runtime::usable_cores().front();
    bool const kept = runtime::keep_to_core(core);
    auto player =
        TULKAS_TRY(bot.sit_down({.game = *game,
                                 .match_seed = arguments.seed.value_or(0),
                                 .loop = loop,
                                 .core = kept ? std::optional(static_cast<unsigned>(core)) : std::nullopt}));
    auto const game_id = static_cast<int>(arguments.game.value_or(0));
    auto const log = arguments.moves ? print_note : [](std::string_view /*line*/) {};
    return catan_net::play_visit(
        {.client = catan_net::GameClient(arguments.name.value_or(bot.name()), game_id),
         .seed = arguments.seed.value_or(0),
         .limits = {.time = time_limits(arguments.time, game->info())},
         .log = log,
         .stop = &Interrupt::wanted()},
        std::move(player), connection, loop);
}

Result<void> play_catan(CatanClientArguments const& arguments, rules::Registry const& games) {
    auto const game = TULKAS_TRY(games.find("catan"));
    BotFinder finder(arguments.bots, games);
    auto const bot = TULKAS_TRY(finder.find(arguments.bot.value_or("settler"), *game));
    Interrupt const interrupt;
    auto const report = TULKAS_TRY(visit(arguments, game, *bot));
    return print_report(report, arguments.json);
}

} // namespace

void add_catan_client(CommandLine& program, rules::Registry const& games) {
    auto command = program.add("catan-client", "let a bot play Catan on a server of the shared protocol");
    auto const arguments = std::make_shared<CatanClientArguments>();
    command.word("SERVER", arguments->server,
                 "HOST:PORT, or HOST (port 7000); or local, for a game without a network");
    command.text_option("--bot", "BOT", arguments->bot, "as in `tulkas play` (default: settler)");
    command.text_option("--name", "NAME", arguments->name,
                        "the player's name in the game (default: the bot's name)");
    command.number_option("--game", arguments->game, {0, 2'147'483'647}, "the gameId (default: 0)");
    command.number_option("--seed", arguments->seed, {}, "the bot's seed (default: 0)");
    command.flag("--moves", arguments->moves, "print moves and chat messages to standard error");
    add_time_arguments(command, arguments->time);
    add_bot_arguments(command, arguments->bots);
    command.flag("--json", arguments->json, "print one JSON value instead of text");
    command.action([arguments, &games] { return play_catan(*arguments, games); });
}

} // namespace tulkas
