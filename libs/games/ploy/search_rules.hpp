// Ploy as the search sees it.
#pragma once

#include "ploy/move.hpp"
#include "ploy/position.hpp"
#include "search/score.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace ploy {

// A position with its hash, which is kept up to date move by move.
struct HashedPosition {
    Position position;
    std::uint64_t hash;

    [[nodiscard]] static HashedPosition of(Position const& position);
};

// Meets search::Searchable.
struct SearchRules {
    using Position = HashedPosition;
    using Move = ploy::Move;
    using MoveList = ploy::MoveList;
    static constexpr std::size_t most_moves = MoveList::capacity;
    static constexpr std::size_t history_slots = std::size_t{2} * square_count * (direction_count + 1) * 8;

    void list_moves(Position const& position, MoveList& moves) const;
    void list_noisy_moves(Position const& position, MoveList& moves) const;
    [[nodiscard]] Position after(Position const& position, Move move) const;
    [[nodiscard]] std::uint64_t hash(Position const& position) const { return position.hash; }
    [[nodiscard]] std::optional<search::GameEnd> end_of(Position const& position) const;
    [[nodiscard]] search::GameEnd end_without_moves(Position const& position) const;
    [[nodiscard]] int evaluate(Position const& position) const;
    [[nodiscard]] int urgency(Position const& position, Move move) const;
    [[nodiscard]] std::size_t history_slot(Position const& position, Move move) const;
};

} // namespace ploy
