#include "catan/encoded_features.hpp"

namespace catan {

namespace {

constexpr std::size_t terrain_count = 6;
constexpr std::size_t harbour_kinds = 6;
constexpr std::size_t number_count = 11; // 2 … 12
constexpr std::size_t phase_count = 12;
constexpr std::size_t player_numbers = 12;
constexpr int many_cards = 20; // a hand rarely has more
constexpr int most_dice = 12;

// A player's place at the table, seen from a seat: 0 is that seat, 1 the next.
Seat seat_from(Seat seat, int place, Position const& position) {
    return static_cast<Seat>((seat + place) % position.player_count);
}

template <typename Put>
void for_each_player(Position const& position, Seat seat, Put put) {
    for (int place = 0; place < position.player_count; ++place) {
        put(seat_from(seat, place, position));
    }
}

void put_land(Position const& position, rules::FeatureWriter& writer) {
    Layout const& layout = position.layout;
    for (Terrain const terrain : layout.terrain) {
        writer.put_choice(static_cast<std::size_t>(terrain), terrain_count);
    }
    for (std::uint8_t const number : layout.numbers) {
        auto const block = writer.take(number_count);
        if (number != Layout::no_number) {
            block[number - 2U] = 1;
        }
    }
    for (Harbour const harbour : layout.harbours) {
        writer.put_choice(static_cast<std::size_t>(harbour), harbour_kinds);
    }
    writer.put_choice(position.robber, hex_count);
}

template <typename Kind>
void put_counts(Counts<Kind> const& counts, int most, rules::FeatureWriter& writer) {
    for (std::uint8_t kind = 0; kind < kind_count; ++kind) {
        writer.put_share(counts[static_cast<Kind>(kind)], most);
    }
}

// player_numbers of them.
void put_player(Position const& position, Seat seat, rules::FeatureWriter& writer) {
    Player const& player = position.players[seat];
    writer.put_share(player.hand_size(), many_cards);
    writer.put_share(player.card_count(), whole_deck.total());
    writer.put_share(player.knights, whole_deck[Card::knight]);
    writer.put_share(player.road_length, most_roads);
    writer.put_share(position.public_points(seat), points_to_win);
    writer.put_share(player.settlements.count(), most_settlements);
    writer.put_share(player.cities.count(), most_cities);
    writer.put_share(player.roads.count(), most_roads);
    writer.put(position.longest_road == seat);
    writer.put(position.largest_army == seat);
    writer.put((position.discarding >> seat & 1U) != 0);
    writer.put(position.turn == seat);
    for (std::size_t harbour = 0; harbour < harbour_kinds; ++harbour) {
        writer.put(player.has_harbour(static_cast<Harbour>(harbour)));
    }
}

void put_own(Position const& position, Seat seat, Resources const& discard, rules::FeatureWriter& writer) {
    Player const& player = position.players[seat];
    put_counts(player.hand, many_cards, writer);
    put_counts(player.cards, kind_count, writer);
    put_counts(player.new_cards, kind_count, writer);
    put_counts(discard, many_cards, writer);
    writer.put_share(position.points(seat), points_to_win);
    writer.put(!position.is_over() && position.decider() == seat);
}

void put_table(Position const& position, rules::FeatureWriter& writer) {
    put_counts(position.bank, cards_of_a_resource, writer);
    put_counts(position.played, whole_deck[Card::knight], writer);
    writer.put_share(position.deck_size(), whole_deck.total());
    writer.put_choice(static_cast<std::size_t>(position.phase), phase_count);
    writer.put_share(position.dice.sum(), most_dice);
    writer.put(position.has_played_card);
    writer.put_share(position.left_to_do, 2);
    writer.put_share(position.offers, most_offers_a_turn);
    writer.put_share(position.turn_number, position.most_turns);
}

void put_offer(Position const& position, Seat seat, rules::FeatureWriter& writer) {
    bool const is_open = position.phase == Phase::answer;
    put_counts(is_open ? position.offer.give : Resources{}, many_cards, writer);
    put_counts(is_open ? position.offer.take : Resources{}, many_cards, writer);
    writer.put(is_open && position.offer.partner == seat);
}

} // namespace

std::vector<rules::FeatureBlock> feature_blocks(int seats) {
    auto const count = [](std::size_t number) { return static_cast<int>(number); };
    int const kinds = count(kind_count);
    return {
        {.name = "terrain of each hex", .shape = {count(hex_count), count(terrain_count)}},
        {.name = "number of each hex", .shape = {count(hex_count), count(number_count)}},
        {.name = "kind of each harbour", .shape = {count(harbour_count), count(harbour_kinds)}},
        {.name = "robber", .shape = {count(hex_count)}},
        {.name = "settlements by player", .shape = {seats, count(node_count)}},
        {.name = "cities by player", .shape = {seats, count(node_count)}},
        {.name = "roads by player", .shape = {seats, count(edge_count)}},
        {.name = "numbers and harbours by player", .shape = {seats, count(player_numbers + harbour_kinds)}},
        {.name = "own hand, cards, new cards, cards chosen to discard", .shape = {4, kinds}},
        {.name = "own points, whether this player decides", .shape = {2}},
        {.name = "bank, development cards played", .shape = {2, kinds}},
        {.name = "deck", .shape = {1}},
        {.name = "phase", .shape = {count(phase_count)}},
        {.name = "dice, card played, left to do, offers, turns", .shape = {5}},
        {.name = "offer: given, taken", .shape = {2, kinds}},
        {.name = "offer is for this player", .shape = {1}}};
}

void put_features(Position const& whole, Seat seat, Resources const& discard, rules::FeatureWriter& writer) {
    Position const seen = whole.seen_by(rules::Viewer::seat(seat));
    put_land(seen, writer);
    for_each_player(seen, seat,
                    [&](Seat who) { writer.put_places(seen.players[who].settlements, node_count); });
    for_each_player(seen, seat, [&](Seat who) { writer.put_places(seen.players[who].cities, node_count); });
    for_each_player(seen, seat, [&](Seat who) { writer.put_places(seen.players[who].roads, edge_count); });
    for_each_player(seen, seat, [&](Seat who) { put_player(seen, who, writer); });
    put_own(seen, seat, discard, writer);
    put_table(seen, writer);
    put_offer(seen, seat, writer);
    writer.finish();
}

} // namespace catan
