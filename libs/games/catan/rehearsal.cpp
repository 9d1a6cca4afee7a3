#include "catan/rehearsal.hpp"

#include "catan/outlook.hpp"
#include "catan/playing.hpp"

#include <algorithm>
#include <cmath>

namespace catan {

namespace {

constexpr int least_rounds = 8;      // before anything is concluded
constexpr double beyond_doubt = 1.5; // standard errors

} // namespace

double Rehearsal::try_out(Move const& move, Position position, std::uint64_t luck,
                          search::Stopwatch& stopwatch) const {
    Seat const seat = position.decider();
    int const end = position.turn_number + m_turns;
    support::Random random(luck);
    Move next = move;
    while (true) {
        // The dice of a turn are the same whatever came before it.
        support::Random dice(support::derive_seed(luck, position.turn_number));
        catan::play(position, next, next.kind == MoveKind::roll ? dice : random);
        static_cast<void>(stopwatch.count_node());
        if (position.is_over() || position.turn_number >= end) {
            return outlook(position, m_settler.land(), seat);
        }
        next = m_settler.choose(position, random);
    }
}

void Rehearsal::play(support::Random& random, search::Stopwatch& stopwatch) {
    Position const world = deal_hidden_cards(m_seen, random);
    std::uint64_t const luck = random.next();
    double favourite = 0;
    for (Trial& trial : m_trials) {
        if (trial.is_out) {
            continue;
        }
        double const chance = try_out(trial.move, world, luck, stopwatch);
        favourite = &trial == m_trials.begin() ? chance : favourite;
        trial.total += chance;
        trial.squares += (chance - favourite) * (chance - favourite);
    }
    ++m_rounds;
    if (m_rounds % least_rounds == 0) {
        drop_hopeless();
    }
}

double Rehearsal::advantage(Trial const& trial) const {
    return (trial.total - m_trials[0].total) / m_rounds;
}

double Rehearsal::doubt(Trial const& trial) const {
    double const mean = advantage(trial);
    return std::sqrt(std::max(0.0, trial.squares / m_rounds - mean * mean) / m_rounds);
}

// The favourite stays: it is what the others are compared with.
void Rehearsal::drop_hopeless() {
    double best = 0;
    for (Trial const& trial : m_trials) {
        best = trial.is_out ? best : std::max(best, advantage(trial));
    }
    for (Trial& trial : m_trials) {
        bool const is_favourite = &trial == m_trials.begin();
        trial.is_out = trial.is_out || (!is_favourite && advantage(trial) + 2 * doubt(trial) < best);
    }
}

bool Rehearsal::is_open() const {
    return std::ranges::count(m_trials, false, &Trial::is_out) > 1;
}

Move Rehearsal::best() const {
    Trial const* best = m_trials.begin();
    double most = 0;
    for (Trial const& trial : m_trials) {
        double const sure = advantage(trial) - beyond_doubt * doubt(trial);
        if (m_rounds >= least_rounds && !trial.is_out && sure > most) {
            best = &trial;
            most = sure;
        }
    }
    return best->move;
}

double Rehearsal::chance(Move const& move) const {
    auto const* const trial = std::ranges::find(m_trials, move, &Trial::move);
    return trial->total / m_rounds;
}

} // namespace catan
