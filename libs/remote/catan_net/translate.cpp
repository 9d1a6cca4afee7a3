#include "catan_net/translate.hpp"

namespace catan_net {

using catan::Resource;
using catan::Resources;
using catan::topology;
using support::ErrorKind;
using support::fail;
using support::Result;

Counts to_counts(Resources const& cards) {
    Counts counts;
    counts.set_brick(cards[Resource::brick]);
    counts.set_lumber(cards[Resource::lumber]);
    counts.set_wool(cards[Resource::wool]);
    counts.set_grain(cards[Resource::grain]);
    counts.set_ore(cards[Resource::ore]);
    return counts;
}

Result<Resources> from_counts(Counts const& counts) {
    Resources cards{};
    for (auto const& [resource, count] :
         {std::pair(Resource::brick, counts.brick()), std::pair(Resource::lumber, counts.lumber()),
          std::pair(Resource::wool, counts.wool()), std::pair(Resource::grain, counts.grain()),
          std::pair(Resource::ore, counts.ore())}) {
        if (count < 0 || count > catan::cards_of_a_resource) {
            return fail(ErrorKind::invalid, "the number of {} cards must be 0 to {} (got {})",
                        name_of(resource), catan::cards_of_a_resource, count);
        }
        cards += Resources::of(resource, count);
    }
    return cards;
}

ResourceKind to_kind(Resource resource) {
    return static_cast<ResourceKind>(static_cast<int>(resource) + 1);
}

Result<Resource> from_kind(ResourceKind kind) {
    if (kind < BRICK || kind > ORE) {
        return fail(ErrorKind::invalid, "{} is not a resource", static_cast<int>(kind));
    }
    return static_cast<Resource>(kind - 1);
}

// The protocol's playable cards are the game's, in the same order.
Result<catan::Card> from_card(PlayableDevCard card) {
    if (!PlayableDevCard_IsValid(card)) {
        return fail(ErrorKind::invalid, "{} is not a development card", static_cast<int>(card));
    }
    return static_cast<catan::Card>(card);
}

Player to_player(catan::Seat seat) {
    Player player;
    player.set_id(static_cast<Player::Id>(seat));
    return player;
}

Result<catan::Seat> from_player(Player const& player, int players) {
    if (player.id() < 0 || player.id() >= players) {
        return fail(ErrorKind::invalid, "there is no player {} in a game of {}",
                    std::int64_t{player.id()} + 1, players);
    }
    return static_cast<catan::Seat>(player.id());
}

Point to_point(catan::Point at) {
    Point point;
    point.set_x(at.x);
    point.set_y(at.y);
    return point;
}

Edge to_edge(catan::Edge at) {
    Edge edge;
    *edge.mutable_a() = to_point(topology.nodes[topology.edges[at][0]]);
    *edge.mutable_b() = to_point(topology.nodes[topology.edges[at][1]]);
    return edge;
}

Result<catan::Node> node_at(Point const& point) {
    auto const node = topology.node_at({point.x(), point.y()});
    if (!node) {
        return fail(ErrorKind::invalid, "{},{} is not a node of the board", point.x(), point.y());
    }
    return *node;
}

Result<catan::Hex> hex_at(Point const& point) {
    auto const hex = topology.hex_at({point.x(), point.y()});
    if (!hex) {
        return fail(ErrorKind::invalid, "{},{} is not a hex of the board", point.x(), point.y());
    }
    return *hex;
}

Result<catan::Edge> edge_at(Edge const& edge) {
    auto const first = TULKAS_TRY(node_at(edge.a()));
    auto const second = TULKAS_TRY(node_at(edge.b()));
    auto const found = topology.edge_between(first, second);
    if (!found) {
        return fail(ErrorKind::invalid, "the nodes {},{} and {},{} are not neighbours", edge.a().x(),
                    edge.a().y(), edge.b().x(), edge.b().y());
    }
    return *found;
}

WithPlayer to_trade(catan::Seat partner, Resources const& give, Resources const& take) {
    WithPlayer trade;
    *trade.mutable_other() = to_player(partner);
    *trade.mutable_offering() = to_counts(give);
    *trade.mutable_wanting() = to_counts(take);
    return trade;
}

Result<catan::Move> from_trade(WithPlayer const& trade, int players) {
    auto const partner = TULKAS_TRY(from_player(trade.other(), players));
    auto const give = TULKAS_TRY(from_counts(trade.offering()));
    auto const take = TULKAS_TRY(from_counts(trade.wanting()));
    return catan::Move::offer(partner, give, take);
}

WithBank to_bank_trade(catan::Move const& move) {
    WithBank trade;
    *trade.mutable_offering() = to_counts(move.give);
    *trade.mutable_wanting() = to_counts(move.take);
    return trade;
}

Event error_event(std::string description) {
    Event event;
    event.mutable_error()->set_description(std::move(description));
    return event;
}

} // namespace catan_net
