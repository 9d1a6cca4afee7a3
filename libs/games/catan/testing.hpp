// What the tests of this game share: places by their texts, and positions made piece by piece.
#pragma once

#include "catan/building.hpp"
#include "catan/legality.hpp"
#include "catan/moves.hpp"
#include "catan/notation.hpp"
#include "catan/playing.hpp"
#include "catan/position.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <initializer_list>
#include <string>
#include <string_view>

namespace catan::tests {

// The number of rounds of a test with random games; fewer in builds without optimisation: for
// coverage, everything takes a hundred times as long.
constexpr int rounds(int many) {
#ifdef __OPTIMIZE__
    return many;
#else
    return 1 + many / 50;
#endif
}

inline Node node(std::string_view text) {
    return parse_node(text).value();
}
inline Edge edge(std::string_view text) {
    return parse_edge(text).value();
}
inline Hex hex(std::string_view text) {
    return parse_hex(text).value();
}
inline Resources cards(std::string_view text) {
    return parse_resources(text).value();
}
inline Move move(std::string_view text) {
    return parse_move(text).value();
}

// A position on the beginners' board that is changed piece by piece, then played on:
//
//            o10    w2    l9                 (2,4)   (3,3)   (4,2)
//        g12    b6     w4    b10          (0,3)   (1,2)   (2,1)   (3,0)
//     g9    l11    d     l3     o8    (-2,2)  (-1,1)   (0,0)  (1,-1)  (2,-2)
//        l8     o3     g4    w5          (-3,0)  (-2,-1) (-1,-2) (0,-3)
//            b5     g6    w11               (-4,-2)  (-3,-3) (-2,-4)
class TestTable {
public:
    // In the middle of seat 0's first turn, with nothing on the board.
    explicit TestTable(int players = 4) : position(Position::start(beginners_layout(), players)) {
        position.turn_number = 1;
        position.phase = Phase::turn;
        position.dice = {.one = 1, .other = 2};
    }

    TestTable& settlement(Seat seat, std::string_view where) {
        put_settlement(position, seat, node(where));
        return *this;
    }
    TestTable& city(Seat seat, std::string_view where) {
        settlement(seat, where);
        put_city(position, seat, node(where));
        return *this;
    }
    // Along these nodes.
    TestTable& roads(Seat seat, std::initializer_list<std::string_view> nodes) {
        for (auto const* next = nodes.begin() + 1; next < nodes.end(); ++next) {
            put_road(position, seat, *topology.edge_between(node(*(next - 1)), node(*next)));
        }
        return *this;
    }
    // This many roads in a line along the coast, clockwise from 2,5.
    TestTable& coast_road(Seat seat, int count) {
        constexpr std::array nodes{"2,5", "3,5",  "3,4",  "4,4",  "4,3",  "5,3",  "5,2",   "4,1",
                                   "4,0", "3,-1", "3,-2", "2,-3", "1,-3", "0,-4", "-1,-4", "-2,-5"};
        for (int road = 0; road < count; ++road) {
            auto const first = static_cast<std::size_t>(road);
            roads(seat, {nodes.at(first), nodes.at(first + 1)});
        }
        return *this;
    }
    // From the bank.
    TestTable& deal(Seat seat, std::string_view resources) {
        position.players[seat].hand += cards(resources);
        position.bank -= cards(resources);
        return *this;
    }
    TestTable& give_card(Seat seat, Card card) {
        position.players[seat].cards += Cards::of(card);
        return *this;
    }
    TestTable& before_roll() {
        position.phase = Phase::before_roll;
        position.dice = {};
        return *this;
    }

    // Plays a legal move.
    Happening play(std::string_view text) {
        auto const checked = check(position, move(text));
        EXPECT_TRUE(checked) << text << ": " << (checked ? "" : checked.error().message);
        return catan::play(position, move(text), random);
    }
    // Why it is not legal; nothing if it is.
    [[nodiscard]] std::string refusal(std::string_view text) const {
        auto const checked = check(position, move(text));
        return checked ? "" : checked.error().message;
    }
    [[nodiscard]] bool is_legal(std::string_view text) const { return refusal(text).empty(); }
    [[nodiscard]] bool is_listed(std::string_view text) const {
        MoveList moves;
        list_moves(position, moves);
        return std::ranges::count(moves, move(text)) > 0;
    }

    // Rolls until the dice show that number, as if it had come at once.
    Happening roll(int number) {
        Position const before = position;
        while (true) {
            position = before;
            auto const happening = play("roll");
            if (happening.dice.sum() == number) {
                return happening;
            }
        }
    }
    [[nodiscard]] Player& player(Seat seat) { return position.players[seat]; }
    [[nodiscard]] std::string hand(Seat seat) const { return to_text(position.players[seat].hand); }

    Position position;
    support::Random random{1};
};

} // namespace catan::tests
