#include "tulkas/bot.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace tulkas {

support::Result<std::vector<runtime::Player>> sit_down(std::span<std::shared_ptr<Bot const> const> bots,
                                                       Place place) {
    std::vector<runtime::Player> players;
    for (auto const& bot : bots) {
        auto player = bot->sit_down(place);
        if (!player) {
            return support::pass_on(player);
        }
        players.push_back(*std::move(player));
        ++place.seat;
    }
    return players;
}

std::vector<std::string> distinct_names(std::vector<std::string> const& names) {
    std::vector<std::string> distinct;
    for (auto const& name : names) {
        bool const is_shared = std::ranges::count(names, name) > 1;
        distinct.push_back(is_shared ? fmt::format("{} ({})", name, distinct.size() + 1) : name);
    }
    return distinct;
}

} // namespace tulkas
