// Which move to try first: the sooner the best one is tried, the more of the others need no proof.
//
// The table's move, then what the game calls urgent, then the quiet moves: first the two that last refuted
// something at the same distance from the root (killers), then those that refuted most elsewhere (history).
#pragma once

#include "search/searchable.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace search {

template <Searchable G>
class MoveOrder {
public:
    using Position = typename G::Position;
    using Move = typename G::Move;
    static constexpr int most_plies = 128;

    // What happened in the last search still says something about this one, only less.
    void begin_search() {
        m_killers = {};
        std::ranges::for_each(m_history, [](int& value) { value /= 8; });
    }

    // A quiet move was so good that the others did not matter.
    void reward(G const& game, Position const& position, Move move, int depth, int ply) {
        auto& killers = m_killers[static_cast<std::size_t>(ply)];
        if (killers[0] != move) {
            killers[1] = std::exchange(killers[0], move);
        }
        int& history = m_history[game.history_slot(position, move)];
        history = std::min(history + depth * depth, killer - 1);
    }

    [[nodiscard]] int rank(G const& game, Position const& position, Move move, int ply) const {
        int const urgency = game.urgency(position, move);
        if (urgency != 0) {
            return urgency > 0 ? urgent + urgency : urgency;
        }
        auto const& killers = m_killers[static_cast<std::size_t>(ply)];
        if (killers[0] == move) {
            return killer + 1;
        }
        return killers[1] == move ? killer : m_history[game.history_slot(position, move)];
    }

    static constexpr int first = 1 << 30;
    static constexpr int urgent = 1 << 24;
    static constexpr int killer = 1 << 20;

private:
    std::array<std::array<std::optional<Move>, 2>, most_plies> m_killers{};
    std::array<int, G::history_slots> m_history{};
};

// A list of moves, given out best first. Picking costs nothing for the moves that are never reached.
template <Searchable G>
class Picker {
public:
    using Move = typename G::Move;

    [[nodiscard]] typename G::MoveList& list() { return m_list; }
    [[nodiscard]] bool empty() const { return m_list.size() == 0; }

    template <typename Rank>
    void rank_by(Rank const& rank) {
        for (std::size_t i = 0; i < m_list.size(); ++i) {
            m_ranks[i] = rank(m_list[i]);
        }
    }

    // The next move and its rank; nothing when all were given out.
    [[nodiscard]] std::optional<std::pair<Move, int>> next() {
        if (m_next == m_list.size()) {
            return std::nullopt;
        }
        std::size_t best = m_next;
        for (std::size_t i = m_next + 1; i < m_list.size(); ++i) {
            best = m_ranks[i] > m_ranks[best] ? i : best;
        }
        std::swap(m_list[m_next], m_list[best]);
        std::swap(m_ranks[m_next], m_ranks[best]);
        std::size_t const picked = m_next++;
        return std::pair(m_list[picked], m_ranks[picked]);
    }

private:
    typename G::MoveList m_list;
    std::array<int, G::most_moves> m_ranks;
    std::size_t m_next = 0;
};

} // namespace search
