#include "runtime/series_summary.hpp"

#include "rules/fate.hpp"
#include "support/assert.hpp"

#include <algorithm>
#include <cmath>

namespace runtime {

double Standing::mean_score() const {
    return games == 0 ? 0 : score_sum / games;
}

double Standing::standard_error() const {
    if (games < 2) {
        return 0;
    }
    double const variance = (score_squares - score_sum * score_sum / games) / (games - 1);
    return std::sqrt(std::max(variance, 0.0) / games);
}

rules::Duration Standing::cpu_per_move() const {
    return moves == 0 ? rules::Duration::zero() : cpu / moves;
}

SeriesSummary::SeriesSummary(std::span<std::string const> names) {
    for (auto const& name : names) {
        m_standings.push_back({.name = name});
    }
}

namespace {

void add_result(Standing& standing, record::GameRecord const& record, rules::Seat seat) {
    bool const erred = record.blame && record.blame->seat == seat;
    using rules::Fate;
    auto const fate = rules::fate_of(record.outcome, seat);
    standing.wins += fate == Fate::won ? 1 : 0;
    standing.draws += fate == Fate::drawn && !record.blame ? 1 : 0;
    standing.losses += fate == Fate::lost || (fate == Fate::drawn && erred) ? 1 : 0;
    standing.errors += erred ? 1 : 0;
}

void add_score(Standing& standing, int score) {
    standing.best = standing.games == 0 ? score : std::max(standing.best, score);
    standing.worst = standing.games == 0 ? score : std::min(standing.worst, score);
    standing.score_sum += score;
    standing.score_squares += static_cast<double>(score) * score;
    ++standing.games;
}

} // namespace

void SeriesSummary::add(record::GameRecord const& record, std::span<int const> players) {
    TULKAS_ASSERT(players.size() == record.seats.size());
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        auto& standing = m_standings.at(static_cast<std::size_t>(players[seat]));
        auto const number = static_cast<rules::Seat>(seat);
        add_result(standing, record, number);
        add_score(standing, record.outcome.scores.at(seat));
        standing.cpu += record.cpu.at(seat);
        standing.moves +=
            static_cast<int>(std::ranges::count(record.moves, number, &record::PlayedMove::seat));
    }
}

} // namespace runtime
