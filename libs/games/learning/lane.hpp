// One match after another, and the house bots that play in them.
#pragma once

#include "learning/wish.hpp"
#include "rules/encoding.hpp"
#include "rules/game.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace learning {

class Lane {
public:
    // The game, its encoding and the wish outlive this.
    Lane(rules::Game const& game, rules::Encoding const& encoding, Wish const& wish)
        : m_game(&game), m_encoding(&encoding), m_wish(&wish) {}

    // A new match; house bots play up to the caller's first decision. The error is that of the game's start.
    [[nodiscard]] support::Result<void> begin(std::uint64_t seed);
    // Plays a legal action, then what house bots decide.
    void act(int action);

    // Whoever decides loses the match instead.
    void forfeit();

    [[nodiscard]] rules::EncodedMatch const& match() const { return *m_match; }
    [[nodiscard]] std::optional<rules::Outcome> outcome() const;
    // Who decides now: a seat of the caller; nothing when the match is over.
    [[nodiscard]] std::optional<rules::Seat> turn() const;
    // The seat of the caller that decides, or decided last.
    [[nodiscard]] rules::Seat viewer() const { return m_viewer; }
    [[nodiscard]] int actions_played() const { return m_actions; }

private:
    // For the next seat; null where the caller plays.
    [[nodiscard]] support::Result<std::unique_ptr<rules::Bot>> bot_for(std::string const& player,
                                                                       std::uint64_t seed) const;
    void let_bots_play();

    rules::Game const* m_game;
    rules::Encoding const* m_encoding;
    Wish const* m_wish;
    std::unique_ptr<rules::EncodedMatch> m_match;
    std::vector<std::unique_ptr<rules::Bot>> m_bots; // null on the caller's seats
    std::optional<rules::Outcome> m_forfeited;
    rules::Seat m_viewer = 0;
    int m_actions = 0;
};

} // namespace learning
