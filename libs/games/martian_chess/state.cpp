#include "martian_chess/state.hpp"

#include "martian_chess/drawing.hpp"
#include "martian_chess/legality.hpp"
#include "martian_chess/moves.hpp"
#include "martian_chess/notation.hpp"
#include "martian_chess/walk.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace martian_chess {

using support::ErrorKind;
using support::fail;
using support::Json;
using support::JsonArray;
using support::JsonObject;
using support::Result;

namespace {

// Eight rows of four: 0 empty, 1 pawn, 2 drone, 3 queen.
JsonArray board_as_json(Position const& position) {
    JsonArray board;
    for (int row = 0; row < rows; ++row) {
        JsonArray kinds;
        for (int column = 0; column < columns; ++column) {
            kinds.emplace_back(points_of(position.kind_at(square_at(row, column))));
        }
        board.emplace_back(std::move(kinds));
    }
    return board;
}

Json move_as_json(std::optional<Move> const& move) {
    return move ? Json(to_text(*move)) : Json(nullptr);
}

JsonArray as_json(std::vector<std::string> const& texts) {
    return JsonArray(texts.begin(), texts.end());
}

} // namespace

std::unique_ptr<rules::State> State::clone() const {
    return std::make_unique<State>(*this);
}

std::optional<rules::Decision> State::decision() const {
    if (ending_of(m_position, m_rules)) {
        return std::nullopt;
    }
    return rules::Decision{.seat = m_position.to_move(), .method = method_name};
}

std::optional<std::vector<std::string>> State::legal_moves() const {
    std::vector<std::string> texts;
    if (!ending_of(m_position, m_rules)) {
        MoveList moves;
        list_moves(m_position, moves);
        std::ranges::transform(moves, std::back_inserter(texts), [](Move move) { return to_text(move); });
        std::ranges::sort(texts);
    }
    return texts;
}

Result<void> State::check(std::string_view move) const {
    auto const parsed = parse_move(move);
    if (!parsed) {
        return support::fail(support::ErrorKind::refused, "{}", parsed.error().message);
    }
    return martian_chess::check(m_position, m_rules, *parsed);
}

Result<void> State::play(std::string_view move) {
    if (auto checked = check(move); !checked) {
        return checked;
    }
    play_legal(*parse_move(move));
    return {};
}

void State::play_legal(Move move) {
    m_previous = move;
    m_position.play(move);
}

std::optional<rules::Outcome> State::outcome() const {
    auto const ending = ending_of(m_position, m_rules);
    return ending ? std::optional(outcome_of(m_position, *ending)) : std::nullopt;
}

rules::Outcome State::forfeit(rules::Seat loser) const {
    return forfeit_by(loser, m_position, fmt::format("player {} lost the game", loser));
}

std::string State::position() const {
    return to_text(m_position);
}

Json State::view(rules::Viewer /*viewer*/) const {
    return JsonObject{{"position", position()},
                      {"board", board_as_json(m_position)},
                      {"scores", {m_position.score(0), m_position.score(1)}},
                      {"to_move", m_position.to_move()},
                      {"last_move", move_as_json(m_previous)},
                      {"legal_moves", as_json(*legal_moves())}};
}

JsonObject State::question() const {
    return {{"position", position()},
            {"board", board_as_json(m_position)},
            {"legal_moves", as_json(*legal_moves())},
            {"previous_move", move_as_json(m_previous)},
            {"color", m_position.to_move()},
            {"quiet_limit", m_rules.quiet_limit},
            {"seed", m_seed}};
}

Result<std::string> State::move_from_answer(Json const& answer) const {
    auto const* text = answer.if_string();
    if (text == nullptr) {
        return fail(ErrorKind::invalid, "the answer is not a move such as \"c6-d5\"");
    }
    return std::string(*text);
}

std::string State::draw_text(rules::Viewer /*viewer*/, bool colour) const {
    return martian_chess::draw_text({m_position, m_previous}, colour);
}

std::string State::draw_svg(rules::Viewer /*viewer*/) const {
    return martian_chess::draw_svg({m_position, m_previous});
}

Result<std::uint64_t> State::perft(int depth) const {
    return martian_chess::perft(m_position, m_rules, depth);
}

} // namespace martian_chess
