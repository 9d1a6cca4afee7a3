// Martian Chess as the rest of the house sees a game: the typed rules behind rules::State.
#pragma once

#include "martian_chess/ending.hpp"
#include "martian_chess/position.hpp"
#include "rules/state.hpp"

#include <cstdint>
#include <optional>

namespace martian_chess {

inline constexpr std::string_view method_name = "get_action";

class State final : public rules::State {
public:
    // The seed is for the players' dice alone: the game itself has no chance.
    State(Position const& position, Rules const& rules, std::uint64_t seed)
        : m_position(position), m_rules(rules), m_seed(seed), m_previous(position.last_quiet_move()) {}

    [[nodiscard]] Position const& typed() const { return m_position; }
    [[nodiscard]] Rules const& game_rules() const { return m_rules; }
    // A move that is known to be legal.
    void play_legal(Move move);

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
    [[nodiscard]] support::Result<std::uint64_t> perft(int depth) const override;

private:
    Position m_position;
    Rules m_rules;
    std::uint64_t m_seed;
    // Unlike the position, players and pages want to know the last move even if it was a capture.
    std::optional<Move> m_previous;
};

} // namespace martian_chess
