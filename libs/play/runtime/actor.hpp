// The actors of a game, engine and bots, and the ways in which one can fail.
#pragma once

#include "rules/outcome.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace runtime {

// The engine, or the bot on a seat.
class ActorId {
public:
    static constexpr ActorId engine() { return ActorId(-1); }
    static constexpr ActorId bot(rules::Seat seat) { return ActorId(seat); }

    [[nodiscard]] constexpr bool is_engine() const { return m_seat < 0; }
    [[nodiscard]] constexpr rules::Seat seat() const { return m_seat; }
    // The place in a list that begins with the engine.
    [[nodiscard]] constexpr std::size_t index() const { return static_cast<std::size_t>(m_seat + 1); }

    bool operator==(ActorId const&) const = default;

private:
    explicit constexpr ActorId(rules::Seat seat) : m_seat(seat) {}
    rules::Seat m_seat;
};

// "the engine", "bot 1"
[[nodiscard]] std::string to_text(ActorId actor);

enum class Failure : std::uint8_t {
    illegal_move,   // an answer that the rules refuse
    bad_answer,     // an answer that is no move at all
    bad_message,    // not a message, or not one for this moment
    reported,       // it said so itself: an exception in a bot
    exited,         // its process ended
    crashed,        // its process was ended by a signal
    over_time,      // CPU time of a call or of the game
    over_wall_time, // it slept
    over_memory,
    over_output,
    forbidden_call, // a system call that the sandbox does not allow
    disconnected,   // its connection broke
    not_started,    // it could not be started
    record_ended,   // it repeats recorded answers, and there are no more
    house,          // not its fault: something of ours broke
};

[[nodiscard]] std::string_view to_text(Failure failure);

// What went wrong, and through whom.
struct Fault {
    enum class Whose : std::uint8_t { bot, engine, house };

    Whose whose;
    rules::Seat seat = 0; // of a bot
    Failure failure;
    std::string what; // in words, for the author

    bool operator==(Fault const&) const = default;
};

// For the author: "over time: used 31.0 ms of the 30 ms for one call".
[[nodiscard]] std::string describe(Fault const& fault);

} // namespace runtime
