#include "battleship/battle_notation.hpp"

#include "battleship/field_notation.hpp"
#include "support/text.hpp"

#include <algorithm>

namespace battleship {

using support::cut_front;
using support::ErrorKind;
using support::fail;
using support::in_quotes;
using support::Result;

namespace {

// Cuts a player's grid and last shot off the front of the text.
Result<std::optional<Field>> cut_field(std::string_view& text, rules::Seat seat) {
    auto const grid = cut_front(text, ' ');
    auto const last_shot = cut_front(text, ' ');
    if (grid == "-" && last_shot == "-") {
        return std::nullopt;
    }
    auto const field = parse_field(grid, last_shot);
    if (!field) {
        return fail(ErrorKind::invalid, "player {}'s field: {}", seat, field.error().message);
    }
    return *field;
}

// Before both are set up: the turn is that of the first who is not.
Result<Battle> battle_in_setup(std::optional<Field> const& first, rules::Seat turn) {
    Battle battle;
    if (first) {
        if (first->shots() != 0) {
            return fail(ErrorKind::invalid, "shots at player 0's field before player 1 is set up");
        }
        battle.set_up(first->fleet());
    }
    if (turn != battle.turn()) {
        return fail(ErrorKind::invalid, "it is player {}'s turn to set up, not player {}'s", battle.turn(),
                    turn);
    }
    return battle;
}

Result<Battle> battle_of(std::optional<Field> const& first, std::optional<Field> const& second,
                         rules::Seat turn) {
    if (!second) {
        return battle_in_setup(first, turn);
    }
    if (!first) {
        return fail(ErrorKind::invalid, "player 1 is set up before player 0");
    }
    Battle const battle(*first, *second, turn);
    if (battle.field(turn)->is_sunk()) {
        return fail(ErrorKind::invalid, "player {}'s fleet is sunk: it cannot be their turn", turn);
    }
    return battle;
}

std::string text_of(std::optional<Field> const& field) {
    if (!field) {
        return "- -";
    }
    return to_text(*field);
}

} // namespace

std::string to_text(Battle const& battle) {
    return fmt::format("{} {} {}", battle.turn(), text_of(battle.field(0)), text_of(battle.field(1)));
}

Result<Battle> parse_battle(std::string_view text) {
    if (std::ranges::count(text, ' ') != 4) {
        return fail(ErrorKind::invalid,
                    "a position is a turn, then a grid and its last shot for each player, with single spaces "
                    "between; not {}",
                    in_quotes(text));
    }
    auto const turn = cut_front(text, ' ');
    if (turn != "0" && turn != "1") {
        return fail(ErrorKind::invalid, "the turn is 0 or 1, not {}", in_quotes(turn));
    }
    auto const first = TULKAS_TRY(cut_field(text, 0));
    auto const second = TULKAS_TRY(cut_field(text, 1));
    return battle_of(first, second, turn == "0" ? 0 : 1);
}

} // namespace battleship
