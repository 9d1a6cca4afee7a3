#include "match/side_by_side.hpp"

#include "rules/side_by_side.hpp"

#include <algorithm>
#include <iterator>
#include <limits>

namespace match {

using record::GameRecord;
using record::Log;

namespace {

template <class List>
void append(List& list, List more) {
    std::ranges::move(more, std::back_inserter(list));
}

// Appends lines whose call numbers continue after those of the players before.
void append_lines(Log& log, Log const& more, std::size_t calls_before) {
    for (auto const& line : more.lines()) {
        log.add(static_cast<int>(calls_before) + line.call, line.text);
    }
    log.cut(more.cut_bytes());
}

Log moved_on(Log const& log, std::size_t calls_before) {
    Log moved(std::numeric_limits<std::size_t>::max());
    append_lines(moved, log, calls_before);
    return moved;
}

} // namespace

rules::Outcome outcome_side_by_side(std::vector<int> results, std::optional<record::Blame> const& blame) {
    return blame ? rules::lost_side_by_side(std::move(results), blame->seat)
                 : rules::best_of(std::move(results));
}

GameRecord side_by_side(std::vector<GameRecord> alone) {
    auto joined = std::move(alone.front());
    std::vector<int> results{joined.outcome.scores.front()};
    for (std::size_t rival = 1; rival < alone.size(); ++rival) {
        auto& record = alone[rival];
        auto const seat = static_cast<rules::Seat>(rival);
        auto const before = joined.moves.size();
        results.push_back(record.outcome.scores.front());
        for (auto& move : record.moves) {
            joined.moves.push_back({.seat = seat, .move = std::move(move.move), .cpu = move.cpu});
        }
        for (auto& [ply, change] : record.shown) { // the first of them is a whole view
            joined.shown.push_back({.ply = before + ply, .change = std::move(change)});
        }
        append(joined.seats, std::move(record.seats));
        append(joined.hashes, std::move(record.hashes));
        append(joined.cpu, std::move(record.cpu));
        append(joined.remaining, std::move(record.remaining));
        append(joined.machine, std::move(record.machine));
        append_lines(joined.logs.front(), record.logs.front(), before);
        joined.logs.push_back(moved_on(record.logs.back(), before));
        if (record.blame && !joined.blame) { // the first to fail has lost
            joined.blame = record::Blame{.seat = seat, .why = std::move(record.blame->why)};
            joined.refused = std::move(record.refused);
        }
    }
    joined.outcome = outcome_side_by_side(std::move(results), joined.blame);
    return joined;
}

GameRecord part_of(GameRecord const& joined, rules::Seat seat) {
    auto const place = static_cast<std::size_t>(seat);
    GameRecord part;
    part.game = joined.game;
    part.seats = {joined.seats[place]};
    for (auto const& move : joined.moves) {
        if (move.seat == seat) {
            part.moves.push_back({.seat = 0, .move = move.move, .cpu = move.cpu});
        }
    }
    part.outcome.scores = {joined.outcome.scores[place]};
    if (joined.blame && joined.blame->seat == seat) {
        part.blame = record::Blame{.seat = 0, .why = joined.blame->why};
    }
    return part;
}

} // namespace match
