#include "tulkas/start.hpp"

#include "rules/rivals.hpp"
#include "support/text.hpp"

#include <map>
#include <string_view>
#include <utility>

namespace tulkas {

using support::ErrorKind;
using support::fail;
using support::Result;

void add_start_arguments(Command& command, StartArguments& arguments) {
    command.word("GAME", arguments.game, "the game's name, as `tulkas games` lists it");
    command.text_option("--position", "P", arguments.position,
                        "start from this position, in the game's notation");
    command.number_option("--seed", arguments.seed, {}, "the seed of all randomness (default: 0)");
    command.repeated_option("--option", "NAME=VALUE", arguments.options,
                            "an option of the game; may be repeated");
}

void add_seats_argument(Command& command, StartArguments& arguments) {
    constexpr std::uint64_t most = 100;
    command.number_option("--seats", arguments.seats, {1, most},
                          "the number of players, if the game allows several (default: the fewest)");
}

namespace {

Result<int> seats_of(StartArguments const& arguments, rules::GameInfo const& info) {
    int const seats =
        static_cast<int>(arguments.seats.value_or(static_cast<std::uint64_t>(info.least_seats)));
    if (seats < info.least_seats || seats > info.most_seats) {
        return fail(ErrorKind::invalid, "--seats: {} needs {} to {} players (got {})", info.name,
                    info.least_seats, info.most_seats, seats);
    }
    return seats;
}

} // namespace

Result<std::map<std::string, std::string>> parse_options(std::vector<std::string> const& texts) {
    std::map<std::string, std::string> options;
    for (std::string_view text : texts) {
        if (!text.contains('=')) {
            return fail(ErrorKind::invalid, "--option must be NAME=VALUE (got {})", support::in_quotes(text));
        }
        std::string_view const whole = text;
        std::string_view const name = support::cut_front(text, '=');
        if (!options.emplace(name, text).second) {
            return fail(ErrorKind::invalid, "--option: {} is given twice", support::in_quotes(whole));
        }
    }
    return options;
}

Result<Start> Start::create(StartArguments const& arguments, rules::Registry const& games) {
    auto game = TULKAS_TRY(games.find(arguments.game));
    return create(arguments, std::move(game));
}

Result<Start> Start::create(StartArguments const& arguments, std::shared_ptr<rules::Game const> game) {
    auto const given = TULKAS_TRY(parse_options(arguments.options));
    auto options = TULKAS_TRY(rules::Options::create(game->info().options, given));
    auto const seats = TULKAS_TRY(seats_of(arguments, game->info()));
    return Start{.game = std::move(game),
                 .setup = {.options = std::move(options),
                           .seed = arguments.seed.value_or(0),
                           .seats = seats,
                           .position = arguments.position}};
}

Result<std::unique_ptr<rules::State>> Start::state() const {
    auto state = rules::start_match(*game, setup);
    if (!state && setup.position) {
        return fail(state.error().kind, "--position: {}", state.error().message);
    }
    return state;
}

Result<std::unique_ptr<rules::State>> start(StartArguments const& arguments, rules::Registry const& games) {
    auto const start = TULKAS_TRY(Start::create(arguments, games));
    return start.state();
}

} // namespace tulkas
