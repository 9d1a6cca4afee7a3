// Finds a good move: iterative deepening of a principal variation search (alpha-beta with narrow windows).
//
// One AlphaBeta belongs to one player of one match and remembers from move to move. All memory is taken when
// it is made; thinking allocates nothing. With limits on depth or nodes alone, the same positions in the same
// order give the same moves everywhere.
#pragma once

#include "search/limits.hpp"
#include "search/move_order.hpp"
#include "search/searchable.hpp"
#include "search/stopwatch.hpp"
#include "search/transposition_table.hpp"
#include "support/assert.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace search {

struct Settings {
    unsigned table_bits = 19; // 8 MB of transposition table
    // Quiet moves late in the order are first looked at less deeply. Stronger, but no longer exactly the
    // minimax value of the depth.
    bool reduces_late_moves = true;
};

template <typename Move>
struct Found {
    Move move;
    int score = 0; // for the player to move
    int depth = 0; // the last depth that was searched to its end
    std::uint64_t nodes = 0;
};

template <Searchable G>
class AlphaBeta {
public:
    using Position = typename G::Position;
    using Move = typename G::Move;

    explicit AlphaBeta(G game, ClockFunction clock = thread_cpu_time, Settings settings = {})
        : m_game(std::move(game)),
          m_settings(settings),
          m_table(settings.table_bits),
          m_stopwatch(std::move(clock)) {}

    // To change what the game carries, between two moves.
    [[nodiscard]] G& game() { return m_game; }

    // The best move that was found within the limits. The position must have one.
    [[nodiscard]] Found<Move> think(Position const& root, Limits const& limits) {
        m_stopwatch.start(limits);
        m_table.begin_search();
        m_order.begin_search();
        begin_root(root);
        Found<Move> found{.move = m_root[0]};
        int const most_depth = m_root.size() == 1 ? 0 : std::clamp(limits.depth, 1, Limits::most_depth);
        for (int depth = 1; depth <= most_depth; ++depth) {
            search_root(root, depth, found);
            bool const sees_the_end = is_decided(found.score) && plies_to_end(found.score) <= depth;
            if (sees_the_end || !m_stopwatch.may_go_deeper()) {
                break;
            }
        }
        found.nodes = m_stopwatch.nodes();
        return found;
    }

    // The moves that the last search expected from the position on, the first of which is given; as far as it
    // remembers them, and no more than `most`.
    [[nodiscard]] std::vector<Move> line_after(Position const& root, Move first, std::size_t most) const {
        std::vector<Move> line{first};
        Position position = m_game.after(root, first);
        while (line.size() < most) {
            auto const next = m_game.end_of(position) ? std::nullopt : expected_move(position);
            if (!next) {
                break;
            }
            line.push_back(*next);
            position = m_game.after(position, *next);
        }
        return line;
    }

private:
    struct Window {
        int alpha;
        int beta;
    };

    // Two positions may share an index of the table: what is no legal move here was not meant for here.
    [[nodiscard]] std::optional<Move> expected_move(Position const& position) const {
        auto const* entry = m_table.find(m_game.hash(position));
        if (entry == nullptr || entry->bound == Bound::upper) {
            return std::nullopt;
        }
        typename G::MoveList moves;
        m_game.list_moves(position, moves);
        for (std::size_t i = 0; i < moves.size(); ++i) {
            if (moves[i] == entry->move) {
                return entry->move;
            }
        }
        return std::nullopt;
    }

    void begin_root(Position const& root) {
        Picker<G> picker;
        m_game.list_moves(root, picker.list());
        TULKAS_ASSERT(!picker.empty());
        picker.rank_by([&](Move move) { return m_order.rank(m_game, root, move, 0); });
        m_root.clear();
        while (auto const next = picker.next()) {
            m_root.push_back(next->first);
        }
    }

    // One iteration. The best move of the last one comes first, so even an unfinished iteration is worth
    // something: whatever beats that move is better.
    void search_root(Position const& root, int depth, Found<Move>& found) {
        Window window{-most_score, most_score};
        for (std::size_t i = 0; i < m_root.size(); ++i) {
            Position const child = m_game.after(root, m_root[i]);
            int const score = search_child(child, {depth, 0, 0}, window, i == 0);
            if (m_stopwatch.stopped()) {
                return;
            }
            if (score > window.alpha) {
                window.alpha = score;
                found.move = m_root[i];
                found.score = score;
                bring_to_front(i);
            }
        }
        found.depth = depth;
    }

    void bring_to_front(std::size_t index) {
        for (; index > 0; --index) {
            std::swap(m_root[index - 1], m_root[index]);
        }
    }

    // Where in the tree a move is looked at, and by how much less deeply than usual at first.
    struct Node {
        int depth;
        int ply;
        int reduction;
    };

