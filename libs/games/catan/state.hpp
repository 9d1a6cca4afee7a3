// One moment of a match of Catan: its adapter to rules::State.
#pragma once

#include "catan/happening.hpp"
#include "catan/position.hpp"
#include "rules/state.hpp"

#include <cstdint>
#include <optional>

namespace catan {

class State final : public rules::State {
public:
    // All chance that is still to come flows from one number, which is never shown.
    State(Position const& position, std::uint64_t chance) : m_position(position), m_chance(chance) {}

    [[nodiscard]] Position const& board() const { return m_position; }
    // What the last move brought about.
    [[nodiscard]] std::optional<Happening> const& last() const { return m_last; }
    // A move that is known to be legal.
    void play_legal(Move const& move);

    [[nodiscard]] std::unique_ptr<rules::State> clone() const override;
    [[nodiscard]] std::optional<rules::Decision> decision() const override;
    [[nodiscard]] std::optional<std::vector<std::string>> legal_moves() const override;
    [[nodiscard]] support::Result<void> check(std::string_view move) const override;
    [[nodiscard]] support::Result<void> play(std::string_view move) override;
    [[nodiscard]] std::optional<rules::Outcome> outcome() const override;
    [[nodiscard]] rules::Outcome forfeit(rules::Seat loser) const override;
    [[nodiscard]] std::string position() const override;
    [[nodiscard]] support::Json view(rules::Viewer viewer) const override;
    [[nodiscard]] support::JsonObject question() const override;
    [[nodiscard]] support::Result<std::string> move_from_answer(support::Json const& answer) const override;
    [[nodiscard]] std::string draw_text(rules::Viewer viewer, bool colour) const override;
    [[nodiscard]] std::string draw_svg(rules::Viewer viewer) const override;

private:
    Position m_position;
    std::uint64_t m_chance;
    std::optional<Happening> m_last = {};
};

} // namespace catan
