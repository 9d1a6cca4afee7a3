#include "tulkas/start.hpp"

#include "support/text.hpp"
#include "tulkas/command.hpp"

#include <map>
#include <string_view>
#include <utility>

namespace tulkas {

using support::ErrorKind;
using support::fail;
using support::pass_on;
using support::Result;

void add_start_arguments(CLI::App& command, StartArguments& arguments) {
    command.add_option("GAME", arguments.game, "the game's name, as `tulkas games` lists it")->required();
    command
        .add_option_function<std::string>(
            "--position", [&arguments](std::string const& text) { arguments.position = text; },
            "start here instead, in the game's notation")
        ->type_name("P");
    add_number(command, "--seed", arguments.seed, {}, "all chance flows from it; 0 unless given");
    command.add_option("--option", arguments.options, "an option of the game; may be repeated")
        ->type_name("NAME=VALUE")
        ->allow_extra_args(false);
}

namespace {

Result<std::map<std::string, std::string>> parse_options(std::vector<std::string> const& texts) {
    std::map<std::string, std::string> options;
    for (std::string_view text : texts) {
        if (!text.contains('=')) {
            return fail(ErrorKind::invalid, "--option: NAME=VALUE is needed, not {}",
                        support::in_quotes(text));
        }
        std::string_view const whole = text;
        std::string_view const name = support::cut_front(text, '=');
        if (!options.emplace(name, text).second) {
            return fail(ErrorKind::invalid, "--option: {} was given before", support::in_quotes(whole));
        }
    }
    return options;
}

} // namespace

Result<Start> Start::create(StartArguments const& arguments, rules::Registry const& games) {
    auto game = games.find(arguments.game);
    if (!game) {
        return pass_on(game);
    }
    auto const given = parse_options(arguments.options);
    if (!given) {
        return pass_on(given);
    }
    auto options = rules::Options::create((*game)->info().options, *given);
    if (!options) {
        return pass_on(options);
    }
    int const seats = (*game)->info().least_seats;
    return Start{.game = *std::move(game),
                 .setup = {.options = *std::move(options),
                           .seed = arguments.seed,
                           .seats = seats,
                           .position = arguments.position}};
}

Result<std::unique_ptr<rules::State>> Start::state() const {
    auto state = game->start(setup);
    if (!state && setup.position) {
        return fail(state.error().kind, "--position: {}", state.error().message);
    }
    return state;
}

Result<std::unique_ptr<rules::State>> start(StartArguments const& arguments, rules::Registry const& games) {
    auto const start = Start::create(arguments, games);
    if (!start) {
        return pass_on(start);
    }
    return start->state();
}

} // namespace tulkas
