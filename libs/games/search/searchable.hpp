// What a game must offer to be searched: two players in turn, nothing hidden, no chance.
//
// A search copies positions instead of taking moves back, so they must be small and plain; moves go into a
// support::FixedList, or what looks like one, that holds the longest list there can be. The game is an object
// rather than a set of static functions because it carries what does not change during a match: options,
// weights of an evaluation.
#pragma once

#include "search/score.hpp"

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <type_traits>

namespace search {

template <typename G>
concept Searchable =
    std::is_trivially_copyable_v<typename G::Position> && std::is_trivially_copyable_v<typename G::Move> &&
    std::equality_comparable<typename G::Move> && std::default_initializable<typename G::MoveList> &&
    sizeof(typename G::Move) <= 4 &&
    requires(G const& game, typename G::Position const& position, typename G::Move move,
             typename G::MoveList& list) {
        // The length of the longest list of moves, and the number of history slots.
        { G::most_moves } -> std::convertible_to<std::size_t>;
        { G::history_slots } -> std::convertible_to<std::size_t>;

        // Appends to an empty list: all legal moves; those that a quiet evaluation must not stop before.
        game.list_moves(position, list);
        game.list_noisy_moves(position, list);
        list.push_back(move);
        list.clear();
        { list.size() } -> std::convertible_to<std::size_t>;
        { list[0] } -> std::same_as<typename G::Move&>;

        { game.after(position, move) } -> std::same_as<typename G::Position>;
        // Equal for positions that are played on in the same way.
        { game.hash(position) } -> std::same_as<std::uint64_t>;

        // Always from the point of view of the player to move.
        { game.end_of(position) } -> std::same_as<std::optional<GameEnd>>; // nothing while it goes on
        { game.end_without_moves(position) } -> std::same_as<GameEnd>;
        { game.evaluate(position) } -> std::same_as<int>; // within ±most_evaluation

        // The order in which moves are tried: the greatest urgency first. Above 0 before all quiet moves,
        // 0 for a quiet move (killers and history order those among themselves), below 0 after them.
        { game.urgency(position, move) } -> std::same_as<int>;
        // Quiet moves with the same slot share a history: moving player, from and to, for instance.
        { game.history_slot(position, move) } -> std::convertible_to<std::size_t>;
    };

} // namespace search