    // The score of a move that leads to this child, for the player who makes it. All but the first are
    // only expected to be no better: a window of width 1 proves that cheaply, or calls for a proper look.
    [[nodiscard]] int search_child(Position const& child, Node place, Window window, bool is_first) {
        int const depth = place.depth - 1;
        int const ply = place.ply + 1;
        if (!is_first) {
            Window const narrow{-window.alpha - 1, -window.alpha};
            int score = -search(child, depth - place.reduction, narrow, ply);
            if (score > window.alpha && place.reduction > 0) {
                score = -search(child, depth, narrow, ply);
            }
            if (score <= window.alpha || score >= window.beta) {
                return score;
            }
        }
        return -search(child, depth, {-window.beta, -window.alpha}, ply);
    }

    [[nodiscard]] int search(Position const& position, int depth, Window window, int ply) {
        if (m_stopwatch.count_node()) {
            return 0;
        }
        if (auto const end = m_game.end_of(position)) {
            return score_of(*end, ply);
        }
        if (depth <= 0 || ply >= MoveOrder<G>::most_plies - 1) {
            return settle(position, window, ply);
        }
        std::uint64_t const key = m_game.hash(position);
        auto const* entry = m_table.find(key);
        if (auto const known = entry != nullptr ? usable(*entry, depth, window, ply) : std::nullopt) {
            return *known;
        }
        auto const table_move = entry != nullptr ? std::optional(entry->move) : std::nullopt;
        return search_moves(position, {depth, ply, 0}, window, table_move, key);
    }

    [[nodiscard]] static std::optional<int> usable(TableEntry<Move> const& entry, int depth, Window window,
                                                   int ply) {
        int const score = from_root(entry.score, ply);
        bool const fits = entry.bound == Bound::exact ||
                          (entry.bound == Bound::lower && score >= window.beta) ||
                          (entry.bound == Bound::upper && score <= window.alpha);
        return entry.depth >= depth && fits ? std::optional(score) : std::nullopt;
    }

    [[nodiscard]] int search_moves(Position const& position, Node place, Window window,
                                   std::optional<Move> table_move, std::uint64_t key) {
        Picker<G> picker;
        m_game.list_moves(position, picker.list());
        if (picker.empty()) {
            return score_of(m_game.end_without_moves(position), place.ply);
        }
        picker.rank_by([&](Move move) {
            return table_move == move ? MoveOrder<G>::first : m_order.rank(m_game, position, move, place.ply);
        });
        Best const best = best_of(position, place, window, picker);
        if (!m_stopwatch.stopped()) {
            Bound const bound = best.score >= window.beta    ? Bound::lower
                                : best.score <= window.alpha ? Bound::upper
                                                             : Bound::exact;
            m_table.store(key, best.move, from_here(best.score, place.ply), place.depth, bound);
        }
        return best.score;
    }

    struct Best {
        Move move;
        int score;
    };

    [[nodiscard]] Best best_of(Position const& position, Node place, Window window, Picker<G>& picker) {
        std::optional<Best> best;
        for (int index = 0; auto const next = picker.next(); ++index) {
            auto const [move, rank] = *next;
            place.reduction = reduction(index, rank, place.depth);
            int const score = search_child(m_game.after(position, move), place, window, index == 0);
            if (m_stopwatch.stopped()) {
                return {move, 0};
            }
            if (!best || score > best->score) {
                best = Best{move, score};
            }
            window.alpha = std::max(window.alpha, score);
            if (window.alpha >= window.beta) {
                if (rank < MoveOrder<G>::urgent) {
                    m_order.reward(m_game, position, move, place.depth, place.ply);
                }
                break;
            }
        }
        return *best;
    }

    [[nodiscard]] int reduction(int index, int rank, int depth) const {
        if (!m_settings.reduces_late_moves || index < 3 || depth < 3 || rank >= MoveOrder<G>::killer) {
            return 0;
        }
        return index < 8 ? 1 : 2;
    }

    // Plays captures out, so that nothing is evaluated in the middle of an exchange. The player to move need
    // not capture: the position's value as it stands is always available.
    [[nodiscard]] int settle(Position const& position, Window window, int ply) {
        int best = m_game.evaluate(position);
        window.alpha = std::max(window.alpha, best);
        if (window.alpha >= window.beta || ply >= MoveOrder<G>::most_plies - 1) {
            return best;
        }
        Picker<G> picker;
        m_game.list_noisy_moves(position, picker.list());
        picker.rank_by([&](Move move) { return m_game.urgency(position, move); });
        while (auto const next = picker.next()) {
            best = std::max(best, settle_child(m_game.after(position, next->first), window, ply + 1));
            window.alpha = std::max(window.alpha, best);
            if (window.alpha >= window.beta || m_stopwatch.stopped()) {
                break;
            }
        }
        return best;
    }

    [[nodiscard]] int settle_child(Position const& child, Window window, int ply) {
        if (m_stopwatch.count_node()) {
            return 0;
        }
        if (auto const end = m_game.end_of(child)) {
            return -score_of(*end, ply);
        }
        return -settle(child, {-window.beta, -window.alpha}, ply);
    }

    G m_game;
    Settings m_settings;
    TranspositionTable<Move> m_table;
    MoveOrder<G> m_order;
    Stopwatch m_stopwatch;
    typename G::MoveList m_root;
};

} // namespace search
