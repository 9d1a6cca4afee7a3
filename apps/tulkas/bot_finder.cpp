#include "tulkas/bot_finder.hpp"

#include "matches/house_bot.hpp"
#include "support/text.hpp"
#include "tulkas/isolated_house_bot.hpp"
#include "tulkas/output.hpp"

#include <filesystem>

namespace tulkas {

using support::ErrorKind;
using support::fail;
using support::pass_on;
using support::Result;

void add_bot_arguments(Command& command, BotArguments& arguments) {
    command.flag("--isolate", arguments.isolate,
                 "run house bots like any other: as programs of their own, in the sandbox");
    add_workshop_arguments(command, arguments.workshop);
}

Result<matches::Workshop*> BotFinder::workshop() {
    if (!m_workshop) {
        auto const settings = workshop_settings(m_arguments.workshop);
        if (!settings) {
            return pass_on(settings);
        }
        auto opened = matches::Workshop::create(*settings);
        if (!opened) {
            return pass_on(opened);
        }
        m_workshop = *std::move(opened);
    }
    return m_workshop.get();
}

namespace {

// There must be a file if there is no such house bot.
Result<void> check_file(std::string const& text, support::Error const& no_house_bot) {
    std::error_code error;
    if (std::filesystem::exists(text, error)) {
        return {};
    }
    return no_house_bot.kind == ErrorKind::not_found
               ? fail(ErrorKind::not_found, "{}; and there is no file {}", no_house_bot.message,
                      support::in_quotes(text))
               : Result<void>(std::unexpected(no_house_bot));
}

} // namespace

Result<std::shared_ptr<matches::Bot const>> BotFinder::find(std::string const& text,
                                                            rules::Game const& game) {
    auto found = find_submission(text, game);
    if (!found) {
        return pass_on(found);
    }
    if (auto const* const rejected = std::get_if<arena::Rejection>(&*found)) {
        if (!rejected->messages.empty()) {
            print_note(rejected->messages);
        }
        return fail(ErrorKind::refused, "{}: {}", support::in_quotes(text), rejected->why);
    }
    return std::get<std::shared_ptr<matches::Bot const>>(*std::move(found));
}

Result<matches::BotOrRejection> BotFinder::find_submission(std::string const& text, rules::Game const& game) {
    auto name = matches::house_bot_name(text, game, m_games);
    if (name && !m_arguments.isolate) {
        return std::shared_ptr<matches::Bot const>(matches::make_house_bot(*std::move(name)));
    }
    if (!name) {
        if (auto const checked = check_file(text, name.error()); !checked) {
            return pass_on(checked);
        }
    }
    auto const opened = workshop();
    if (!opened) {
        return pass_on(opened);
    }
    if (name) {
        auto bot = make_isolated_house_bot(*std::move(name), **opened);
        return bot ? Result<matches::BotOrRejection>(*std::move(bot)) : pass_on(bot);
    }
    return matches::make_program_bot(std::filesystem::path(text), **opened);
}

Result<std::vector<std::shared_ptr<matches::Bot const>>>
BotFinder::find_all(std::vector<std::string> const& texts, rules::Game const& game) {
    std::vector<std::shared_ptr<matches::Bot const>> bots;
    for (auto const& text : texts) {
        auto bot = find(text, game);
        if (!bot) {
            return pass_on(bot);
        }
        bots.push_back(*std::move(bot));
    }
    return bots;
}

} // namespace tulkas
