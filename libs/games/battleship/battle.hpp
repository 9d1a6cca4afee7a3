// A match: two grids and whose turn it is.
//
// A small value that is copied, never undone. Player 0 (the rules' player A) places a fleet, then player 1,
// then they shoot, player 0 first. `rules::State` is a door to this class (match_state.hpp).
#pragma once

#include "battleship/field.hpp"
#include "rules/outcome.hpp"

#include <array>
#include <cstdint>
#include <optional>

namespace battleship {

enum class Phase : std::uint8_t { setup, shooting, over };

class Battle {
public:
    Battle() = default;
    // Set up, and player `turn` to shoot.
    Battle(Field const& first, Field const& second, rules::Seat turn)
        : m_fields{first, second}, m_turn(turn) {}

    [[nodiscard]] Phase phase() const;
    // Who decides now; once the game is over, the winner: only a sinking shot ends it.
    [[nodiscard]] rules::Seat turn() const { return m_turn; }
    // A player's grid, once it is set up.
    [[nodiscard]] std::optional<Field> const& field(rules::Seat seat) const {
        return m_fields[static_cast<std::size_t>(seat)];
    }
    // The grid that the player in turn shoots at, after the set-up.
    [[nodiscard]] Field const& target() const { return *field(1 - m_turn); }

    // The player in turn's fleet, during the set-up.
    void set_up(Fleet const& fleet);
    // At a free square of the target; nothing is checked.
    ShootResult shoot(Position position);

    bool operator==(Battle const&) const = default;

private:
    std::array<std::optional<Field>, 2> m_fields;
    rules::Seat m_turn = 0;
};

} // namespace battleship
