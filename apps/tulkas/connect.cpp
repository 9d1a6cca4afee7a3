// `tulkas connect`: a bot on this machine sits at the tables of an arena.
#include "client/battlesnake.hpp"
#include "client/client.hpp"
#include "http/address.hpp"
#include "support/text.hpp"
#include "tulkas/arena_arguments.hpp"
#include "tulkas/bot_finder.hpp"
#include "tulkas/commands.hpp"
#include "tulkas/interrupt.hpp"
#include "tulkas/output.hpp"

#include <boost/algorithm/string/trim.hpp>
#include <fmt/format.h>

namespace tulkas {

using support::fail;
using support::pass_on;
using support::Result;
using wire::Finished;
using wire::Started;

namespace {

struct ConnectArguments {
    std::string game;
    std::string bot;
    std::optional<std::string> battlesnake; // where its server is
    ArenaArguments arena;
    std::optional<std::string> name;
    std::optional<std::string> certificate;
    std::optional<std::uint64_t> games;
    bool is_public = false;
    WorkshopArguments workshop;
};

// A program's name is that of its file: what an arena does not take in a name is left out.
std::string name_for(std::string const& bot) {
    constexpr std::size_t longest = 30;
    std::string name;
    for (char const letter : bot) {
        bool const is_fine = (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
                             (letter >= '0' && letter <= '9');
        if (is_fine || (letter == '-' && !name.empty()) || (letter == '_' && !name.empty())) {
            name += letter;
        }
    }
    return name.substr(0, longest);
}

Result<http::Destination> destination_of(ConnectArguments const& arguments, std::string const& bot) {
    auto const server = TULKAS_TRY(find_server(arguments.arena));
    auto address = http::parse_address(server);
    if (!address) {
        return fail(address.error().kind, "--server: {}", address.error().message);
    }
    auto token = TULKAS_TRY(find_token(arguments.arena));
    return http::Destination{.address = *std::move(address),
                             .target = fmt::format("/api/v1/remote-bots/{}/connection?games={}&public={}",
                                                   http::escaped(arguments.name.value_or(name_for(bot))),
                                                   http::escaped(arguments.game), arguments.is_public),
                             .token = std::move(token),
                             .certificate = arguments.certificate.value_or("")};
}

std::string others(Started const& game) {
    std::string names;
    for (std::size_t seat = 0; seat < game.players.size(); ++seat) {
        if (static_cast<rules::Seat>(seat) != game.game_seat.second) {
            names += (names.empty() ? "" : ", ") + game.players[seat];
        }
    }
    return names.empty() ? "alone" : "against " + names;
}

std::string result_line(Started const& game, Finished const& end) {
    auto const& outcome = end.outcome;
    std::string const result = !outcome                                    ? "void"
                               : !outcome->winner                          ? "draw"
                               : *outcome->winner == game.game_seat.second ? "won"
                                                                           : "lost";
    return fmt::format("table {}: {} {}: {}\n", game.game_seat.first, result, others(game), end.why);
}

client::Observer on_terminal() {
    return {.connected = [](std::string const& bot) { print_note("connected as " + bot); },
            .lost =
                [](std::string const& why, rules::Duration pause) {
                    print_note(fmt::format("{}; retrying in {:.1f} s", why,
                                           std::chrono::duration<double>(pause).count()));
                },
            .started =
                [](Started const& game) {
                    print_note(fmt::format("table {}: {} on seat {}, {}", game.game_seat.first, game.game,
                                           game.game_seat.second, others(game)));
                },
            .finished =
                [](Started const& game, Finished const& end) {
                    if (!print(result_line(game, end))) {
                        Interrupt::wanted() = true; // nobody reads it
                    }
                },
            .heard =
                [](wire::GameSeat game_seat, std::string_view text) {
                    print_note(fmt::format("table {}: the bot says: {}", game_seat.first,
                                           boost::trim_right_copy(std::string(text))));
                },
            .complained = [](std::string const& message) { print_note("the server says: " + message); }};
}

Result<void> play_at_arena(ConnectArguments const& arguments, std::string const& bot,
                           client::Client::SitDown const& sit_down) {
    auto const destination = TULKAS_TRY(destination_of(arguments, bot));
    Interrupt const interrupt;
    client::Client client({.destination = destination, .games = arguments.games}, sit_down, on_terminal());
    auto const played = client.run(Interrupt::wanted());
    return played ? print(fmt::format("played: {}\n", *played)) : pass_on(played);
}

// A server that speaks Battlesnake's interface; its name is the author that it gives.
Result<void> connect_battlesnake(ConnectArguments const& arguments) {
    constexpr std::chrono::seconds patience{10}; // the table's clock is stricter
    auto address = http::parse_address(*arguments.battlesnake);
    if (!address) {
        return fail(address.error().kind, "--battlesnake: {}", address.error().message);
    }
    auto const author = client::greet_battlesnake(*address);
    if (!author) {
        return fail(author.error().kind, "{} is not a Battlesnake: {}",
                    support::in_quotes(*arguments.battlesnake), author.error().message);
    }
    auto const name = name_for(*author);
    std::shared_ptr<http::Client> const server =
        TULKAS_TRY(http::Client::create(*std::move(address), {.patience = patience}));
    return play_at_arena(
        arguments, name.empty() ? "battlesnake" : name,
        [&](runtime::Loop& loop, wire::GameSeat game_seat) -> Result<std::unique_ptr<runtime::Channel>> {
            return client::make_battlesnake(loop, server, fmt::format("table-{}", game_seat.first));
        });
}

Result<void> connect_bot(ConnectArguments const& arguments, rules::Registry const& games) {
    if (arguments.battlesnake.has_value() == !arguments.bot.empty()) {
        return fail(support::ErrorKind::invalid,
                    "connect needs a GAME and a BOT, or a server with --battlesnake");
    }
    if (arguments.battlesnake) {
        auto snake = arguments;
        snake.game = arguments.game.empty() ? "snake" : arguments.game;
        return connect_battlesnake(snake);
    }
    auto const game = TULKAS_TRY(games.find(arguments.game));
    // House bots run as programs, too: so each game has a process of its own, and none keeps another waiting.
    BotFinder finder({.workshop = arguments.workshop, .isolate = true, .port = {}, .token = {}}, games);
    auto const bot = TULKAS_TRY(finder.find(arguments.bot, *game));
    auto const sit_down = [&](runtime::Loop& loop,
                              wire::GameSeat game_seat) -> Result<std::unique_ptr<runtime::Channel>> {
        auto player = bot->sit_down({.game = *game,
                                     .match_seed = static_cast<std::uint64_t>(game_seat.first),
                                     .loop = loop,
                                     .seat = game_seat.second});
        return player ? Result<std::unique_ptr<runtime::Channel>>(std::move(player->channel))
                      : pass_on(player);
    };
    return play_at_arena(arguments, bot->name(), sit_down);
}

} // namespace

void add_connect(CommandLine& program, rules::Registry const& games) {
    auto command = program.add("connect", "let a bot on this machine play at an arena's tables");
    auto const arguments = std::make_shared<ConnectArguments>();
    command.optional_word("GAME", arguments->game, "the game the bot plays (with --battlesnake: snake)");
    command.optional_word("BOT", arguments->bot,
                          "a house bot, a source file, a directory with a manifest or an executable");
    command.text_option("--battlesnake", "URL", arguments->battlesnake,
                        "instead of BOT: a server that speaks Battlesnake's interface");
    add_arena_arguments(command, arguments->arena);
    command.text_option("--name", "N", arguments->name, "the bot's name at the arena (default: its own)");
    command.flag("--public", arguments->is_public, "let other people seat it at their tables");
    command.number_option("--games", arguments->games, {1, 10'000'000}, "stop after this many games");
    command.text_option("--certificate", "FILE", arguments->certificate,
                        "trust this certificate in addition to the system's");
    add_workshop_arguments(command, arguments->workshop);
    command.footer(
        "Reconnects after a lost connection. Ctrl-C leaves; the clocks of running games keep going.");
    command.action([arguments, &games] { return connect_bot(*arguments, games); });
}

} // namespace tulkas
