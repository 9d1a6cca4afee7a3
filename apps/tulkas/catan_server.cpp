// `tulkas catan-server`: hosts games of Catan for clients of the shared protocol.
#include "catan_net/tcp_server.hpp"
#include "match/house_bot.hpp"
#include "tulkas/commands.hpp"
#include "tulkas/interrupt.hpp"
#include "tulkas/output.hpp"

#include <fmt/format.h>

#include <memory>
#include <optional>
#include <random>
#include <string>

namespace tulkas {

using support::Result;

namespace {

struct CatanServerArguments {
    std::optional<std::string> address;
    std::optional<std::uint64_t> port;
    std::optional<std::uint64_t> seats;
    std::optional<std::string> fill;
    std::optional<std::uint64_t> wait;
    std::optional<std::uint64_t> patience;
    std::optional<std::uint64_t> seed;
};

// Players who can guess the seed know the dice.
std::uint64_t secret_seed() {
    std::random_device device;
    return std::uint64_t{device()} << 32U | device();
}

catan_net::LobbySettings hall_settings(std::shared_ptr<rules::Game const> const& game, std::string bot,
                                       CatanServerArguments const& arguments) {
    return {
        .seats = static_cast<int>(arguments.seats.value_or(catan::most_players)),
        .make_layout =
            [](support::Random& random) { return catan::random_layout(catan::RedNumbers::anywhere, random); },
        .make_bot = [game, bot = std::move(bot)](
                        std::uint64_t seed) { return *rules::make_house_bot(*game, bot, seed); }};
}

catan_net::Patience patience(CatanServerArguments const& arguments) {
    constexpr std::uint64_t wait_for_people = 60;
    constexpr std::uint64_t wait_for_bots = 10;
    catan_net::Patience patience;
    patience.with_lobbies =
        std::chrono::seconds(arguments.wait.value_or(arguments.fill ? wait_for_bots : wait_for_people));
    patience.with_players =
        arguments.patience ? std::chrono::seconds(*arguments.patience) : patience.with_players;
    return patience;
}

Result<void> serve_catan(CatanServerArguments const& arguments, rules::Registry const& games) {
    auto const game = TULKAS_TRY(games.find("catan"));
    auto bot = TULKAS_TRY(match::house_bot_name(arguments.fill.value_or("settler"), *game, games));
    Interrupt const interrupt;
    catan_net::ServerSettings settings{
        .address = arguments.address.value_or("0.0.0.0"),
        .port = static_cast<std::uint16_t>(arguments.port.value_or(catan_net::default_port)),
        .lobby = hall_settings(game, std::move(bot), arguments),
        .patience = patience(arguments),
        .log = print_note,
        .stop = &Interrupt::wanted()};
    auto const address = settings.address;
    auto const server = TULKAS_TRY(
        catan_net::TcpServer::create(std::move(settings), arguments.seed ? *arguments.seed : secret_seed()));
    TULKAS_TRY(print(fmt::format("listening on {}:{}\n", address, server->port())));
    server->run();
    return {};
}

} // namespace

void add_catan_server(CommandLine& program, rules::Registry const& games) {
    auto command = program.add("catan-server", "host games of Catan for clients of the shared protocol");
    auto const arguments = std::make_shared<CatanServerArguments>();
    constexpr std::uint64_t most_seconds = 1'000'000;
    command.number_option("--port", arguments->port, {0, 65'535},
                          "port to listen on; 0 for any free port (default: 7000)");
    command.text_option("--address", "IP", arguments->address, "address to listen on (default: 0.0.0.0)");
    command.number_option("--seats", arguments->seats, {catan::least_players, catan::most_players},
                          "players per game (default: 4)");
    command.text_option("--fill", "BOT", arguments->fill,
                        "the house bot that takes free seats (default: settler)");
    command.number_option(
        "--wait", arguments->wait, {0, most_seconds},
        "seconds after the last join until bots take the free seats (default: 10 with --fill, otherwise 60)");
    command.number_option("--patience", arguments->patience, {1, most_seconds},
                          "seconds per decision; then a bot takes the seat (default: 120)");
    command.number_option("--seed", arguments->seed, {}, "seed for dice, cards and boards (default: secret)");
    command.action([arguments, &games] { return serve_catan(*arguments, games); });
}

} // namespace tulkas
