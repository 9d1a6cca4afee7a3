// `tulkas moves`: the legal moves of a position.
#include "support/json.hpp"
#include "tulkas/commands.hpp"
#include "tulkas/output.hpp"
#include "tulkas/start.hpp"

#include <fmt/format.h>

#include <memory>

namespace tulkas {

using support::ErrorKind;
using support::Result;

namespace {

struct MovesArguments {
    StartArguments start;
    bool json = false;
};

Result<void> list_moves(MovesArguments const& arguments, rules::Registry const& games) {
    auto const state = TULKAS_TRY(start(arguments.start, games));
    auto const moves = state->legal_moves();
    if (!moves) {
        return support::fail(ErrorKind::unavailable, "{}: too many answers to {} to list",
                             arguments.start.game, state->decision()->method);
    }
    if (arguments.json) {
        return print_json(support::JsonArray(moves->begin(), moves->end()));
    }
    std::string text;
    for (auto const& move : *moves) {
        text += move + "\n";
    }
    return print(text);
}

} // namespace

void add_moves(CommandLine& program, rules::Registry const& games) {
    auto command = program.add("moves", "list the legal moves, one per line, sorted bytewise");
    auto const arguments = std::make_shared<MovesArguments>();
    add_start_arguments(command, arguments->start);
    add_seats_argument(command, arguments->start);
    command.flag("--json", arguments->json, "print one JSON value instead of text");
    command.action([arguments, &games] { return list_moves(*arguments, games); });
}

} // namespace tulkas
