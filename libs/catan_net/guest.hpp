// A client of the protocol: what it knows of the game, and when it is to decide something.
#pragma once

#include "catan_net/followed_game.hpp"
#include "catan_net/messages.hpp"

#include <optional>
#include <string>

namespace catan_net {

// What to decide is somebody else's business.
class Guest {
public:
    Guest(std::string name, int game) : m_name(std::move(name)), m_game(game) {}

    [[nodiscard]] Request join() const;
    // An error means that the game cannot be followed any further.
    [[nodiscard]] support::Result<void> hear(Event const& event);

    // The position in which a decision is due that was not made yet.
    [[nodiscard]] std::optional<catan::Position> question() const;
    // The request for a decision that was made.
    [[nodiscard]] Request decide(catan::Move const& move);

    // How often the server has refused the decision that is due.
    [[nodiscard]] int refusals() const { return m_refusals; }
    [[nodiscard]] bool is_over() const;
    [[nodiscard]] std::optional<FollowedGame> const& game() const { return m_followed; }
    [[nodiscard]] std::string const& name() const { return m_name; }
    // What the server said last that was no part of the game: an error, a chat.
    [[nodiscard]] std::string take_words() { return std::exchange(m_words, {}); }

private:
    std::string m_name;
    int m_game;
    std::optional<FollowedGame> m_followed;
    bool m_has_decided = false;
    bool m_has_discarded = false; // which others' discards do not undo
    int m_refusals = 0;
    std::string m_words;
};

// After some refusals, a bot does the simplest thing that is legal by the rules; after more, nothing helps.
inline constexpr int most_refusals = 8;

} // namespace catan_net
