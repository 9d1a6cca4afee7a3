#include "catan_net/translate.hpp"

namespace catan_net {

using catan::Resource;
using catan::Resources;
using support::ErrorKind;
using support::fail;
using support::Result;

Counts to_counts(Resources const& cards) {
    return {.brick = cards[Resource::brick],
            .lumber = cards[Resource::lumber],
            .wool = cards[Resource::wool],
            .grain = cards[Resource::grain],
            .ore = cards[Resource::ore]};
}

Result<Resources> from_counts(Counts const& counts) {
    Resources cards{};
    for (auto const& [resource, count] :
         {std::pair(Resource::brick, counts.brick), std::pair(Resource::lumber, counts.lumber),
          std::pair(Resource::wool, counts.wool), std::pair(Resource::grain, counts.grain),
          std::pair(Resource::ore, counts.ore)}) {
        if (count < 0 || count > catan::cards_of_a_resource) {
            return fail(ErrorKind::invalid, "{} cards of {} are no number of cards", count,
                        name_of(resource));
        }
        cards += Resources::of(resource, count);
    }
    return cards;
}

ResourceKind to_kind(Resource resource) {
    return static_cast<ResourceKind>(static_cast<int>(resource) + 1);
}

Result<Resource> from_kind(ResourceKind kind) {
    if (kind < ResourceKind::brick || kind > ResourceKind::ore) {
        return fail(ErrorKind::invalid, "{} is no resource", static_cast<int>(kind));
    }
    return static_cast<Resource>(static_cast<int>(kind) - 1);
}

Point to_point(catan::Point point) {
    return {.x = point.x, .y = point.y};
}

Player to_player(catan::Seat seat) {
    return {.id = seat};
}

Result<catan::Seat> from_player(std::optional<Player> const& player, int players) {
    int const id = player.value_or(Player{}).id;
    if (id < 0 || id >= players) {
        return fail(ErrorKind::invalid, "there is no player {}", id + 1);
    }
    return static_cast<catan::Seat>(id);
}

Event error_event(std::string description) {
    return {.instigator = std::nullopt,
            .type = event::Error{.cause = 0, .description = std::move(description)}};
}

} // namespace catan_net
