// A client of the protocol: what it knows of the game, and when it has to decide something.
//
// A client that comes back to a game is first sent all events so far, and must not answer the questions in
// them again. A lobbyUpdate ends that history; in a game that begins, it comes before beginGame. For servers
// that do not send it, some silence ends the history (caught_up).
#pragma once

#include "catan_net/followed_game.hpp"
#include "catan_net/messages.hpp"
#include "catan_net/open_requests.hpp"

#include <optional>
#include <string>

namespace catan_net {

class GameClient {
public:
    GameClient(std::string name, int game) : m_name(std::move(name)), m_game(game) {}

    // The first request over a connection.
    [[nodiscard]] Request join();
    // After an error the game cannot be followed any further.
    [[nodiscard]] support::Result<void> hear(Event const& event);

    // The position in which a decision is due and not yet made.
    [[nodiscard]] std::optional<catan::Position> question() const;
    // Notes the decision; returns its request.
    [[nodiscard]] Request decide(catan::Move const& move);
    // What to send instead after a refusal, if there is something that other servers are known to expect:
    // they want to be told a victim even if there is nothing to steal.
    [[nodiscard]] std::optional<catan::Move> expected_elsewhere() const;

    [[nodiscard]] bool is_catching_up() const { return m_is_catching_up; }
    void caught_up() { m_is_catching_up = false; }

    // Why the server refused the join over this connection, if it did.
    [[nodiscard]] std::optional<std::string> const& turned_away() const { return m_turned_away; }
    // How often the server has refused this decision.
    [[nodiscard]] int refusals() const { return m_refusals; }
    [[nodiscard]] bool is_over() const;
    [[nodiscard]] std::optional<FollowedGame> const& game() const { return m_followed; }
    // The last error or chat message from the server, or in what its last event deviated from the rules.
    [[nodiscard]] std::string take_words() { return std::exchange(m_words, {}); }

private:
    void hear_error(std::string const& description);
    [[nodiscard]] support::Result<void> follow(Event const& event);
    [[nodiscard]] support::Result<void> begin(GameSetup const& begin);

    std::string m_name;
    int m_game;
    std::optional<FollowedGame> m_followed;
    bool m_has_joined = false; // over this connection
    std::optional<std::string> m_turned_away;
    bool m_is_catching_up = false;
    OpenRequests m_open;
    int m_refusals = 0; // of the decision that is due
    std::string m_words;
};

// After the first refusal a bot makes random legal moves; after this many it gives up.
inline constexpr int most_refusals = 8;

} // namespace catan_net
