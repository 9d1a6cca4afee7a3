// Settlers of Catan: the board, the players, and what a bot for it must know how to do.
#pragma once

#include "bot.hpp"

#include <array>
#include <compare>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace tulkas::catan {

// A hex or a node: "-1,3" is {-1, 3}.
struct Point {
    int x = 0;
    int y = 0;

    bool is_hex() const { return (x + y) % 3 == 0; }
    bool is_on_board() const;
    // The up to six points beside this one, clockwise from the top: around a hex, its nodes.
    std::vector<Point> around() const;
    // The hexes at a node.
    std::vector<Point> hexes() const;
    // The nodes of a hex, or those that a road from this node can lead to.
    std::vector<Point> nodes() const;

    auto operator<=>(Point const&) const = default;
};

enum class Resource { brick, lumber, wool, grain, ore };
inline constexpr std::array all_resources{Resource::brick, Resource::lumber, Resource::wool, Resource::grain,
                                          Resource::ore};

enum class Card { knight, road_building, monopoly, year_of_plenty, victory_point };

// How many of each resource, or of each card.
template <typename Kind>
class Counts {
public:
    int& operator[](Kind kind) { return m_counts[static_cast<std::size_t>(kind)]; }
    int operator[](Kind kind) const { return m_counts[static_cast<std::size_t>(kind)]; }
    int total() const { return m_counts[0] + m_counts[1] + m_counts[2] + m_counts[3] + m_counts[4]; }

    bool operator==(Counts const&) const = default;

private:
    std::array<int, 5> m_counts{};
};
using Resources = Counts<Resource>;
using Cards = Counts<Card>;

// How many of 36 rolls of two dice show this number; 0 for none.
inline int pips(std::optional<int> number) {
    return number ? 6 - (*number < 7 ? 7 - *number : *number - 7) : 0;
}

// A move in the game's notation: "settlement:-1,3".
struct Move {
    std::string text;

    // settlement, road, city, roll, end, buy, play, robber, steal, choose, discard, bank, offer, accept,
    // reject
    std::string_view kind() const;
    // What stands after the kind, between colons.
    std::vector<std::string> arguments() const;
    // The points of a settlement, a city, a road or a move of the robber.
    std::vector<Point> places() const;

    bool operator==(Move const&) const = default;
};

Move discard(Resources const& cards);
Move choose(Resource resource);
// Some cards to another player for some others.
Move offer(int partner, Resources const& give, Resources const& take);

struct Hex {
    Point at;
    std::string terrain;
    std::optional<Resource> resource; // none in the desert
    std::optional<int> number;
};

struct Road {
    Point one;
    Point other;
};

struct Harbour {
    Road at;
    std::optional<Resource> resource; // none: for any, at 3:1
};

// What is known of a player.
struct Player {
    int points = 0;
    std::optional<Resources> hand; // none where it is hidden
    int hand_size = 0;
    std::optional<Cards> cards;     // not played yet; none where they are hidden
    std::optional<Cards> new_cards; // of those, bought in this turn
    int card_count = 0;
    int knights = 0;
    std::vector<Point> settlements;
    std::vector<Point> cities;
    std::vector<Road> roads;
    int road_length = 0;
    bool has_longest_road = false;
    bool has_largest_army = false;
    Resources rates; // how many of a resource the bank takes for one card
};

struct Offer {
    int player = 0;
    int partner = 0;
    Resources give;
    Resources take;
};

// What a player may know of the game.
struct View {
    static View parse(Json const& view);

    int seat = 0; // the one that decides, which is one's own
    int turn = 0;
    int turn_number = 0;
    std::string expected; // settlement, road, roll, turn, …
    std::optional<std::array<int, 2>> dice;
    Point robber;
    std::vector<Hex> hexes;
    std::vector<Harbour> harbours;
    Resources bank;
    int deck = 0;
    std::vector<Player> players;
    std::optional<Offer> offer;
    Json happened; // the last event: its "seat", its "move" and what came of it; null at the start

    Player const& me() const { return players.at(static_cast<std::size_t>(seat)); }
    // How many of 36 rolls bring a card to a settlement there.
    int pips(Point node) const;
    Hex const& hex_at(Point point) const;
};

// "-1,3".
std::string to_text(Point point);
Point parse_point(std::string_view text);

// Each method is given what is known and the legal moves, and returns a move.
class Bot : public tulkas::Bot {
public:
    using Moves = std::vector<Move>;

    // A settlement, or the road from the one just placed.
    virtual Move initial_placement(View const& view, Moves const& legal_moves) = 0;
    // Roll, build, buy, play, trade, end. Offers, of which so many may still be made, are not in the list.
    virtual Move take_turn(View const& view, Moves const& legal_moves, int offers_left) = 0;
    // So many cards of one's hand.
    virtual Move discard(View const& view, int count) = 0;
    virtual Move move_robber(View const& view, Moves const& legal_moves) = 0;
    virtual Move steal(View const& view, Moves const& legal_moves) = 0;
    // For a monopoly, or once or twice for a year of plenty.
    virtual Move choose_resource(View const& view, Moves const& legal_moves) = 0;
    // view.offer is the offer; "accept" is among the moves if one can pay.
    virtual Move answer_trade(View const& /*view*/, Moves const& /*legal_moves*/) { return {"reject"}; }

private:
    Json call(std::string_view method, Json const& params) final;
};

} // namespace tulkas::catan

#ifndef TULKAS_PREPARED // see bot.hpp
#include "detail/catan.hpp"
#endif
