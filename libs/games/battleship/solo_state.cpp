#include "battleship/solo_state.hpp"

#include "battleship/drawing.hpp"
#include "battleship/field_notation.hpp"
#include "battleship/perft.hpp"

#include <array>

namespace battleship {

using rules::Decision;
using rules::Outcome;
using rules::Viewer;
using support::ErrorKind;
using support::fail;
using support::Json;
using support::JsonObject;
using support::Result;

std::unique_ptr<rules::State> SoloState::clone() const {
    return std::make_unique<SoloState>(m_field);
}

std::optional<Decision> SoloState::decision() const {
    if (m_field.is_sunk()) {
        return std::nullopt;
    }
    return Decision{0, next_shoot};
}

std::optional<std::vector<std::string>> SoloState::legal_moves() const {
    return m_field.is_sunk() ? std::vector<std::string>{} : list_targets(m_field.map());
}

Result<Position> SoloState::read_move(std::string_view move) const {
    if (m_field.is_sunk()) {
        return fail(ErrorKind::refused, "the game is over");
    }
    return read_target(m_field.map(), move);
}

Result<void> SoloState::check(std::string_view move) const {
    TULKAS_TRY(read_move(move));
    return {};
}

Result<void> SoloState::play(std::string_view move) {
    auto const target = TULKAS_TRY(read_move(move));
    m_field.shoot(target);
    return {};
}

std::optional<Outcome> SoloState::outcome() const {
    if (!m_field.is_sunk()) {
        return std::nullopt;
    }
    int const shots = m_field.shots();
    return Outcome{.winner = std::nullopt,
                   .scores = {square_count - shots},
                   .reason = fmt::format("the fleet is sunk with {} shots", shots)};
}

Outcome SoloState::forfeit(rules::Seat loser) const {
    return {.winner = std::nullopt, .scores = {0}, .reason = fmt::format("player {} forfeits", loser)};
}

std::string SoloState::position() const {
    return to_text(m_field);
}

Json SoloState::view(Viewer viewer) const {
    std::string_view const phase = m_field.is_sunk() ? "over" : "shooting";
    return {{"phase", phase}, {"field", to_json(panel(viewer))}};
}

JsonObject SoloState::question() const {
    return ask_for_shot(m_field);
}

Result<std::string> SoloState::move_from_answer(Json const& answer) const {
    return shot_from_answer(answer);
}

std::string SoloState::draw_text(Viewer viewer, bool colour) const {
    return battleship::draw_text(std::array{panel(viewer)}, caption(), colour);
}

std::string SoloState::draw_svg(Viewer viewer) const {
    return battleship::draw_svg(std::array{panel(viewer)}, caption());
}

Result<std::uint64_t> SoloState::perft(int depth) const {
    return battleship::perft(m_field, depth);
}

Panel SoloState::panel(Viewer viewer) const {
    return make_panel("The hidden fleet", &m_field, viewer.is_referee());
}

std::string SoloState::caption() const {
    return fmt::format("{}{} shots", m_field.is_sunk() ? "Sunk: " : "", m_field.shots());
}

} // namespace battleship
