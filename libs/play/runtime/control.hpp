// The control state machine of one game: what may happen when, and who is to blame for anything else.
//
// It is pure: a state and an event give the next state and the next action. It knows nothing of channels,
// clocks or payloads (the current message is the one to pass on), so every state is tested with every
// event, and every mixture of actors runs through the same few lines.
#pragma once

#include "protocol/message.hpp"
#include "runtime/actor.hpp"
#include "runtime/binaries.hpp"
#include "runtime/game_result.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace runtime {

// --- the states ---

// Not everybody has what it needs yet.
struct ConnectionAwait {
    struct AwaitedActor {
        bool connected = false;
        BinarySet wanted = 0; // will be asked for
        BinarySet sent = 0;

        bool operator==(AwaitedActor const&) const = default;
    };

    std::vector<AwaitedActor> actors; // the engine, then the bots

    bool operator==(ConnectionAwait const&) const = default;
};

struct WaitForEngine {
    bool operator==(WaitForEngine const&) const = default;
};

struct WaitForBot {
    rules::Seat bot;
    std::string method;

    bool operator==(WaitForBot const&) const = default;
};

// One call of several that are made at once.
struct RoundCall {
    rules::Seat bot;
    std::string method;
    bool is_open = true; // no answer yet, and there is time

    bool operator==(RoundCall const&) const = default;
};

// The engine is naming those whom it asks at once.
struct WaitForCalls {
    std::size_t awaited;
    std::vector<RoundCall> calls = {};

    bool operator==(WaitForCalls const&) const = default;
};

// All of them have been asked.
struct WaitForRound {
    std::vector<RoundCall> calls;

    bool operator==(WaitForRound const&) const = default;
};

struct Finished {
    GameResult result;

    bool operator==(Finished const&) const = default;
};

struct Crash {
    Fault fault;
    std::optional<GameResult> result; // an error loss; empty if no player lost

    bool operator==(Crash const&) const = default;
};

using ControlState =
    std::variant<ConnectionAwait, WaitForEngine, WaitForBot, WaitForCalls, WaitForRound, Finished, Crash>;

struct Control {
    ControlState state;
    // Answers that are still to come from bots whose call ran out: they are dropped when they come.
    std::vector<int> overdue; // for each seat
    // The engine has asked several at once: from then on a bot that fails does not end the game. It answers
    // nothing any more, as if each of its calls ran out.
    bool bears_failures = false;
    std::vector<rules::Seat> failed = {}; // those bots
    std::vector<rules::Seat> out = {};    // those that the engine has eliminated

    bool operator==(Control const&) const = default;

    [[nodiscard]] bool has_left(rules::Seat seat) const;
    // Whether it is the engine's turn, and whether this bot has been asked and there is time.
    [[nodiscard]] bool waits_for_engine() const;
    [[nodiscard]] bool waits_for(rules::Seat seat) const;

    [[nodiscard]] int seats() const { return static_cast<int>(overdue.size()); }
    [[nodiscard]] bool is_over() const {
        return std::holds_alternative<Finished>(state) || std::holds_alternative<Crash>(state);
    }
};

// A game about to begin; `wanted` holds the binaries each actor will ask for, the engine's first.
[[nodiscard]] Control new_control(std::vector<BinarySet> const& wanted);

// --- the events ---

// The actor is there and can be spoken to.
struct Connected {
    ActorId actor;
};

struct Received {
    ActorId from;
    protocol::Message const& message;
    std::string_view method = {}; // of a ProxyCall; it stands in the payload, which is not for us to read
};

// The call that is running has used up its time.
struct CallExpired {
    rules::Seat bot = 0;
    bool answered = false; // the answer is there, and came too late
};

// The actor's end, or something it did that no message can be made of.
struct ActorFailed {
    ActorId actor;
    Failure failure;
    std::string what;
};

// Something of ours broke: the game is void.
struct HouseFailed {
    std::string what;
};

using ControlEvent = std::variant<Connected, Received, CallExpired, ActorFailed, HouseFailed>;

// --- the actions, in the order they are to be done ---

struct SendStart {
    bool operator==(SendStart const&) const = default;
};
struct SendBinary {
    ActorId to;
    protocol::BinaryKind kind;

    bool operator==(SendBinary const&) const = default;
};
struct PassCallOn {
    rules::Seat to;

    bool operator==(PassCallOn const&) const = default;
};
struct PassAnswerOn {
    rules::Seat from;

    bool operator==(PassAnswerOn const&) const = default;
};
struct SendTimeout {
    rules::Seat late;

    bool operator==(SendTimeout const&) const = default;
};
// The call at hand waits for the others of its round.
struct KeepCall {
    rules::Seat to;

    bool operator==(KeepCall const&) const = default;
};
// The call at hand is the last: all whose calls are open are asked.
struct AskRound {
    rules::Seat to;

    bool operator==(AskRound const&) const = default;
};
// The answer at hand waits for the others of its round, or the call has run out.
struct KeepAnswer {
    rules::Seat from;
    bool is_answered = true;

    bool operator==(KeepAnswer const&) const = default;
};
// The bot has failed, and the game goes on without it.
struct DropBot {
    Fault fault;
    bool was_asked; // alone: the engine is told that nothing comes

    bool operator==(DropBot const&) const = default;
};
// The engine has eliminated it.
struct SendOff {
    rules::Seat bot;

    bool operator==(SendOff const&) const = default;
};
// The log entry at hand is for the engine's log or the bots' ones, or both.
struct KeepLog {
    bool engine = false;
    std::vector<rules::Seat> bots = {};

    bool operator==(KeepLog const&) const = default;
};
// What the engine shows of the game.
struct KeepView {
    bool operator==(KeepView const&) const = default;
};
struct SendShutdown {
    bool operator==(SendShutdown const&) const = default;
};

using ControlAction = std::variant<SendStart, SendBinary, PassCallOn, PassAnswerOn, SendTimeout, KeepCall,
                                   AskRound, KeepAnswer, DropBot, SendOff, KeepLog, KeepView, SendShutdown>;

// Whether no call of the round is open any more; then its answers are to be passed on, and the engine's turn
// begins.
[[nodiscard]] bool end_round(Control& control);

// Changes the control as the event asks and answers what is to be done.
[[nodiscard]] std::optional<ControlAction> step(Control& control, ControlEvent const& event);

} // namespace runtime
