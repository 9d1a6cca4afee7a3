#include "tulkas/bot_finder.hpp"

#include "match/house_bot.hpp"
#include "packages/make_game.hpp"
#include "relay/token.hpp"
#include "support/text.hpp"
#include "tulkas/isolated_house_bot.hpp"
#include "tulkas/output.hpp"
#include "tulkas/remote_bot.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <string_view>
#include <unistd.h>

namespace tulkas {

using support::ErrorKind;
using support::fail;
using support::pass_on;
using support::Result;

void add_bot_arguments(Command& command, BotArguments& arguments) {
    command.flag("--isolate", arguments.isolate,
                 "run house bots like uploaded bots: each as its own process in the sandbox");
    add_workshop_arguments(command, arguments.workshop);
    command.number_option(
        "--listen", arguments.port, {0, 65535},
        "wait on this port for `tulkas actor` on other machines, which plays bots named remote:BOT");
    add_token_arguments(command, arguments.token,
                        "the token those machines must present (default: generated and printed)");
}

Result<match::Workshop*> BotFinder::workshop() {
    if (!m_workshop) {
        auto settings = TULKAS_TRY(workshop_settings(m_arguments.workshop));
        if (isatty(STDERR_FILENO) == 1) {
            settings.progress = print_note;
        }
        auto opened = TULKAS_TRY(match::Workshop::create(settings));
        m_workshop = std::move(opened);
    }
    return m_workshop.get();
}

Result<relay::Door const*> BotFinder::door() {
    if (m_door) {
        return &*m_door;
    }
    if (!m_arguments.port) {
        return fail(ErrorKind::invalid, "remote: bots need --listen PORT");
    }
    auto const token = TULKAS_TRY(given_token(m_arguments.token));
    auto door = TULKAS_TRY(
        relay::Door::open(static_cast<std::uint16_t>(*m_arguments.port), token.value_or(relay::new_token())));
    m_door.emplace(std::move(door));
    print_note(fmt::format("waiting for: tulkas actor --connect HOST:{} --token {}", m_door->port(),
                           token ? "T" : m_door->token()));
    return &*m_door;
}

Result<match::BotOrRejection> BotFinder::find_remote(std::string const& path) {
    auto const opened = TULKAS_TRY(workshop());
    return make_remote_bot(path, *opened, [this] { return door(); });
}

namespace {

// There must be a file if there is no such house bot.
Result<void> check_file(std::string const& text, support::Error const& no_house_bot) {
    std::error_code error;
    if (std::filesystem::exists(text, error)) {
        return {};
    }
    return no_house_bot.kind == ErrorKind::not_found
               ? fail(ErrorKind::not_found, "{}; there is no file {} either", no_house_bot.message,
                      support::in_quotes(text))
               : Result<void>(std::unexpected(no_house_bot));
}

} // namespace

Result<std::shared_ptr<rules::Game const>> BotFinder::find_game(std::string const& text) {
    auto game = m_games.find(text);
    std::error_code error;
    if (game || !std::filesystem::exists(text, error)) {
        return game;
    }
    auto const package = packages::read_package(text);
    if (!package) {
        return fail(package.error().kind, "{}: {}", support::in_quotes(text), package.error().message);
    }
    auto const opened = TULKAS_TRY(workshop());
    return packages::make_game(*package, *opened);
}

Result<std::shared_ptr<match::Bot const>> BotFinder::find(std::string const& text, rules::Game const& game) {
    auto found = TULKAS_TRY(find_submission(text, game));
    if (auto const* const rejected = std::get_if<pairing::Rejection>(&found)) {
        if (!rejected->messages.empty()) {
            print_note(rejected->messages);
            if (m_arguments.rejected) {
                m_arguments.rejected(rejected->messages);
            }
        }
        return fail(ErrorKind::refused, "{}: {}", support::in_quotes(text), rejected->why);
    }
    return std::get<std::shared_ptr<match::Bot const>>(std::move(found));
}

Result<match::BotOrRejection> BotFinder::find_submission(std::string const& text, rules::Game const& game,
                                                         match::ProgramTerms const& terms) {
    constexpr std::string_view remote = "remote:";
    if (text.starts_with(remote)) {
        return find_remote(text.substr(remote.size()));
    }
    auto name = match::house_bot_name(text, game, m_games);
    // The bots of a package are programs in the sandbox, whatever was asked for.
    bool const is_isolated = m_arguments.isolate && game.info().is_built_in();
    if (name && !is_isolated) {
        return std::shared_ptr<match::Bot const>(match::make_house_bot(*std::move(name)));
    }
    if (!name) {
        TULKAS_TRY(check_file(text, name.error()));
    }
    auto const opened = TULKAS_TRY(workshop());
    if (name) {
        auto bot = make_isolated_house_bot(*std::move(name), *opened);
        return bot ? Result<match::BotOrRejection>(*std::move(bot)) : pass_on(bot);
    }
    auto made = TULKAS_TRY(
        match::make_program_bot(std::filesystem::path(text), *opened, terms, [&](std::string const& warning) {
            print_note(fmt::format("warning: {}", warning));
        }));
    return match::fitting(std::move(made), game);
}

Result<std::vector<std::shared_ptr<match::Bot const>>>
BotFinder::find_all(std::vector<std::string> const& texts, rules::Game const& game) {
    std::vector<std::shared_ptr<match::Bot const>> bots;
    for (auto const& text : texts) {
        auto bot = TULKAS_TRY(find(text, game));
        bots.push_back(std::move(bot));
    }
    return bots;
}

} // namespace tulkas
