// Bots on their authors' machines, as the hall sees them.
//
// A remote bot is treated like a person: it has time of the clock on the wall, is asked when what came before
// is written, and asked again when the server was started again. How it is reached is the matter of whoever
// implements this.
#pragma once

#include "tables/command.hpp"
#include "tables/table.hpp"

#include <functional>
#include <memory>
#include <string>

namespace tables {

class RemoteBots {
public:
    // May be called in any thread, once.
    using Answer = std::function<void(RemoteAnswer)>;

    virtual ~RemoteBots() = default;

    // Whether this bot can be had for a game now, by whoever asks. In any thread.
    [[nodiscard]] virtual support::Result<void> check(std::string const& bot, rules::Game const& game,
                                                      Participant const& who) = 0;

    // The rest is called in the hall's thread, which must not be kept waiting.

    // A game with the bot on this seat has begun, or goes on.
    virtual void sit_down(Table const& table, rules::Seat seat) = 0;
    // It is the turn of the bot on this seat. Asked again, the question before is void.
    virtual void ask(Table const& table, rules::Seat seat, Answer answer) = 0;
    // The game is over for all who sit there.
    virtual void over(Table const& table) = 0;
    // The hall has stopped: nobody hears an answer any more.
    virtual void stop() = 0;
};

// For a hall without any.
[[nodiscard]] std::shared_ptr<RemoteBots> no_remote_bots();

} // namespace tables
