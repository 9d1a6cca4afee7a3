// Martian Chess as the search sees it.
#pragma once

#include "martian_chess/ending.hpp"
#include "martian_chess/moves.hpp"
#include "search/searchable.hpp"

#include <cstdint>
#include <optional>

namespace martian_chess {

class SearchedGame {
public:
    using Position = martian_chess::Position;
    using Move = martian_chess::Move;
    using MoveList = martian_chess::MoveList;
    static constexpr std::size_t most_moves = martian_chess::most_moves;
    static constexpr std::size_t history_slots = std::size_t{squares} * squares;

    // The seed decides between positions that look alike, so that not every match is the same.
    explicit SearchedGame(std::uint64_t seed) : m_seed(seed) {}

    void set_rules(Rules const& rules) { m_rules = rules; }

    void list_moves(Position const& position, MoveList& list) const {
        martian_chess::list_moves(position, list);
    }
    void list_noisy_moves(Position const& position, MoveList& list) const { list_captures(position, list); }

    [[nodiscard]] Position after(Position position, Move move) const {
        position.play(move);
        return position;
    }
    [[nodiscard]] std::uint64_t hash(Position const& position) const;

    [[nodiscard]] std::optional<search::GameEnd> end_of(Position const& position) const;
    [[nodiscard]] search::GameEnd end_without_moves(Position const& /*position*/) const {
        return search::GameEnd::loss;
    }
    [[nodiscard]] int evaluate(Position const& position) const;

    [[nodiscard]] int urgency(Position const& position, Move move) const;
    [[nodiscard]] std::size_t history_slot(Position const& /*position*/, Move move) const {
        return static_cast<std::size_t>(move.from * squares + move.to);
    }

private:
    Rules m_rules;
    std::uint64_t m_seed;
};

} // namespace martian_chess
