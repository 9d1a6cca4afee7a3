// One actor as the handler sees it: it receives messages and sends messages.
//
// Behind a channel may be an object in this process, a sandboxed program, a program on another machine or a
// person. The handler does not know which. Messages are views: copy what must outlive the
// call.
#pragma once

#include "protocol/message.hpp"
#include "rules/clock.hpp"
#include "rules/state.hpp"
#include "runtime/actor.hpp"
#include "runtime/binaries.hpp"

#include <string>
#include <string_view>

namespace runtime {

// What an engine in this process asks. A bot in this process looks at the state; only for one outside is
// the question written down.
class Question {
public:
    virtual ~Question() = default;
    [[nodiscard]] virtual rules::State const& state() const = 0;
    // The payload of the call.
    [[nodiscard]] virtual std::string_view data() = 0;
};

// A message, and what makes its payload unnecessary where both ends are in this process.
struct Envelope {
    protocol::Message message;
    std::string_view method = {}; // of a ProxyCall
    rules::TimeLeft time = {};    // of a ProxyCall on its way to the bot
    Question* question = nullptr; // of a ProxyCall without data
    std::string_view move = {};   // of a CallResult without data
    std::string_view line = {};   // as it came, where it is to be passed on as it is
};

// Where a channel's actor is heard.
class Inbox {
public:
    virtual ~Inbox() = default;
    virtual void connected(ActorId from) = 0;
    virtual void received(ActorId from, Envelope const& envelope) = 0;
    // What an actor wrote to its standard error.
    virtual void printed(ActorId from, std::string_view text) = 0;
    virtual void failed(ActorId from, Failure failure, std::string what) = 0;
    // It will not answer what it was asked: its time is up by another clock than ours.
    virtual void passed(ActorId /*from*/) {}
    // Something of ours broke, and no actor is to blame.
    virtual void house_failed(std::string what) = 0;
    // After the end: nothing more will come from this channel.
    virtual void closed(ActorId from) = 0;
};

class Channel {
public:
    virtual ~Channel() = default;

    // What its actor will ask for before it can play. The channel has it, and sends it when it is given an
    // ActorBinary of that kind without data.
    [[nodiscard]] virtual BinarySet wanted() const { return 0; }

    // Begins; the inbox outlives the channel.
    virtual void open(Inbox& inbox, ActorId self) = 0;
    virtual void send(Envelope const& envelope) = 0;
    // The game is over: says goodbye and, after a moment of grace, makes an end.
    virtual void close() = 0;

    // Whether its actor thinks on the thread that sends it a call, and has answered when send() returns.
    [[nodiscard]] virtual bool thinks_here() const { return false; }
    // All CPU time used so far, by whatever runs at the other end.
    [[nodiscard]] virtual rules::Duration cpu_time() = 0;
    // Of that, what the machine of its language used for itself, and no author's work: its start, its
    // compiler, its collector; 0 where that is not known apart.
    [[nodiscard]] virtual rules::Duration machine_time() { return {}; }
    // Lets it run no further until the next message is sent to it, and does not wait. Called again, it looks
    // whether that works: an actor that goes on all the same fails.
    virtual void hold() = 0;
    // Lets it run on, in the middle of a call.
    virtual void let_go_on() {}
};

} // namespace runtime
