// A match as every table of the house plays it.
#pragma once

#include "battleship/battle.hpp"
#include "battleship/panel.hpp"
#include "battleship/shooting.hpp"

#include <array>

namespace battleship {

class MatchState final : public ShootingState {
public:
    explicit MatchState(Battle const& battle) : m_battle(battle) {}
    [[nodiscard]] Battle const& battle() const { return m_battle; }
    // In the set-up, and at a free square after it; nothing is checked.
    void set_up(Fleet const& fleet) { m_battle.set_up(fleet); }
    void shoot(Position target) { m_battle.shoot(target); }
    [[nodiscard]] TargetMap const& target_map() const override { return m_battle.target().map(); }

    [[nodiscard]] std::unique_ptr<rules::State> clone() const override;
    [[nodiscard]] std::optional<rules::Decision> decision() const override;
    [[nodiscard]] std::optional<std::vector<std::string>> legal_moves() const override;
    [[nodiscard]] support::Result<void> check(std::string_view move) const override;
    [[nodiscard]] support::Result<void> play(std::string_view move) override;
    [[nodiscard]] std::optional<rules::Outcome> outcome() const override;
    [[nodiscard]] rules::Outcome forfeit(rules::Seat loser) const override;
    [[nodiscard]] std::string position() const override;
    [[nodiscard]] bool shows_move_to(rules::Viewer viewer) const override;
    [[nodiscard]] support::Json view(rules::Viewer viewer) const override;
    [[nodiscard]] support::JsonObject question() const override;
    [[nodiscard]] support::Result<std::string> move_from_answer(support::Json const& answer) const override;
    [[nodiscard]] std::string draw_text(rules::Viewer viewer, bool colour) const override;
    [[nodiscard]] std::string draw_svg(rules::Viewer viewer) const override;
    [[nodiscard]] support::Result<std::uint64_t> perft(int depth) const override;

private:
    [[nodiscard]] std::array<Panel, 2> panels(rules::Viewer viewer) const;
    [[nodiscard]] std::string caption() const;

    Battle m_battle;
};

} // namespace battleship
