// One game: the lobby, then the game itself.
//
// A seat belongs to a name. When its connection goes away, a bot may take the seat, and a client that joins
// with the name gets it back; both are sent all events so far. To do that, the room keeps only the seed and
// the moves, and replays the game.
#pragma once

#include "catan/playing.hpp"
#include "catan/position.hpp"
#include "catan_net/connection.hpp"
#include "support/random.hpp"
#include "support/result.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace catan_net {

inline constexpr std::size_t longest_chat = 500; // bytes

class Room {
public:
    enum class Who : bool { person, bot };

    Room(int seats, catan::Layout const& layout, std::uint64_t seed);

    // Takes a seat, or takes it back from a bot; returns that bot. The game begins when all seats are taken.
    [[nodiscard]] support::Result<Connection*> join(Connection& connection, std::string const& name,
                                                    Who who = Who::person);
    // A bot takes the seat of a client that has gone away.
    void stand_in(catan::Seat seat, Connection& connection);
    // Frees the seat; in a lobby, the name too.
    void leave(Connection& connection);

    // A move or a chat message. A bad request changes nothing; the sender alone gets an error.
    void handle(Connection& sender, Request const& request);

    [[nodiscard]] bool has_begun() const { return m_has_begun; }
    [[nodiscard]] bool is_over() const { return m_has_begun && m_position.is_over(); }
    // Whether there are only bots.
    [[nodiscard]] bool is_empty() const;
    [[nodiscard]] int free_seats() const { return m_seats - static_cast<int>(m_places.size()); }
    // A seat without a client or bot, in a game that has begun.
    [[nodiscard]] std::optional<catan::Seat> abandoned_seat() const;
    // Whom the game waits for; and the number of decisions so far, which tells one wait from the next.
    [[nodiscard]] Connection* awaited() const;
    [[nodiscard]] std::uint64_t decisions() const { return m_moves.size(); }
    [[nodiscard]] catan::Position const& position() const { return m_position; }

private:
    struct Place {
        std::string name;
        Connection* connection = nullptr;
        bool is_bot = false;
        std::optional<catan::Move> discard = {}; // sent before this seat's turn to discard
    };

    [[nodiscard]] std::optional<catan::Seat> seat_of(Connection const& connection) const;
    [[nodiscard]] support::Result<Connection*> take_back(Connection& connection, std::string const& name);
    [[nodiscard]] catan::Position start() const;
    void begin();
    void tell(catan::Seat seat, Event const& event);
    void tell_all(Event const& event);
    void tell_who_is_here();
    void tell_beginning(catan::Seat seat);
    void tell_history(catan::Seat seat);
    void tell(catan::Seat seat, catan::Happening const& happening, catan::Position const& after);
    void refuse(catan::Seat seat, std::string why);
    [[nodiscard]] support::Result<void> chat(catan::Seat seat, std::string const& text);

    [[nodiscard]] support::Result<void> answer(catan::Seat seat, Request const& request);
    void tell_own_cards();
    [[nodiscard]] bool must_discard(catan::Seat seat) const;
    [[nodiscard]] bool steals_nothing(catan::Seat seat, catan::Move const& move);
    [[nodiscard]] std::string whose_turn() const;
    [[nodiscard]] support::Result<void> move(catan::Seat seat, Request const& request);
    [[nodiscard]] support::Result<void> keep_discard(catan::Seat seat, catan::Move const& move);
    [[nodiscard]] support::Result<void> play_all(std::vector<catan::Move> const& moves);
    void play(catan::Move const& move);
    void play_kept_discards();

    int m_seats;
    std::uint64_t m_seed;
    catan::Position m_position;
    support::Random m_random;
    std::vector<Place> m_places;
    std::vector<catan::Move> m_moves;
    std::size_t m_moves_at_empty_theft = 0; // told once after a move of the robber
    bool m_has_begun = false;
};

} // namespace catan_net
