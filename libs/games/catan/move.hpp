// A move: everything a player can decide, as one small value; and a list of them that never allocates.
#pragma once

#include "catan/card.hpp"
#include "catan/resource.hpp"
#include "catan/topology.hpp"
#include "support/fixed_list.hpp"

#include <cstdint>

namespace catan {

// A place at the table: 0 for the player who begins.
using Seat = std::uint8_t;
inline constexpr std::size_t most_players = 4;
inline constexpr std::size_t least_players = 2;

enum class MoveKind : std::uint8_t {
    settlement,
    road,
    city,
    roll,
    end,
    buy,
    play,
    robber,
    steal,
    choose,
    discard,
    bank,
    offer,
    accept,
    reject,
};
inline constexpr std::size_t move_kind_count = 15;

struct Move {
    Resources give; // of a discard, a trade with the bank, an offer
    Resources take; // of a trade with the bank, an offer
    MoveKind kind;
    std::uint8_t at; // the node, edge, hex, card, resource or seat it is about

    [[nodiscard]] static constexpr Move settlement(Node node) { return about(MoveKind::settlement, node); }
    [[nodiscard]] static constexpr Move road(Edge edge) { return about(MoveKind::road, edge); }
    [[nodiscard]] static constexpr Move city(Node node) { return about(MoveKind::city, node); }
    [[nodiscard]] static constexpr Move roll() { return about(MoveKind::roll); }
    [[nodiscard]] static constexpr Move end() { return about(MoveKind::end); }
    [[nodiscard]] static constexpr Move buy() { return about(MoveKind::buy); }
    [[nodiscard]] static constexpr Move play(Card card) {
        return about(MoveKind::play, static_cast<std::uint8_t>(card));
    }
    [[nodiscard]] static constexpr Move robber(Hex hex) { return about(MoveKind::robber, hex); }
    [[nodiscard]] static constexpr Move steal(Seat victim) { return about(MoveKind::steal, victim); }
    [[nodiscard]] static constexpr Move choose(Resource resource) {
        return about(MoveKind::choose, static_cast<std::uint8_t>(resource));
    }
    [[nodiscard]] static constexpr Move discard(Resources cards) {
        return {.give = cards, .take = Resources{}, .kind = MoveKind::discard, .at = 0};
    }
    [[nodiscard]] static constexpr Move bank(Resources give, Resources take) {
        return {.give = give, .take = take, .kind = MoveKind::bank, .at = 0};
    }
    [[nodiscard]] static constexpr Move offer(Seat partner, Resources give, Resources take) {
        return {.give = give, .take = take, .kind = MoveKind::offer, .at = partner};
    }
    [[nodiscard]] static constexpr Move accept() { return about(MoveKind::accept); }
    [[nodiscard]] static constexpr Move reject() { return about(MoveKind::reject); }

    [[nodiscard]] constexpr Card card() const { return static_cast<Card>(at); }
    [[nodiscard]] constexpr Resource resource() const { return static_cast<Resource>(at); }

    bool operator==(Move const&) const = default;

private:
    [[nodiscard]] static constexpr Move about(MoveKind kind, std::uint8_t at = 0) {
        return {.give = Resources{}, .take = Resources{}, .kind = kind, .at = at};
    }
};

// More than the nodes, the edges, the trades with the bank and the rest together.
using MoveList = support::FixedList<Move, 256>;

} // namespace catan
