// `tulkas actor`: lends this machine to a game that is run on another.
#include "process/channel.hpp"
#include "relay/relay.hpp"
#include "relay/token.hpp"
#include "support/tcp.hpp"
#include "tulkas/commands.hpp"
#include "tulkas/interrupt.hpp"
#include "tulkas/output.hpp"
#include "tulkas/token_arguments.hpp"
#include "tulkas/workshop_arguments.hpp"

#include <fmt/format.h>

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <utility>

namespace tulkas {

using std::chrono::steady_clock;
using support::ErrorKind;
using support::fail;
using support::FileDescriptor;
using support::Result;

namespace {

struct ActorArguments {
    std::optional<std::string> address;
    TokenArguments token;
    std::optional<std::uint64_t> games;
    WorkshopArguments workshop;
};

// Programs that came from elsewhere, run like those that were built here.
class Lodging {
public:
    [[nodiscard]] static Result<Lodging> open(WorkshopArguments const& arguments) {
        auto const settings = TULKAS_TRY(workshop_settings(arguments));
        auto workshop = TULKAS_TRY(match::Workshop::create(settings));
        return Lodging(std::move(workshop));
    }

    [[nodiscard]] Result<std::unique_ptr<runtime::Channel>> seat(runtime::Loop& loop,
                                                                 relay::Parcel const& parcel) {
        auto bot = TULKAS_TRY(relay::settle(parcel, m_workshop->languages(), m_workshop->cache()));
        m_bot = std::move(bot);
        print_note(fmt::format("playing for {}", m_bot.name));
        auto program = m_bot.program(m_workshop->setting(), m_workshop->memory());
        return process::make_channel(loop, m_workshop->launcher(),
                                     {.command = std::move(program.command),
                                      .limits = program.limits,
                                      .files = std::move(program.files),
                                      .own_threads = std::move(program.own_threads)});
    }

private:
    explicit Lodging(std::unique_ptr<match::Workshop> workshop) : m_workshop(std::move(workshop)) {}

    std::unique_ptr<match::Workshop> m_workshop;
    languages::BuiltBot m_bot; // stays in the cache while it plays
};

// Whoever runs the game may start it after us.
Result<FileDescriptor> connect_with_patience(support::Address const& address) {
    constexpr auto patience = std::chrono::seconds(30);
    constexpr auto pause = std::chrono::milliseconds(200);
    auto const end = steady_clock::now() + patience;
    auto connection = support::connect_to(address, pause * 10);
    while (!connection && steady_clock::now() < end && !Interrupt::wanted()) {
        std::this_thread::sleep_for(pause);
        connection = support::connect_to(address, pause * 10);
    }
    return connection;
}

// Game after game, until there is nobody to play for any more; how many were played.
Result<std::uint64_t> play_games(support::Address const& address, std::string const& token,
                                 ActorArguments const& arguments, relay::Dependencies const& host) {
    std::uint64_t played = 0;
    while (!arguments.games || played < *arguments.games) {
        auto connection = played == 0 ? connect_with_patience(address)
                                      : support::connect_to(address, std::chrono::seconds(5));
        if (!connection && played > 0 && connection.error().kind == ErrorKind::not_found) {
            break; // the handler has gone home
        }
        if (!connection) {
            return fail(ErrorKind::unavailable, "{}", connection.error().message);
        }
        auto const end = TULKAS_TRY(relay::take_part(*std::move(connection), token, host));
        if (end == relay::End::played) {
            ++played;
        } else if (played > 0) {
            break;
        }
    }
    return played;
}

Result<void> act(ActorArguments const& arguments) {
    auto const token = TULKAS_TRY(given_token(arguments.token));
    if (!arguments.address || !token) {
        return fail(ErrorKind::invalid,
                    "--connect HOST:PORT, and --token T or --token-file FILE, are required");
    }
    auto const address = support::Address::parse(*arguments.address);
    if (!address) {
        return fail(address.error().kind, "--connect: {}", address.error().message);
    }
    if (auto const good = relay::check_token(*token); !good) {
        return fail(good.error().kind, "--token: {}", good.error().message);
    }
    auto lodging = TULKAS_TRY(Lodging::open(arguments.workshop));
    Interrupt const interrupt;
    relay::Dependencies const host{
        .seat = [&](runtime::Loop& loop, relay::Parcel const& parcel) { return lodging.seat(loop, parcel); },
        .stop = &Interrupt::wanted()};
    auto const played = TULKAS_TRY(play_games(*address, *token, arguments, host));
    return print(fmt::format("played: {}\n", played));
}

} // namespace

void add_actor(CommandLine& program, rules::Registry const& /*games*/) {
    auto command = program.add("actor", "run bots on this machine for a game on another machine");
    auto const arguments = std::make_shared<ActorArguments>();
    command.text_option("--connect", "HOST:PORT", arguments->address,
                        "the address of `tulkas play --listen`");
    add_token_arguments(command, arguments->token, "the token that `tulkas play` printed, or its --token");
    command.number_option("--games", arguments->games, {1, 10'000'000},
                          "how many games to play (default: no limit)");
    add_workshop_arguments(command, arguments->workshop);
    command.footer("The other machine sends the built programs; they run in this machine's sandbox.");
    command.action([arguments] { return act(*arguments); });
}

} // namespace tulkas
