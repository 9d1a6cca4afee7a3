// The challenge as every table of the house plays it: one player, one hidden fleet.
#pragma once

#include "battleship/field.hpp"
#include "battleship/panel.hpp"
#include "battleship/shooting.hpp"

namespace battleship {

// The result is 100 less the shots: 80 for a player who never misses.
inline constexpr int best_solo_score = 80;

class SoloState final : public ShootingState {
public:
    explicit SoloState(Field const& field) : m_field(field) {}
    [[nodiscard]] Field const& field() const { return m_field; }
    // At a free square; nothing is checked.
    void shoot(Position target) { m_field.shoot(target); }
    [[nodiscard]] TargetMap const& target_map() const override { return m_field.map(); }

    [[nodiscard]] std::unique_ptr<rules::State> clone() const override;
    [[nodiscard]] std::optional<rules::Decision> decision() const override;
    [[nodiscard]] std::optional<std::vector<std::string>> legal_moves() const override;
    [[nodiscard]] support::Result<void> check(std::string_view move) const override;
    [[nodiscard]] support::Result<void> play(std::string_view move) override;
    [[nodiscard]] std::optional<rules::Outcome> outcome() const override;
    [[nodiscard]] rules::Outcome forfeit(rules::Seat loser) const override;
    [[nodiscard]] std::string position() const override;
    // Only the referee sees the fleet.
    [[nodiscard]] support::Json view(rules::Viewer viewer) const override;
    [[nodiscard]] support::JsonObject question() const override;
    [[nodiscard]] support::Result<std::string> move_from_answer(support::Json const& answer) const override;
    [[nodiscard]] std::string draw_text(rules::Viewer viewer, bool colour) const override;
    [[nodiscard]] std::string draw_svg(rules::Viewer viewer) const override;
    [[nodiscard]] support::Result<std::uint64_t> perft(int depth) const override;

private:
    [[nodiscard]] support::Result<Position> read_move(std::string_view move) const;
    [[nodiscard]] Panel panel(rules::Viewer viewer) const;
    [[nodiscard]] std::string caption() const;

    Field m_field;
};

} // namespace battleship
