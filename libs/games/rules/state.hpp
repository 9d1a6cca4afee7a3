// One moment of one match, whatever the game.
//
// The runtime, a person's browser, a generic bot and the tests use any game through this. Moves are text in
// the game's notation: it is what people read and records hold, and short enough not to be worth a type.
// Where speed counts (search, perft, simulation) a game's own classes are used directly, by value; this is
// a door to the same rules, never a second implementation of them.
#pragma once

#include "rules/outcome.hpp"
#include "rules/viewer.hpp"
#include "support/json.hpp"
#include "support/result.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rules {

// Who must decide now, and what: the method of the bot interface that asks for it.
struct Decision {
    Seat seat;
    std::string_view method;

    bool operator==(Decision const&) const = default;
};

// What a seat is asked by an engine that is a program: the method of the bot interface and its parameters.
struct EngineQuestion {
    Seat seat;
    std::string method;
    support::JsonObject params;
    // What it shows of the game then, if that has changed: a change in JSON (record/shown.hpp).
    std::optional<std::string> shown = {};
    bool is_round = false;    // one of those that are asked at once: the engine goes on without an answer
    bool is_together = false; // and not the first of them

    bool operator==(EngineQuestion const&) const = default;
};

class State {
public:
    virtual ~State() = default;
    [[nodiscard]] virtual std::unique_ptr<State> clone() const = 0;

    // The decision that is due; nothing when the game is over, or while an engine that is a program thinks.
    [[nodiscard]] virtual std::optional<Decision> decision() const = 0;
    // All who have to decide now, each without knowing what the others do; one, or nobody, in most games.
    [[nodiscard]] virtual std::vector<Seat> deciders() const;
    // Makes decision() and all that follows from it (moves, question, play) that of one of them; false where
    // it has none to make.
    [[nodiscard]] virtual bool turn_to(Seat seat);
    // All moves for that decision, sorted bytewise; nothing where they cannot be listed (a whole fleet).
    // Empty when the game is over.
    [[nodiscard]] virtual std::optional<std::vector<std::string>> legal_moves() const = 0;
    // Why the move is illegal, if it is.
    [[nodiscard]] virtual support::Result<void> check(std::string_view move) const = 0;
    // Plays it; an illegal move changes nothing and says why.
    [[nodiscard]] virtual support::Result<void> play(std::string_view move) = 0;
    // Where the rules are a program: what that asks next. Rules of our own know it, and refuse to be told.
    [[nodiscard]] virtual support::Result<void> ask(EngineQuestion question);
    // The same, of what it shows without a question, at the end.
    [[nodiscard]] virtual support::Result<void> show(std::string_view change);

    // The outcome, once there is one.
    [[nodiscard]] virtual std::optional<Outcome> outcome() const = 0;
    // What the outcome is if this seat fails or gives up now.
    [[nodiscard]] virtual Outcome forfeit(Seat loser) const = 0;
    // What the outcome is if all agree on a draw; nothing in a game that knows none.
    [[nodiscard]] virtual std::optional<Outcome> agreed_draw() const { return std::nullopt; }

    // The whole position in the game's notation: starting from it gives an equal state.
    [[nodiscard]] virtual std::string position() const = 0;
    // Whether this viewer hears which move is made for the due decision: a fleet is placed out of sight.
    [[nodiscard]] virtual bool shows_move_to(Viewer /*viewer*/) const { return true; }
    // Whether this viewer may know what that seat is asked.
    [[nodiscard]] virtual bool shows_question_to(Viewer /*viewer*/, Seat /*asked*/) const { return true; }
    // What this viewer may know, for a page or a program to draw.
    [[nodiscard]] virtual support::Json view(Viewer viewer) const = 0;

    // The bot interface: the parameters of the due decision's call, with nothing in them that the deciding
    // player may not know, and the move that an answer to it means.
    [[nodiscard]] virtual support::JsonObject question() const = 0;
    [[nodiscard]] virtual support::Result<std::string>
    move_from_answer(support::Json const& answer) const = 0;

    // The board as text (ANSI colours only if asked for), several lines, and as a stand-alone SVG picture.
    [[nodiscard]] virtual std::string draw_text(Viewer viewer, bool colour) const = 0;
    [[nodiscard]] virtual std::string draw_svg(Viewer viewer) const = 0;

    // The number of move sequences of this length. Games override it with their own fast walk; an error
    // where moves cannot be listed.
    [[nodiscard]] virtual support::Result<std::uint64_t> perft(int depth) const;
};

} // namespace rules
