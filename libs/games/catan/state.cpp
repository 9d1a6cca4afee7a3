#include "catan/state.hpp"

#include "catan/drawing.hpp"
#include "catan/interface.hpp"
#include "catan/legality.hpp"
#include "catan/notation.hpp"
#include "catan/playing.hpp"
#include "catan/position_notation.hpp"
#include "catan/view.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace catan {

using rules::Outcome;
using rules::Viewer;
using support::ErrorKind;
using support::fail;
using support::pass_on;
using support::Result;

namespace {

Result<Move> legal(Position const& position, std::string_view text) {
    auto const move = parse_move(text);
    if (!move) {
        return fail(ErrorKind::refused, "{}", move.error().message);
    }
    TULKAS_TRY(check(position, *move));
    return move;
}

std::vector<int> points_of(Position const& position) {
    std::vector<int> points;
    for (Seat seat = 0; seat < position.player_count; ++seat) {
        points.push_back(position.points(seat));
    }
    return points;
}

} // namespace

std::unique_ptr<rules::State> State::clone() const {
    return std::make_unique<State>(*this);
}

std::optional<rules::Decision> State::decision() const {
    if (m_position.is_over()) {
        return std::nullopt;
    }
    return rules::Decision{.seat = m_position.decider(), .method = method_of(m_position.phase)};
}

std::optional<std::vector<std::string>> State::legal_moves() const {
    return m_position.phase == Phase::discard ? std::nullopt : std::optional(sorted_moves(m_position));
}

Result<void> State::check(std::string_view move) const {
    auto const checked = legal(m_position, move);
    return checked ? Result<void>() : pass_on(checked);
}

Result<void> State::play(std::string_view move) {
    auto const checked = TULKAS_TRY(legal(m_position, move));
    play_legal(checked);
    return {};
}

void State::play_legal(Move const& move) {
    support::Random random(m_chance);
    m_last = catan::play(m_position, move, random);
    m_chance = random.next();
}

std::optional<Outcome> State::outcome() const {
    if (!m_position.is_over()) {
        return std::nullopt;
    }
    Seat const winner = m_position.winner();
    if (winner == Position::nobody) {
        return Outcome{.winner = std::nullopt,
                       .scores = points_of(m_position),
                       .reason = fmt::format("nobody has {} points after {} turns", points_to_win,
                                             m_position.turn_number)};
    }
    return Outcome{.winner = winner,
                   .scores = points_of(m_position),
                   .reason = fmt::format("player {} has {} points", winner, m_position.points(winner))};
}

// The others keep their points, and the best of them, if one is, wins.
Outcome State::forfeit(rules::Seat loser) const {
    auto scores = points_of(m_position);
    std::ranges::transform(scores, scores.begin(), [](int score) { return std::max(score, 1); });
    scores[static_cast<std::size_t>(loser)] = 0;
    auto const best = std::ranges::max_element(scores);
    bool const is_alone = std::ranges::count(scores, *best) == 1;
    return {.winner =
                is_alone ? std::optional(static_cast<rules::Seat>(best - scores.begin())) : std::nullopt,
            .scores = scores,
            .reason = fmt::format("player {} forfeits", loser)};
}

std::string State::position() const {
    return fmt::format("{} {:016x}", to_text(m_position), m_chance);
}

support::Json State::view(Viewer viewer) const {
    return view_of(m_position, m_last, viewer);
}

support::JsonObject State::question() const {
    return question_about(m_position, m_last);
}

Result<std::string> State::move_from_answer(support::Json const& answer) const {
    return catan::move_from_answer(answer);
}

std::string State::draw_text(Viewer viewer, bool colour) const {
    return catan::draw_text(m_position.seen_by(viewer), colour);
}

std::string State::draw_svg(Viewer viewer) const {
    return catan::draw_svg(m_position.seen_by(viewer));
}

} // namespace catan
