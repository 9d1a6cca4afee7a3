#include "battleship/match_state.hpp"

#include "battleship/battle_notation.hpp"
#include "battleship/drawing.hpp"
#include "battleship/json_forms.hpp"
#include "battleship/notation.hpp"
#include "battleship/perft.hpp"

namespace battleship {

using rules::Decision;
using rules::Outcome;
using rules::Seat;
using rules::Viewer;
using support::ErrorKind;
using support::fail;
using support::Json;
using support::JsonArray;
using support::JsonObject;
using support::Result;

namespace {

Result<Fleet> read_fleet(std::string_view move) {
    auto fleet = parse_fleet(move);
    if (!fleet) {
        return fail(ErrorKind::refused, "{}", fleet.error().message);
    }
    return fleet;
}

Result<std::string> fleet_from_answer(Json const& answer) {
    auto const ships = ships_from_json(answer);
    if (!ships) {
        return fail(ErrorKind::refused, "{}", ships.error().message);
    }
    return to_text(*ships);
}

Outcome won_by(Seat winner, std::string reason) {
    std::vector<int> scores(2, 0);
    scores[static_cast<std::size_t>(winner)] = 1;
    return {.winner = winner, .scores = std::move(scores), .reason = std::move(reason)};
}

std::string_view name_of(Phase phase) {
    constexpr std::array<std::string_view, 3> names{"setup", "shooting", "over"};
    return names[static_cast<std::size_t>(phase)];
}

// The battle after the move, or why there is none.
Result<Battle> after(Battle battle, std::string_view move) {
    if (battle.phase() == Phase::over) {
        return fail(ErrorKind::refused, "the game is over");
    }
    if (battle.phase() == Phase::setup) {
        auto const fleet = TULKAS_TRY(read_fleet(move));
        battle.set_up(fleet);
        return battle;
    }
    auto const target = TULKAS_TRY(read_target(battle.target().map(), move));
    battle.shoot(target);
    return battle;
}

} // namespace

std::unique_ptr<rules::State> MatchState::clone() const {
    return std::make_unique<MatchState>(m_battle);
}

std::optional<Decision> MatchState::decision() const {
    if (m_battle.phase() == Phase::over) {
        return std::nullopt;
    }
    return Decision{m_battle.turn(), m_battle.phase() == Phase::setup ? setup_field : next_shoot};
}

std::optional<std::vector<std::string>> MatchState::legal_moves() const {
    if (m_battle.phase() == Phase::setup) {
        return std::nullopt;
    }
    if (m_battle.phase() == Phase::over) {
        return std::vector<std::string>{};
    }
    return list_targets(target_map());
}

Result<void> MatchState::check(std::string_view move) const {
    TULKAS_TRY(after(m_battle, move));
    return {};
}

Result<void> MatchState::play(std::string_view move) {
    auto const next = TULKAS_TRY(after(m_battle, move));
    m_battle = next;
    return {};
}

std::optional<Outcome> MatchState::outcome() const {
    if (m_battle.phase() != Phase::over) {
        return std::nullopt;
    }
    return won_by(m_battle.turn(), fmt::format("player {}'s fleet is sunk", 1 - m_battle.turn()));
}

Outcome MatchState::forfeit(Seat loser) const {
    return won_by(1 - loser, fmt::format("player {} forfeits", loser));
}

std::string MatchState::position() const {
    return to_text(m_battle);
}

bool MatchState::shows_move_to(Viewer viewer) const {
    return m_battle.phase() != Phase::setup || viewer.sees_secrets_of(m_battle.turn());
}

Json MatchState::view(Viewer viewer) const {
    JsonArray fields;
    for (auto const& panel : panels(viewer)) {
        fields.push_back(to_json(panel));
    }
    JsonObject object{{"phase", name_of(m_battle.phase())},
                      {"turn", nullptr},
                      {"winner", nullptr},
                      {"fields", std::move(fields)}};
    object[m_battle.phase() == Phase::over ? "winner" : "turn"] = m_battle.turn();
    return object;
}

JsonObject MatchState::question() const {
    if (m_battle.phase() == Phase::setup) {
        return {{"ship_sizes", ship_sizes_to_json()}};
    }
    return ask_for_shot(m_battle.target());
}

Result<std::string> MatchState::move_from_answer(Json const& answer) const {
    return m_battle.phase() == Phase::setup ? fleet_from_answer(answer) : shot_from_answer(answer);
}

std::string MatchState::draw_text(Viewer viewer, bool colour) const {
    return battleship::draw_text(panels(viewer), caption(), colour);
}

std::string MatchState::draw_svg(Viewer viewer) const {
    return battleship::draw_svg(panels(viewer), caption());
}

Result<std::uint64_t> MatchState::perft(int depth) const {
    if (depth > 0 && m_battle.phase() == Phase::setup) {
        return fail(ErrorKind::invalid, "the moves of the set-up cannot be listed");
    }
    return battleship::perft(m_battle, depth);
}

std::array<Panel, 2> MatchState::panels(Viewer viewer) const {
    auto const panel = [&](Seat seat) {
        auto const& field = m_battle.field(seat);
        return make_panel(fmt::format("Player {}'s fleet", seat), field ? &*field : nullptr,
                          viewer.sees_secrets_of(seat));
    };
    return {panel(0), panel(1)};
}

std::string MatchState::caption() const {
    constexpr std::array<std::string_view, 3> doing{"places a fleet", "shoots", "has won"};
    return fmt::format("Player {} {}", m_battle.turn(), doing[static_cast<std::size_t>(m_battle.phase())]);
}

} // namespace battleship
