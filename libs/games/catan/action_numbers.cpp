#include "catan/action_numbers.hpp"

#include <algorithm>
#include <array>

namespace catan {

namespace {

constexpr int others = static_cast<int>(most_players) - 1;
constexpr int resource_count = static_cast<int>(kind_count);
constexpr int other_resources = resource_count - 1;

struct Group {
    std::string_view name;
    int count;
};

// In the order of MoveKind.
constexpr std::array<Group, move_kind_count> groups{{{"settlement", node_count},
                                                     {"road", edge_count},
                                                     {"city", node_count},
                                                     {"roll", 1},
                                                     {"end", 1},
                                                     {"buy", 1},
                                                     {"play", playable_cards.size()},
                                                     {"robber", hex_count},
                                                     {"steal", others},
                                                     {"choose", resource_count},
                                                     {"discard", resource_count},
                                                     {"bank", resource_count* other_resources},
                                                     {"offer", others* resource_count* other_resources},
                                                     {"accept", 1},
                                                     {"reject", 1}}};

constexpr auto firsts = [] {
    std::array<int, move_kind_count> result{};
    for (std::size_t kind = 1; kind < move_kind_count; ++kind) {
        result[kind] = result[kind - 1] + groups[kind - 1].count;
    }
    return result;
}();

// How many seats further than the player in turn, counted from 0 for the next.
int distance_to(Seat seat, Position const& position) {
    return (seat + position.player_count - position.turn) % position.player_count - 1;
}

Seat seat_at(int distance, Position const& position) {
    return static_cast<Seat>((position.turn + distance + 1) % position.player_count);
}

int first_kind_in(Resources const& resources) {
    return static_cast<int>(
        std::ranges::find_if(all_resources, [&](Resource kind) { return resources[kind] > 0; }) -
        all_resources.begin());
}

// Of a trade of one resource for another.
int number_of_trade(Move const& move) {
    int const given = first_kind_in(move.give);
    int const taken = first_kind_in(move.take);
    return given * other_resources + (taken > given ? taken - 1 : taken);
}

struct Trade {
    Resource given;
    Resource taken;
};

Trade trade_with_number(int number) {
    int const given = number / other_resources;
    int const taken = number % other_resources;
    return {static_cast<Resource>(given), static_cast<Resource>(taken >= given ? taken + 1 : taken)};
}

int number_in_group(Move const& move, Position const& position) {
    switch (move.kind) {
    case MoveKind::steal:
        return distance_to(move.at, position);
    case MoveKind::discard:
        return first_kind_in(move.give);
    case MoveKind::bank:
        return number_of_trade(move);
    case MoveKind::offer:
        return distance_to(move.at, position) * resource_count * other_resources + number_of_trade(move);
    default:
        return move.at;
    }
}

Move bank_trade(int number, Position const& position) {
    auto const [given, taken] = trade_with_number(number);
    return Move::bank(Resources::of(given, position.mover().rate(given)), Resources::of(taken));
}

Move offer(int number, Position const& position) {
    constexpr int trades = resource_count * other_resources;
    auto const [given, taken] = trade_with_number(number % trades);
    return Move::offer(seat_at(number / trades, position), Resources::of(given), Resources::of(taken));
}

} // namespace

std::vector<rules::ActionGroup> action_groups() {
    std::vector<rules::ActionGroup> result;
    for (auto const& [name, count] : groups) {
        result.push_back({.name = std::string(name), .count = count});
    }
    return result;
}

int number_of(Move const& move, Position const& position) {
    return firsts[static_cast<std::size_t>(move.kind)] + number_in_group(move, position);
}

Move move_with_number(int number, Position const& position) {
    auto const* const after = std::ranges::upper_bound(firsts, number);
    auto const kind = static_cast<MoveKind>(after - firsts.begin() - 1);
    int const inside = number - *(after - 1);
    switch (kind) {
    case MoveKind::steal:
        return Move::steal(seat_at(inside, position));
    case MoveKind::discard:
        return Move::discard(Resources::of(static_cast<Resource>(inside)));
    case MoveKind::bank:
        return bank_trade(inside, position);
    case MoveKind::offer:
        return offer(inside, position);
    default:
        return {
            .give = Resources{}, .take = Resources{}, .kind = kind, .at = static_cast<std::uint8_t>(inside)};
    }
}

} // namespace catan
