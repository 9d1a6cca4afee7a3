// Trying moves out: each is played on for some turns in many imagined games, in which everybody plays as
// `settler` does and the hidden cards are dealt at random.
//
// All moves are tried in the same imagined games, with the same cards and dice, so that luck helps none of
// them. The first is the favourite: another must be better beyond doubt to be preferred to it.
#pragma once

#include "catan/hidden_cards.hpp"
#include "catan/settler.hpp"
#include "search/stopwatch.hpp"
#include "support/fixed_list.hpp"
#include "support/random.hpp"

namespace catan {

class Rehearsal {
public:
    static constexpr std::size_t most_moves = 10;

    // What is known of the game, and how many turns to look ahead.
    Rehearsal(Position const& seen, Settler const& settler, int turns)
        : m_seen(seen), m_settler(settler), m_turns(turns) {}

    void add(Move const& move) {
        m_trials.push_back({.move = move, .total = 0, .squares = 0, .is_out = false});
    }

    // Tries all moves once. Every move that is made is counted by the stopwatch.
    void play(support::Random& random, search::Stopwatch& stopwatch);
    // Is there still something to find out?
    [[nodiscard]] bool is_open() const;

    [[nodiscard]] Move best() const;
    // The chance to win with a move, as far as it is known.
    [[nodiscard]] double chance(Move const& move) const;

private:
    struct Trial {
        Move move;
        double total;   // of the chances after each try
        double squares; // of what was better or worse than with the favourite
        bool is_out;    // it will not become the best any more
    };

    [[nodiscard]] double try_out(Move const& move, Position position, std::uint64_t luck,
                                 search::Stopwatch& stopwatch) const;
    void drop_hopeless();
    // How much better than the favourite a move is, and how uncertain that is.
    [[nodiscard]] double advantage(Trial const& trial) const;
    [[nodiscard]] double doubt(Trial const& trial) const;

    Position const& m_seen;
    Settler const& m_settler;
    int m_turns;
    int m_rounds = 0;
    support::FixedList<Trial, most_moves> m_trials;
};

} // namespace catan
