// A table as its events have made it: who sits there, what stands on the board, what is left on the clocks.
//
// It is plain data. `apply` puts one more event to it and decides nothing; what may happen is the matter of
// decide.hpp. Time is in the events: no clock is read.
#pragma once

#include "rules/registry.hpp"
#include "runtime/play.hpp"
#include "storage/states.hpp"
#include "support/ids.hpp"
#include "support/moment.hpp"
#include "support/result.hpp"
#include "tables/event.hpp"

#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace tables {

using Phase = storage::TableStatus;

// What one may say at a table: so much in so long.
struct ChatLimit {
    static constexpr std::size_t most = 20;
    static constexpr std::chrono::minutes within{1};
};

// How many answers of a person an engine that is a program may refuse: each time it is started anew.
struct RefusalLimit {
    static constexpr std::size_t most = 10;
    static constexpr std::chrono::minutes within{1};
};

// What is kept of all that an uploaded bot writes in a game, however often it is interrupted.
constexpr std::size_t most_written = std::size_t{64} * 1024; // bytes

struct SeatState {
    SeatPlan plan;
    std::optional<Participant> who;            // a person who sits there
    PersonClock clock;                         // of somebody outside, as it was when the turn began
    rules::Duration used = {};                 // thinking, so far
    bool is_out = false;                       // of the game, which goes on
    std::vector<support::Moment> said = {};    // when it last was, as often as ChatLimit asks for
    std::vector<support::Moment> refused = {}; // likewise, as often as RefusalLimit asks for
    // Of an uploaded bot that has written something: whose it is, and how many bytes of it are kept.
    std::optional<support::AccountId> author = {};
    std::size_t written = 0;

    [[nodiscard]] bool is_taken() const { return who || !plan.is_for_people(); }
    [[nodiscard]] bool is_remote_bot() const { return plan.kind == SeatKind::remote_bot; }
    // A person, or a bot on its author's machine: they have time of the clock on the wall.
    [[nodiscard]] bool is_outside() const { return who || is_remote_bot(); }
};

// The turn of a person whose answer an engine that is a program has not judged yet.
struct OpenTurn {
    std::unique_ptr<rules::State> position; // before the answer
    PersonClock clock;                      // with the time of this turn charged, as if it went on
};

struct Table {
    support::TableId id = 0;
    Created created;
    support::Moment made;
    std::shared_ptr<rules::Game const> game;
    std::unique_ptr<rules::State> position;
    Phase phase = Phase::waiting;
    std::vector<SeatState> seats;
    // When the turn at hand (or the engine's) began or was resumed; nothing while the clocks stand still.
    std::optional<support::Moment> turn_since;
    rules::Duration turn_before = {}; // what of the turn at hand was before an interruption
    std::vector<record::PlayedMove> moves;
    // Of those who are asked now by an engine that is a program, in the order of its questions: the moves of
    // those who have answered, nothing of the others. They count when all have.
    std::vector<record::PlayedMove> round;
    std::vector<record::Shown> shown;    // by an engine that is a program
    std::set<rules::Seat> draw;          // who wants one
    std::set<rules::Seat> rematch;       // likewise
    bool allows_takebacks = false;       // by what it was made (takeback.hpp)
    std::optional<rules::Seat> takeback; // who wants to take a move back
    std::optional<OpenTurn> open_turn;   // until the engine goes on
    std::optional<record::Blame> blame;
    std::optional<Ended> end;
    std::optional<support::TableId> next; // where the rematch is
    std::int64_t last = 0;                // the last event's number

    // The seat of somebody who sits here.
    [[nodiscard]] std::optional<rules::Seat> seat_of(Participant const& who) const;
    // Who has to move, while it is being played: several where they decide at once, nobody while an engine
    // that is a program thinks.
    [[nodiscard]] std::vector<rules::Seat> turns() const;
    [[nodiscard]] bool has_turn(rules::Seat seat) const;
    // The first of them.
    [[nodiscard]] std::optional<rules::Seat> turn() const;
    // The position as one of them decides in it.
    [[nodiscard]] std::unique_ptr<rules::State> position_for(rules::Seat seat) const;
    // Whether the game goes on without an answer of this seat, which has to move.
    [[nodiscard]] bool may_pass(rules::Seat seat) const;
    [[nodiscard]] SeatState const& at(rules::Seat seat) const {
        return seats[static_cast<std::size_t>(seat)];
    }
    [[nodiscard]] SeatState& at(rules::Seat seat) { return seats[static_cast<std::size_t>(seat)]; }
    // Whether a person sits on every seat: bots answer no offers.
    // Whether a player may ask an engine while the game goes on: in casual games against bots alone.
    [[nodiscard]] bool allows_hints() const;
    [[nodiscard]] bool is_among_people() const;
    // "otter", "the bot greedy", "seat 1" where nobody is.
    [[nodiscard]] std::string name_of(rules::Seat seat) const;
};

// The position in which a table's game begins.
[[nodiscard]] support::Result<std::unique_ptr<rules::State>> start_of(Created const& created,
                                                                      rules::Game const& game);

// The table that its first event makes. An error where this program does not know the game, or not any more
// as it was.
[[nodiscard]] support::Result<Table> new_table(support::TableId id, Event const& first,
                                               rules::Registry const& games);

[[nodiscard]] Table copy_of(Table const& table);

// An error where the event cannot follow on what happened before: the stored events are not of this program.
[[nodiscard]] support::Result<void> apply(Table& table, Event const& event);

// All of them; there is at least one.
[[nodiscard]] support::Result<Table> fold(support::TableId id, std::vector<Event> const& events,
                                          rules::Registry const& games);

} // namespace tables
