// Everything that can happen at a table.
//
// The events of a table, in their order, are the table: whatever is known of it is made from them
// (table.hpp), and nothing else is kept. Each is a fact; whether it may happen was decided before
// (decide.hpp).
#pragma once

#include "record/log.hpp"
#include "rules/outcome.hpp"
#include "rules/state.hpp"
#include "support/ids.hpp"
#include "support/json.hpp"
#include "support/moment.hpp"
#include "tables/participant.hpp"
#include "tables/person_clock.hpp"
#include "tables/seat_plan.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace tables {

struct Created {
    std::string game;
    std::uint64_t version = 0;                       // of a game that was handed in
    std::map<std::string, std::string> options = {}; // all of them
    std::uint64_t seed = 0;
    std::optional<std::string> position = {}; // where it starts, if not at the usual start
    std::vector<SeatPlan> seats;
    PersonTime time = {};
    bool is_casual = true;   // counts for nobody's rating
    bool is_private = false; // seen only by those who sit there or are invited
    Participant by = {};

    bool operator==(Created const&) const = default;
};

struct Seated {
    rules::Seat seat;
    Participant who;

    bool operator==(Seated const&) const = default;
};

struct Left {
    rules::Seat seat;

    bool operator==(Left const&) const = default;
};

// The guest has an account now, and what was the guest's at this table is the account's.
struct TakenOver {
    Participant guest;
    Participant who;

    bool operator==(TakenOver const&) const = default;
};

// Everybody is there: the first turn begins.
struct Started {
    bool operator==(Started const&) const = default;
};

// The engine of a game whose rules are a program asks somebody, whose turn begins; with others, if several
// are asked at once.
using Asked = rules::EngineQuestion;

struct Moved {
    rules::Seat seat;
    std::string move;
    rules::Duration used; // by a person's clock or of a bot's CPU time, interruptions apart

    bool operator==(Moved const&) const = default;
};

// What an uploaded bot has written since the last time, told to its author and to nobody else at the table.
// Written down with its move; the rest when the game is over.
struct Wrote {
    rules::Seat seat;
    support::AccountId author;
    std::vector<record::LogLine> lines; // each with how many moves had been made when it came
    std::int64_t cut = 0;               // bytes that there was no room for

    [[nodiscard]] bool is_nothing() const { return lines.empty() && cut == 0; }

    bool operator==(Wrote const&) const = default;
};

// Stands until it is answered, or until the next move.
struct DrawOffered {
    rules::Seat seat;

    bool operator==(DrawOffered const&) const = default;
};

struct DrawAccepted {
    rules::Seat seat;

    bool operator==(DrawAccepted const&) const = default;
};

struct DrawDeclined {
    rules::Seat seat;

    bool operator==(DrawDeclined const&) const = default;
};

// Somebody wants to take the last own move back. Stands until it is answered, or until the next move.
struct TakebackOffered {
    rules::Seat seat;

    bool operator==(TakebackOffered const&) const = default;
};

struct TakebackDeclined {
    rules::Seat seat;

    bool operator==(TakebackDeclined const&) const = default;
};

// The seat's last move and what followed are undone: so many moves stay.
struct TakenBack {
    rules::Seat seat;
    std::int64_t moves;

    bool operator==(TakenBack const&) const = default;
};

// An engine that is a program refused a person's answer, the last move: it is undone, and the question stands
// again.
struct Refused {
    rules::Seat seat;
    std::string why; // the engine's words

    bool operator==(Refused const&) const = default;
};

// An engine that is a program has put this player out of the game, which goes on.
struct Eliminated {
    rules::Seat seat;

    bool operator==(Eliminated const&) const = default;
};

struct Resigned {
    rules::Seat seat;

    bool operator==(Resigned const&) const = default;
};

struct FlagFell {
    rules::Seat seat;

    bool operator==(FlagFell const&) const = default;
};

struct BotFailed {
    rules::Seat seat;
    std::string why;

    bool operator==(BotFailed const&) const = default;
};

// The server stops, or was stopped at that moment: clocks stand still until it is back.
struct Paused {
    bool operator==(Paused const&) const = default;
};

struct Resumed {
    bool operator==(Resumed const&) const = default;
};

struct Ended {
    std::optional<rules::Outcome> outcome; // nothing: the game is void
    std::string why;                       // in words, for people
    std::optional<std::string> shown = {}; // the last change of what the engine showed

    bool operator==(Ended const&) const = default;
};

struct Chatted {
    rules::Seat seat;
    std::string text;

    bool operator==(Chatted const&) const = default;
};

struct RematchOffered {
    rules::Seat seat;

    bool operator==(RematchOffered const&) const = default;
};

// All want one: it is played at that table.
struct Rematched {
    support::TableId table;

    bool operator==(Rematched const&) const = default;
};

using Happening =
    std::variant<Created, Seated, Left, TakenOver, Started, Asked, Moved, Wrote, DrawOffered, DrawAccepted,
                 DrawDeclined, TakebackOffered, TakebackDeclined, TakenBack, Refused, Resigned, FlagFell,
                 BotFailed, Paused, Resumed, Ended, Chatted, RematchOffered, Rematched, Eliminated>;

struct Event {
    std::int64_t number = 0; // at its table, from 1 on
    support::Moment moment;
    Happening what;
    std::string command =
        {}; // the key of the command that it follows from, if that had one (command_key.hpp)

    bool operator==(Event const&) const = default;
};

// {"number", "moment" (microseconds since 1970), "kind", what belongs to the kind, and "command" if it has
// one}
[[nodiscard]] support::Json to_json(Event const& event);
// Strict: what to_json writes, and nothing else. The error names the member.
[[nodiscard]] support::Result<Event> event_from_json(support::Json const& json);

} // namespace tables
