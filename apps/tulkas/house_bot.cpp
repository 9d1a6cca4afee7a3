#include "tulkas/house_bot.hpp"

#include "support/text.hpp"

#include <filesystem>
#include <utility>

namespace tulkas {

using support::ErrorKind;
using support::fail;
using support::pass_on;
using support::Result;

namespace {

// "ploy/" at the front of "ploy/greedy", if that is a game; a path has no game in front of its slash.
std::string_view cut_game(std::string_view& text, rules::Registry const& games) {
    std::string_view rest = text;
    std::string_view const front = support::cut_front(rest, '/');
    if (!text.contains('/') || !games.find(front)) {
        return {};
    }
    text = rest;
    return front;
}

} // namespace

Result<std::string> house_bot_name(std::string_view text, rules::Game const& game,
                                   rules::Registry const& games) {
    std::string_view name = text;
    std::string_view const owner = cut_game(name, games);
    if (!owner.empty() && owner != game.info().name) {
        return fail(ErrorKind::invalid, "{} plays {}, not {}", support::in_quotes(text), owner,
                    game.info().name);
    }
    auto const bot = rules::make_house_bot(game, name, 0);
    if (bot) {
        return std::string(name);
    }
    std::error_code ignored;
    if (owner.empty() && std::filesystem::exists(text, ignored)) {
        return fail(ErrorKind::invalid, "{} is a file, and only house bots can play: {}",
                    support::in_quotes(text), bot.error().message);
    }
    return pass_on(bot);
}

Result<runtime::Player> seat_house_bot(std::string const& name, rules::Game const& game,
                                       std::uint64_t match_seed, rules::Seat seat) {
    auto const before = runtime::thread_cpu_time();
    auto bot = rules::make_house_bot(game, name, game.bot_seed(match_seed, seat));
    if (!bot) {
        return pass_on(bot);
    }
    return runtime::house_player(name, *std::move(bot), runtime::thread_cpu_time,
                                 runtime::thread_cpu_time() - before);
}

} // namespace tulkas
