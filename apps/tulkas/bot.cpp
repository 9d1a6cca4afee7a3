#include "tulkas/bot.hpp"

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

} // namespace tulkas
