// A client of the protocol: what it knows of the game, and when it is to decide something.
//
// Whoever comes back to a game is first told all that has happened. Nothing is decided until that is over:
// what was asked then has been answered. The list of those who are here ends it, as in a game that begins it
// comes before; from servers that do not send it, a silence has to do (caught_up).
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

    // The first request over a connection.
    [[nodiscard]] Request join();
    // An error means that the game cannot be followed any further.
    [[nodiscard]] support::Result<void> hear(Event const& event);

    // The position in which a decision is due that was not made yet.
    [[nodiscard]] std::optional<catan::Position> question() const;
    // The request for a decision that was made.
    [[nodiscard]] Request decide(catan::Move const& move);

    [[nodiscard]] bool is_catching_up() const { return m_is_catching_up; }
    void caught_up() { m_is_catching_up = false; }

    // Why the server did not let it join over this connection, if it did not.
    [[nodiscard]] std::optional<std::string> const& turned_away() const { return m_turned_away; }
    // How often the server has refused the decision that is due.
    [[nodiscard]] int refusals() const { return m_refusals; }
    [[nodiscard]] bool is_over() const;
    [[nodiscard]] std::optional<FollowedGame> const& game() const { return m_followed; }
    [[nodiscard]] std::string const& name() const { return m_name; }
    // What the server said last that was no part of the game: an error, a chat.
    [[nodiscard]] std::string take_words() { return std::exchange(m_words, {}); }

private:
    void hear(event::Error const& error);
    [[nodiscard]] support::Result<void> hear(event::BeginGame const& begin);

    std::string m_name;
    int m_game;
    std::optional<FollowedGame> m_followed;
    bool m_has_joined = false; // over this connection
    std::optional<std::string> m_turned_away;
    bool m_is_catching_up = false;
    bool m_has_decided = false;
    bool m_has_discarded = false; // which others' discards do not undo
    int m_refusals = 0;
    std::string m_words;
};

// After some refusals, a bot does the simplest thing that is legal by the rules; after more, nothing helps.
inline constexpr int most_refusals = 8;

} // namespace catan_net
