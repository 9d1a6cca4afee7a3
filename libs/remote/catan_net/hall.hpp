// All games of a server: who is in which, and the bots that take the seats nobody has.
//
// Here is what a server does, without sockets and without a clock. A connection hands over what it received;
// bots are connections too, inside this process, and act when they are given time (work). Whoever keeps the
// time calls fill and expire.
#pragma once

#include "catan_net/bot_guest.hpp"
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

struct HallSettings {
    int seats = 4;
    // Makes the board of a game.
    std::function<catan::Layout(support::Random&)> make_layout;
    // Makes a bot for a seat that nobody has taken, or that somebody has left.
    std::function<std::unique_ptr<rules::Bot>(std::uint64_t seed)> make_bot;
    rules::Duration thinking_time = std::chrono::milliseconds(50); // of a bot, for a decision
    std::size_t most_games = 1000;
};

class Hall {
public:
    Hall(HallSettings settings, std::uint64_t seed);
    ~Hall();
    Hall(Hall const&) = delete;
    Hall& operator=(Hall const&) = delete;

    void received(Connection& connection, Message const& message);
    // The last that is heard of a connection.
    void gone(Connection& connection);

    // Lets one bot act; false when none has anything to do. In a game without anybody else, bots wait.
    bool work();

    // Bots take the seats of a lobby that are still free.
    void fill(int game);
    // Whoever the game waits for has been waited for too long: the connection is closed, and a bot takes the
    // seat. A game in which there is nobody but bots is given up.
    void expire(int game);

    [[nodiscard]] bool is_in_a_game(Connection const& connection) const {
        return m_game_of.contains(&connection);
    }
    [[nodiscard]] Room const* room(int game) const;
    [[nodiscard]] std::vector<int> games() const;

private:
    class LocalBot;
    struct Entry; // a room and its bots

    void join(Connection& connection, request::JoinLobby const& join);
    [[nodiscard]] support::Result<Entry*> find_or_open(int game);
    // Gives up a game that has been left to the bots, if there is one.
    void make_room();
    void close_if_over(int game);
    void close(int game);
    void seat_stand_ins(int game, Entry& entry);
    LocalBot& add_bot(int game, Entry& entry, std::string name);
    void remove_bot(Entry& entry, Connection const& bot);

    HallSettings m_settings;
    support::Random m_random;
    std::map<int, std::unique_ptr<Entry>> m_entries;
    std::map<Connection const*, int> m_game_of;
    std::deque<LocalBot*> m_busy; // bots that were told something
};

} // namespace catan_net
