// What can be asked of a table: by people, and by the house.
#pragma once

#include "support/json.hpp"
#include "tables/event.hpp"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace tables {

struct SitDown {
    std::optional<rules::Seat> seat = {}; // nothing: any that is free
    std::string invitation = {};          // the hash of the link's secret
};
// Before the game has begun.
struct Leave {};
struct Move {
    std::string move;
    // How many moves had been made when it was chosen. One that is sent again, because its answer got lost,
    // is not made twice.
    std::optional<std::int64_t> after = {};
};
struct Resign {};
struct OfferDraw {};
struct AcceptDraw {};
struct DeclineDraw {};
// The own last move is to be taken back.
struct OfferTakeback {};
struct AcceptTakeback {};
struct DeclineTakeback {};
struct Chat {
    std::string text;
};
struct OfferRematch {};
// Whose turn it is has been away for long: the game is won.
struct Claim {};

using Command = std::variant<SitDown, Leave, Move, Resign, OfferDraw, AcceptDraw, DeclineDraw, OfferTakeback,
                             AcceptTakeback, DeclineTakeback, Chat, OfferRematch, Claim>;

// --- by the house ---

struct BotMove {
    rules::Seat seat;
    std::string move; // checked: an illegal one is a failure
    rules::Duration cpu;
    std::optional<Wrote> wrote = {}; // an uploaded one, since its last move
};
// Of an uploaded bot, when the game is over. What it wrote about a move that was not made, because the game
// is interrupted, is forgotten: it will be asked again.
struct LastWords {
    Wrote wrote;
};
struct FailBot {
    rules::Seat seat;
    std::string why;
};
// Of an engine that is a program: the answer it was just given is none. A person may give another; a bot has
// lost.
struct RefuseAnswer {
    rules::Seat seat;
    std::string why;   // in words, for the person
    std::string blame; // the same, for the record
};
// What it asks next, perhaps of several at once, or how the game has ended.
struct EngineAsks {
    std::vector<Asked> questions;
};
struct EngineEliminates {
    rules::Seat seat;
};
struct EngineEnds {
    rules::Outcome outcome;
    std::optional<std::string> shown = {}; // with it, if that has changed
};
// Of a bot on its author's machine: what it says, or why it cannot.
struct RemoteAnswer {
    rules::Seat seat;
    std::size_t moves; // how many had been made when it was asked
    support::Json answer = {};
    std::optional<std::string> failure = {};
};
// Somebody may have run out of time.
struct LookAtClock {};
struct Pause {};
struct Resume {};
// The game cannot go on, and nobody is to blame.
struct Abandon {
    std::string why;
};
// The guest has logged in: what was the guest's is the account's.
struct TakeOver {
    Participant guest;
    Participant who;
};

using HouseCommand = std::variant<BotMove, LastWords, FailBot, RefuseAnswer, EngineAsks, EngineEliminates,
                                  EngineEnds, RemoteAnswer, LookAtClock, Pause, Resume, Abandon, TakeOver>;

} // namespace tables
