#include "ploy/state.hpp"

#include "ploy/drawing.hpp"
#include "ploy/interface.hpp"
#include "ploy/legality.hpp"
#include "ploy/notation.hpp"
#include "ploy/perft.hpp"
#include "ploy/view.hpp"

#include <fmt/format.h>

namespace ploy {

using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

rules::Outcome won_by(Colour winner, std::string reason) {
    bool const black_wins = winner == Colour::black;
    return {.winner = seat_of(winner),
            .scores = {black_wins ? 1 : 0, black_wins ? 0 : 1},
            .reason = std::move(reason)};
}

rules::Outcome drawn(std::string reason) {
    return {.winner = std::nullopt, .scores = {0, 0}, .reason = std::move(reason)};
}

} // namespace

std::unique_ptr<rules::State> State::clone() const {
    return std::make_unique<State>(*this);
}

std::optional<rules::Decision> State::decision() const {
    if (m_position.is_over() || is_drawn()) {
        return std::nullopt;
    }
    return rules::Decision{.seat = seat_of(m_position.to_move()), .method = move_method};
}

std::optional<std::vector<std::string>> State::legal_moves() const {
    return is_drawn() ? std::vector<std::string>() : sorted_moves(m_position);
}

Result<Move> State::legal(std::string_view text) const {
    if (is_drawn()) {
        return fail(ErrorKind::refused, "the game is over: a draw after {} plies without a capture", m_limit);
    }
    auto const move = parse_move(text);
    if (!move) {
        return fail(ErrorKind::refused, "{}", move.error().message);
    }
    TULKAS_TRY(ploy::check(m_position, *move));
    return move;
}

Result<void> State::check(std::string_view move) const {
    TULKAS_TRY(legal(move));
    return {};
}

Result<void> State::play(std::string_view move) {
    auto const checked = TULKAS_TRY(legal(move));
    play_legal(checked);
    return {};
}

void State::play_legal(Move move) {
    m_quiet_plies = m_position.is_capture(move) ? 0 : m_quiet_plies + 1;
    m_position.play(move);
    m_last_move = move;
}

std::optional<rules::Outcome> State::outcome() const {
    if (m_position.is_over()) {
        Colour const loser = m_position.to_move();
        return won_by(other(loser), loss_of(m_position, loser));
    }
    return is_drawn() ? std::optional(drawn(fmt::format("{} plies without a capture", m_limit)))
                      : std::nullopt;
}

rules::Outcome State::forfeit(rules::Seat loser) const {
    Colour const colour = colour_of(loser);
    return won_by(other(colour), fmt::format("{} forfeits the game", name_of(colour)));
}

std::optional<rules::Outcome> State::agreed_draw() const {
    return drawn("both players agreed on a draw");
}

std::string State::position() const {
    return to_text(m_position);
}

support::Json State::view(rules::Viewer /*viewer*/) const {
    auto view = view_of({m_position, m_last_move});
    view["plies_without_capture"] = m_quiet_plies;
    view["plies_limit"] = m_limit;
    return view;
}

support::JsonObject State::question() const {
    return question_about(m_position);
}

Result<std::string> State::move_from_answer(support::Json const& answer) const {
    return ploy::move_from_answer(answer);
}

std::string State::draw_text(rules::Viewer /*viewer*/, bool colour) const {
    auto const ended = outcome();
    auto const footer = ended ? ended->reason : fmt::format("{} to move", name_of(m_position.to_move()));
    return fmt::format("{}{}\n", ploy::draw_text({m_position, m_last_move}, colour), footer);
}

std::string State::draw_svg(rules::Viewer /*viewer*/) const {
    return ploy::draw_svg({m_position, m_last_move});
}

Result<std::uint64_t> State::perft(int depth) const {
    // The fast walk knows of no limit: the slow one is for when it is near.
    return m_quiet_plies + depth <= m_limit ? ploy::perft(m_position, depth) : rules::State::perft(depth);
}

} // namespace ploy
