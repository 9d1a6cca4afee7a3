#include "tulkas/bot_finder.hpp"

#include "support/text.hpp"
#include "tulkas/house_bot.hpp"
#include "tulkas/program_bot.hpp"

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

Result<Workshop*> BotFinder::workshop() {
    if (!m_workshop) {
        auto opened = Workshop::create(m_arguments.workshop);
        if (!opened) {
            return pass_on(opened);
        }
        m_workshop = *std::move(opened);
    }
    return m_workshop.get();
}

Result<std::shared_ptr<Bot const>> BotFinder::find(std::string const& text, rules::Game const& game) {
    auto name = house_bot_name(text, game, m_games);
    if (name && !m_arguments.isolate) {
        return make_house_bot(*std::move(name));
    }
    std::error_code error;
    if (!name && !std::filesystem::exists(text, error)) {
        return name.error().kind == ErrorKind::not_found
                   ? fail(ErrorKind::not_found, "{}; and there is no file {}", name.error().message,
                          support::in_quotes(text))
                   : pass_on(name);
    }
    auto const opened = workshop();
    if (!opened) {
        return pass_on(opened);
    }
    auto bot = name ? make_isolated_house_bot(*std::move(name), **opened) : make_program_bot(text, **opened);
    if (!bot) {
        return pass_on(bot);
    }
    return *std::move(bot);
}

} // namespace tulkas
