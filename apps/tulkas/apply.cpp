// `tulkas apply`: plays moves and says where they lead.
#include "support/json.hpp"
#include "support/text.hpp"
#include "tulkas/commands.hpp"
#include "tulkas/output.hpp"
#include "tulkas/start.hpp"

#include <fmt/format.h>

#include <memory>
#include <string>
#include <vector>

namespace tulkas {

using support::ErrorKind;
using support::Json;
using support::JsonArray;
using support::Result;

namespace {

struct ApplyArguments {
    StartArguments start;
    std::vector<std::string> moves;
    bool json = false;
};

// Whatever is wrong with a move, the answer to "may it be played?" is no.
Result<void> play_moves(rules::State& state, std::vector<std::string> const& moves) {
    for (std::size_t number = 0; number < moves.size(); ++number) {
        if (auto const played = state.play(moves[number]); !played) {
            return support::fail(ErrorKind::refused, "move {}, {}: {}", number + 1,
                                 support::in_quotes(moves[number]), played.error().message);
        }
    }
    return {};
}

Json over_json(rules::Outcome const& outcome) {
    return {{"winner", outcome.winner ? Json(*outcome.winner) : Json(nullptr)},
            {"scores", JsonArray(outcome.scores.begin(), outcome.scores.end())},
            {"reason", outcome.reason}};
}

Result<void> apply(ApplyArguments const& arguments, rules::Registry const& games) {
    auto const state = TULKAS_TRY(start(arguments.start, games));
    if (auto const played = play_moves(*state, arguments.moves); !played) {
        return played;
    }
    auto const outcome = state->outcome();
    if (arguments.json) {
        return print_json(
            {{"position", state->position()}, {"over", outcome ? over_json(*outcome) : Json(nullptr)}});
    }
    return print(state->position() + "\n" +
                 (outcome ? fmt::format("over: {}\n", rules::to_text(*outcome)) : std::string()));
}

} // namespace

void add_apply(CommandLine& program, rules::Registry const& games) {
    auto command = program.add("apply", "play moves and print the resulting position");
    auto const arguments = std::make_shared<ApplyArguments>();
    add_start_arguments(command, arguments->start);
    add_seats_argument(command, arguments->start);
    command.words("MOVE", arguments->moves, "moves in the game's notation, in order");
    command.flag("--json", arguments->json, "print one JSON value instead of text");
    command.action([arguments, &games] { return apply(*arguments, games); });
}

} // namespace tulkas
