// The remote bots that are connected, and the seats they have.
//
// A seat stays with its bot when the connection is cut: what it was asked last waits for it, and is sent when
// it is back. Of two connections for one bot the newer one counts. A question is answered once, whatever
// comes: the first answer takes it away.
//
// Everything may be called in any thread, and nothing waits for long.
#pragma once

#include "support/ids.hpp"
#include "support/moment.hpp"
#include "tables/hall.hpp"
#include "tables/remote_bots.hpp"
#include "wire/bot_connection.hpp"
#include "wire/message.hpp"

#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tables {

// A bot as whoever connects it describes it.
struct Arrival {
    support::AccountId account = 0;
    std::string owner; // the account's name
    std::string name;
    std::vector<std::string> games; // it plays
    bool is_public = false;         // others than its owner may have it at their tables
    std::string credential = {};    // what it was connected with, by which that can be revoked

    [[nodiscard]] std::string full_name() const { return owner + "/" + name; }
};

// One that is connected, for a list.
struct Present {
    Arrival bot;
    std::size_t playing = 0;
};

class Roster final : public RemoteBots {
public:
    static constexpr std::size_t most_of_one_owner = 10; // bots
    static constexpr std::size_t most_seats = 100;       // of one bot at a time

    // The hall's clock.
    explicit Roster(Now now) : m_now(std::move(now)) {}

    // Whether there is room for one more of its owner's.
    [[nodiscard]] support::Result<void> check_room(Arrival const& arrival);
    // Says hello, and everything that it has to know. Where another connection was the bot's, that one is
    // closed.
    void arrive(Arrival const& arrival, std::shared_ptr<wire::BotConnection> connection);
    // An error where that question is not open, or not to whoever is on this connection.
    [[nodiscard]] support::Result<void> take(std::string const& bot, wire::BotConnection const& connection,
                                             wire::Answer const& answer);
    [[nodiscard]] support::Result<void> take(std::string const& bot, wire::BotConnection const& connection,
                                             wire::Failed const& failed);
    // Those bots may no longer be here, whether they are connected now or not: connections are closed, and
    // their seats are lost, even if they come back in another way.
    void dismiss(std::function<bool(Arrival const&)> const& is_meant);
    // The connection is cut.
    void leave(std::string const& bot, wire::BotConnection const& connection);
    // In the order of their names.
    [[nodiscard]] std::vector<Present> present();

    [[nodiscard]] support::Result<void> check(std::string const& bot, rules::Game const& game,
                                              Participant const& who) override;
    void sit_down(Table const& table, rules::Seat seat) override;
    void ask(Table const& table, rules::Seat seat, RemoteBots::Answer answer) override;
    void over(Table const& table) override;
    void stop() override;

private:
    struct Question {
        wire::CallId id;
        support::JsonObject call;
        std::optional<support::Moment> deadline;
        RemoteBots::Answer answer;
    };
    struct Sitting {
        std::string start; // what it is told first
        std::optional<Question> question = {};
        bool is_lost = false; // its bot was dismissed: the next question is answered for it
    };
    using At = std::pair<support::TableId, rules::Seat>;
    struct Bot {
        Arrival arrival = {};
        std::shared_ptr<wire::BotConnection> connection = {}; // none while it is away
        std::map<At, Sitting> sittings = {};
    };

    // With the mutex held.
    void send(wire::BotConnection& connection, Question const& question) const;
    [[nodiscard]] support::Result<Question>
    close_question(std::string const& bot, wire::BotConnection const& connection, std::string const& id);
    void forget_if_gone(std::string const& bot);
    static void give_up(Question const& question);

    Now m_now;
    std::mutex m_mutex;
    std::map<std::string, Bot> m_bots; // by full name
};

} // namespace tables
