#include "rules/game.hpp"

#include "support/lookalikes.hpp"
#include "support/random.hpp"
#include "support/text.hpp"

#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <utility>

namespace rules {

using support::ErrorKind;
using support::fail;
using support::Result;

std::string_view to_text(Kind kind) {
    switch (kind) {
    case Kind::challenge:
        return "challenge";
    case Kind::match:
        return "match";
    case Kind::ranking:
        return "ranking";
    }
    std::unreachable();
}

std::uint64_t Game::bot_seed(std::uint64_t match_seed, Seat seat) const {
    return support::derive_seed(match_seed, static_cast<std::uint64_t>(seat));
}

namespace {

std::map<std::string, std::string> parse_parameters(std::string_view text) {
    std::map<std::string, std::string> parameters;
    while (!text.empty()) {
        std::string_view value = support::cut_front(text, ',');
        std::string_view const name = support::cut_front(value, '=');
        parameters.emplace(name, value);
    }
    return parameters;
}

} // namespace

Result<HouseBotChoice> choose_house_bot(Game const& game, std::string_view spec) {
    std::string_view parameters_text = spec;
    std::string_view const name = support::cut_front(parameters_text, ':');
    auto const& bots = game.info().bots;
    auto const bot = std::ranges::find_if(bots, [&](BotInfo const& info) {
        return info.name == name ||
               std::ranges::find(info.known_as, name, &NameElsewhere::name) != info.known_as.end();
    });
    if (bot == bots.end()) {
        std::vector<std::string> names;
        std::ranges::transform(bots, std::back_inserter(names), &BotInfo::name);
        return fail(ErrorKind::not_found, "no house bot {} for {}; there are: {}", support::in_quotes(name),
                    game.info().name, fmt::join(names, ", "));
    }
    auto parameters = Options::create(bot->parameters, parse_parameters(parameters_text));
    if (!parameters) {
        return fail(parameters.error().kind, "bot {}: {}", name, parameters.error().message);
    }
    return HouseBotChoice{.name = bot->name, .parameters = *std::move(parameters)};
}

namespace {

// Without what pages and commands write behind the name of a house bot: "Smart (strong)", "smart:nodes=400".
std::string letters_of(std::string_view name) {
    auto letters = support::as_read(name);
    letters.resize(std::min(letters.size(), letters.find_first_of("(:")));
    std::erase_if(letters, [](char character) { return std::string_view(" -_.,*!'").contains(character); });
    return letters;
}

} // namespace

bool looks_like_house_bot(Game const& game, std::string_view name) {
    auto const letters = letters_of(name);
    return std::ranges::any_of(game.info().bots, [&](BotInfo const& bot) {
        return letters_of(bot.name) == letters ||
               std::ranges::any_of(bot.known_as, [&](NameElsewhere const& other) {
                   // "GreedyPlayer" without the package is as good a disguise.
                   return letters_of(other.name) == letters ||
                          letters_of(other.name.substr(other.name.rfind('.') + 1)) == letters;
               });
    });
}

std::string name_in_framework(Game const& game, std::string_view spec, std::string_view framework) {
    for (auto const& bot : game.info().bots) {
        for (auto const& other : bot.known_as) {
            if (bot.name == spec && other.framework == framework) {
                return other.name;
            }
        }
    }
    return std::string(spec);
}

Result<std::unique_ptr<Bot>> make_house_bot(Game const& game, std::string_view spec, std::uint64_t seed) {
    auto const choice = TULKAS_TRY(choose_house_bot(game, spec));
    auto bot = game.make_bot(choice.name, choice.parameters, seed);
    if (!bot) {
        return fail(ErrorKind::refused, "the bots of {} are programs", game.info().name);
    }
    return bot;
}

Result<std::unique_ptr<State>> start_standard(Game const& game, std::uint64_t seed) {
    auto options = TULKAS_TRY(Options::create(game.info().options, {}));
    return game.start({.options = std::move(options), .seed = seed, .seats = game.info().least_seats});
}

std::optional<std::string> fixed_start(Game const& game) {
    if (!game.info().is_built_in()) {
        return std::nullopt;
    }
    auto const one = start_standard(game, 1);
    auto const other = start_standard(game, 2);
    bool const is_fixed = one && other && (*one)->position() == (*other)->position();
    return is_fixed ? std::optional((*one)->position()) : std::nullopt;
}

} // namespace rules
