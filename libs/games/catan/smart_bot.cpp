#include "catan/smart_bot.hpp"

#include "catan/notation.hpp"
#include "catan/rehearsal.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace catan {

namespace {

// The first places decide much, and there are only four decisions about them.
constexpr std::size_t most_moves = 6;
constexpr std::size_t most_first_moves = 10;
constexpr int turns_ahead = 16;
constexpr int first_turns_ahead = 24;
constexpr int decisions_to_go = 60;
constexpr int first_decisions_to_go = 16;

bool is_set_up(Position const& position) {
    return position.turn_number == 0;
}

int to_go(Position const& position) {
    return is_set_up(position) ? first_decisions_to_go : decisions_to_go;
}

} // namespace

SmartBot::SmartBot(std::uint64_t nodes, std::uint64_t seed, search::ClockFunction clock)
    : m_nodes(nodes), m_random(seed), m_stopwatch(std::move(clock)) {}

Move SmartBot::choose(Position const& seen, rules::TimeLeft const& left) {
    m_stopwatch.start(search::limits_for({.nodes = m_nodes}, left, to_go(seen)));
    if (!m_adviser || m_adviser->layout() != seen.layout) {
        m_adviser.emplace(seen.layout);
        m_imagined.emplace(seen.layout, Settler::Offers::none);
    }
    Settler::RankedMoves moves;
    m_adviser->rank(seen, moves);
    return moves.size() == 1 ? moves[0].move : rehearse(seen, moves);
}

Move SmartBot::rehearse(Position const& seen, Settler::RankedMoves& moves) {
    std::size_t const most = std::min(is_set_up(seen) ? most_first_moves : most_moves, moves.size());
    std::ranges::partial_sort(moves, moves.begin() + most, std::greater(), &Settler::Ranked::rank);
    Rehearsal rehearsal(seen, *m_imagined, is_set_up(seen) ? first_turns_ahead : turns_ahead);
    for (std::size_t index = 0; index < most; ++index) {
        rehearsal.add(moves[index].move);
    }
    do {
        rehearsal.play(m_random, m_stopwatch);
    } while (rehearsal.is_open() && m_stopwatch.may_go_deeper());
    Move const best = rehearsal.best();
    if (best.kind == MoveKind::offer || seen.phase == Phase::answer) {
        Move const other = moves[best == moves[0].move ? 1 : 0].move;
        note(fmt::format("{}: a chance of {:.0f} %, with {} {:.0f} %", to_text(best),
                         100 * rehearsal.chance(best), to_text(other), 100 * rehearsal.chance(other)));
    }
    return best;
}

} // namespace catan
