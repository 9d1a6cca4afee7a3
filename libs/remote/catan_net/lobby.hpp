// All games of a server: which connection is in which game, and the bots on the seats that nobody has.
//
// The logic of the server, without sockets and without a clock. Connections pass on what they received. Bots
// are connections inside this process, and act when work() is called. The Caretaker, which keeps the time,
// calls fill and expire.
#pragma once

#include "catan_net/bot_client.hpp"
#include "catan_net/connection.hpp"
#include "catan_net/room.hpp"

#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace catan_net {

struct LobbySettings {
    int seats = 4;
    // Makes the board of a game.
    std::function<catan::Layout(support::Random&)> make_layout;
    // Makes a bot for a free or abandoned seat.
    std::function<std::unique_ptr<rules::Bot>(std::uint64_t seed)> make_bot;
    rules::Duration thinking_time = std::chrono::milliseconds(50); // of a bot, per decision
    std::size_t most_games = 1000;
};

class Lobby {
public:
    Lobby(LobbySettings settings, std::uint64_t seed);
    ~Lobby();
    Lobby(Lobby const&) = delete;
    Lobby& operator=(Lobby const&) = delete;

    void received(Connection& connection, Message const& message);
    // The connection has closed.
    void gone(Connection& connection);

    // Lets one bot act; false if none has anything to do. Bots wait while there are only bots in the game.
    bool work();

    // Bots take the free seats of a lobby.
    void fill(int game);
    // The player whom the game waits for has taken too long: closes the connection and gives the seat to a
    // bot. A game with bots only is closed.
    void expire(int game);

    [[nodiscard]] bool is_in_a_game(Connection const& connection) const {
        return m_game_of.contains(&connection);
    }
    [[nodiscard]] Room const* room(int game) const;
    [[nodiscard]] std::vector<int> games() const;

private:
    class LocalBot;
    struct HostedRoom; // a room and its bots

    void join(Connection& connection, Join const& join);
    [[nodiscard]] support::Result<HostedRoom*> find_or_open(int game);
    // Closes a game that has only bots, if there is one.
    void make_room();
    void close_if_over(int game);
    void close(int game);
    void seat_stand_ins(int game, HostedRoom& hosted);
    LocalBot& add_bot(int game, HostedRoom& hosted, std::string name);
    void remove_bot(HostedRoom& hosted, Connection const& bot);

    LobbySettings m_settings;
    support::Random m_random;
    std::map<int, std::unique_ptr<HostedRoom>> m_rooms;
    std::map<Connection const*, int> m_game_of;
    std::deque<LocalBot*> m_busy; // bots with unread messages
};

} // namespace catan_net
