// Plays a bot on this machine at the tables of a remote server: `tulkas connect` without its terminal.
//
// It plays any number of games at once over one connection. After a lost connection it reconnects, with a
// pause that grows with every retry, and continues its games; the bot programs keep running in the
// meantime.
#pragma once

#include "client/seat.hpp"
#include "http/link.hpp"
#include "runtime/loop.hpp"
#include "runtime/mailbox.hpp"
#include "wire/arena_message.hpp"

#include <atomic>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace client {

// Told what goes on, in the client's thread.
struct Observer {
    std::function<void(std::string const& bot)> connected;
    std::function<void(std::string const& why, rules::Duration pause)> lost;
    std::function<void(wire::Started const&)> started;
    std::function<void(wire::Started const&, wire::Finished const&)> finished;
    std::function<void(wire::GameSeat, std::string_view text)> heard; // of the bot
    std::function<void(std::string const& message)> complained;       // the arena
};

class Client {
public:
    struct Settings {
        http::Destination destination;
        std::optional<std::uint64_t> games = {}; // to be played before it ends
        rules::Duration first_pause = std::chrono::milliseconds(500);
        rules::Duration longest_pause = std::chrono::seconds(30);
    };

    // Starts the bot for one game, on the loop that is passed in.
    using SitDown =
        std::function<support::Result<std::unique_ptr<runtime::Channel>>(runtime::Loop&, wire::GameSeat)>;

    // Whatever the functions refer to outlives the client.
    Client(Settings settings, SitDown sit_down, Observer observer);
    ~Client();
    Client(Client const&) = delete;
    Client& operator=(Client const&) = delete;

    // Runs until it is stopped, has played its games, or is refused; returns the number of finished games.
    [[nodiscard]] support::Result<std::uint64_t> run(std::atomic<bool> const& stop);

private:
    class Ear;

    void connect();
    void lost(http::Closing const& closing);
    void hear(std::string const& text);
    void greeted(wire::Greeted const& message);
    void started(wire::Started const& message);
    void asked(wire::Asked const& message);
    void finished(wire::Finished const& message);
    void let_go(wire::GameSeat game_seat);
    // A game counts even if its end came while disconnected.
    void end_game(wire::GameSeat game_seat);
    void look_for_stop(std::atomic<bool> const& stop);
    void close_seats();

    Settings m_settings;
    SitDown m_sit_down;
    Observer m_observer;
    runtime::Loop m_loop;
    runtime::Mailbox m_mailbox{m_loop};
    std::map<wire::GameSeat, std::unique_ptr<Seat>> m_seats;
    std::vector<std::unique_ptr<Seat>> m_leaving; // their bots have not gone yet
    rules::Duration m_pause;
    std::uint64_t m_played = 0;
    bool m_has_ended = false;
    std::optional<support::Error> m_error; // why it ended
    runtime::Subscription m_stop_timer;
    runtime::Subscription m_connect_timer;
    std::uint64_t m_links = 0;  // so far
    std::unique_ptr<Ear> m_ear; // of the last one
    std::unique_ptr<http::Link> m_link;
};

} // namespace client
