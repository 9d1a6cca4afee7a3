// One moment of a match of Ploy: its adapter to rules::State.
#pragma once

#include "ploy/position.hpp"
#include "rules/state.hpp"

#include <optional>

namespace ploy {

class State final : public rules::State {
public:
    // A draw after `limit` plies without a capture.
    State(Position const& position, int limit) : m_position(position), m_limit(limit) {}

    [[nodiscard]] Position const& board() const { return m_position; }
    [[nodiscard]] int limit() const { return m_limit; }
    [[nodiscard]] int quiet_plies() const { return m_quiet_plies; }
    // A move that is known to be legal.
    void play_legal(Move move);

    [[nodiscard]] std::unique_ptr<rules::State> clone() const override;
    [[nodiscard]] std::optional<rules::Decision> decision() const override;
    [[nodiscard]] std::optional<std::vector<std::string>> legal_moves() const override;
    [[nodiscard]] support::Result<void> check(std::string_view move) const override;
    [[nodiscard]] support::Result<void> play(std::string_view move) override;
    [[nodiscard]] std::optional<rules::Outcome> outcome() const override;
    [[nodiscard]] rules::Outcome forfeit(rules::Seat loser) const override;
    [[nodiscard]] std::optional<rules::Outcome> agreed_draw() const override;
    [[nodiscard]] std::string position() const override;
    [[nodiscard]] support::Json view(rules::Viewer viewer) const override;
    [[nodiscard]] support::JsonObject question() const override;
    [[nodiscard]] support::Result<std::string> move_from_answer(support::Json const& answer) const override;
    [[nodiscard]] std::string draw_text(rules::Viewer viewer, bool colour) const override;
    [[nodiscard]] std::string draw_svg(rules::Viewer viewer) const override;
    [[nodiscard]] support::Result<std::uint64_t> perft(int depth) const override;

private:
    [[nodiscard]] bool is_drawn() const { return !m_position.is_over() && m_quiet_plies >= m_limit; }
    [[nodiscard]] support::Result<Move> legal(std::string_view text) const;

    Position m_position;
    int m_limit;
    int m_quiet_plies = 0; // since the last capture
    std::optional<Move> m_last_move = {};
};

} // namespace ploy
