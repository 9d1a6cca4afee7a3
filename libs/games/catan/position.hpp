// A moment of a game: the board, the players, and what is expected of whom.
//
// A plain value of some hundred bytes, copied rather than undone; playing.hpp changes it. It can also be what
// one person knows of a game: then some cards are only counted, because their kinds are hidden (seen_by).
#pragma once

#include "catan/card.hpp"
#include "catan/layout.hpp"
#include "catan/move.hpp"
#include "catan/topology.hpp"
#include "rules/viewer.hpp"

#include <array>
#include <cstdint>
#include <span>

namespace catan {

inline constexpr int most_roads = 15;
inline constexpr int most_settlements = 5;
inline constexpr int most_cities = 4;
inline constexpr int points_to_win = 10;
inline constexpr int most_cards_on_a_seven = 7;
// The rules set no bound, but a turn must end: a house rule.
inline constexpr int most_offers_a_turn = 20;
inline constexpr int standard_turns = 1000;

// What is expected now.
enum class Phase : std::uint8_t {
    first_settlement, // the set-up: a settlement …
    first_road,       // … and a road from it
    before_roll,
    discard,
    robber,
    steal,
    turn,
    free_road,      // road building was played
    year_of_plenty, // a resource, once or twice
    monopoly,       // a resource
    answer,         // to an offer
    over,
};

struct Player {
    NodeSet settlements;
    NodeSet cities;
    EdgeSet roads;
    NodeSet road_ends; // the nodes that the roads touch
    Resources hand{};
    Cards cards{};                     // not played; those bought this turn are among them
    Cards new_cards{};                 // bought this turn
    std::uint8_t hidden_resources = 0; // in the hand besides, of kinds that are not known
    std::uint8_t hidden_cards = 0;     // the same of development cards
    std::uint8_t knights = 0;          // played
    std::uint8_t road_length = 0;      // of the longest road
    std::uint8_t harbours = 0;         // a bit for each kind

    [[nodiscard]] constexpr NodeSet buildings() const { return settlements | cities; }
    [[nodiscard]] constexpr int hand_size() const { return hand.total() + hidden_resources; }
    [[nodiscard]] constexpr int card_count() const { return cards.total() + hidden_cards; }
    [[nodiscard]] constexpr bool has_harbour(Harbour harbour) const {
        return (harbours >> static_cast<unsigned>(harbour) & 1U) != 0;
    }
    // How many of a resource the bank wants for one card.
    [[nodiscard]] constexpr int rate(Resource resource) const {
        if (has_harbour(static_cast<Harbour>(resource))) {
            return 2;
        }
        return has_harbour(Harbour::any) ? 3 : 4;
    }
    bool operator==(Player const&) const = default;
};

// A trade that the player whose turn it is offers to another.
struct Offer {
    Resources give{};
    Resources take{};
    Seat partner = 0;

    bool operator==(Offer const&) const = default;
};

struct Dice {
    std::uint8_t one = 0; // 0 for both: not rolled yet
    std::uint8_t other = 0;

    [[nodiscard]] constexpr int sum() const { return one + other; }
    bool operator==(Dice const&) const = default;
};

struct Position {
    static constexpr Seat nobody = 255;

    Layout layout;
    std::array<Player, most_players> players{};
    NodeSet closed; // nodes that are built on or next to one that is
    EdgeSet roads;  // of all players
    Resources bank = Resources::each(cards_of_a_resource);
    Cards played{}; // and so out of the game
    Offer offer;    // in the phase `answer`
    Hex robber = 0;
    std::uint8_t player_count = least_players;
    Seat turn = 0; // whose turn it is
    Phase phase = Phase::first_settlement;
    Dice dice; // rolled in this turn
    bool has_played_card = false;
    std::uint8_t left_to_do = 0; // free roads, or resources of a year of plenty
    std::uint8_t discarding = 0; // a bit for each seat that must still discard
    std::uint8_t offers = 0;     // made in this turn
    Seat longest_road = nobody;
    Seat largest_army = nobody;
    std::uint16_t turn_number = 0; // the set-up is turn 0
    std::uint16_t most_turns = standard_turns;

    // The beginning of a game.
    [[nodiscard]] static Position start(Layout const& layout, int player_count);

    [[nodiscard]] constexpr std::span<Player const> seats() const { return {players.data(), player_count}; }
    [[nodiscard]] constexpr Player const& mover() const { return players[turn]; }
    // Who must decide, while the game is not over.
    [[nodiscard]] Seat decider() const;
    [[nodiscard]] constexpr bool is_over() const { return phase == Phase::over; }
    [[nodiscard]] constexpr bool has_rolled() const { return dice.one != 0; }
    // None if the game ended at the turn limit.
    [[nodiscard]] Seat winner() const;

    // Public information.
    [[nodiscard]] int public_points(Seat seat) const;
    // With the victory points among the cards.
    [[nodiscard]] int points(Seat seat) const;

    [[nodiscard]] constexpr NodeSet buildings() const;
    [[nodiscard]] constexpr NodeSet buildings_of_others(Seat seat) const;
    [[nodiscard]] int deck_size() const;
    // The deck, and the cards whose kinds are hidden.
    [[nodiscard]] Cards unseen_cards() const;

    // Where this player's roads allow a settlement, a road, and where one could be improved.
    [[nodiscard]] NodeSet settlement_sites(Seat seat) const;
    [[nodiscard]] EdgeSet road_sites(Seat seat) const;
    [[nodiscard]] constexpr bool has_road_left(Seat seat) const {
        return players[seat].roads.count() < most_roads;
    }
    // Those with cards who have a building at the robber's hex, besides the one who would steal.
    [[nodiscard]] std::uint8_t victims() const;

    // What the viewer knows.
    [[nodiscard]] Position seen_by(rules::Viewer viewer) const;

    bool operator==(Position const&) const = default;
};

constexpr NodeSet Position::buildings() const {
    NodeSet all;
    for (Player const& player : seats()) {
        all |= player.buildings();
    }
    return all;
}

constexpr NodeSet Position::buildings_of_others(Seat seat) const {
    return buildings() - players[seat].buildings();
}

} // namespace catan
