// `tulkas perft`: counts move sequences, the usual check of a generator of moves.
#include "runtime/play.hpp"
#include "support/assert.hpp"
#include "support/json.hpp"
#include "tulkas/commands.hpp"
#include "tulkas/measure.hpp"
#include "tulkas/output.hpp"
#include "tulkas/progress.hpp"
#include "tulkas/start.hpp"

#include <fmt/format.h>

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace tulkas {

using support::ErrorKind;
using support::fail;
using support::Json;
using support::JsonObject;
using support::pass_on;
using support::Result;

namespace {

struct PerftArguments {
    StartArguments start;
    std::uint64_t depth = 0;
    bool divide = false;
    bool json = false;
};

struct Count {
    std::vector<std::pair<std::string, std::uint64_t>> by_move;
    std::uint64_t total = 0;
};

Result<std::uint64_t> count_after(rules::State const& state, std::string const& move, int depth) {
    auto const next = state.clone();
    TULKAS_ASSERT(next->play(move).has_value());
    return next->perft(depth);
}

// Move by move, so that there is something to show on the way.
Result<Count> count(rules::State const& state, int depth) {
    auto const moves = state.legal_moves();
    if (!moves) {
        return fail(ErrorKind::unavailable, "too many answers to {} to list", state.decision()->method);
    }
    Count result;
    Progress progress([&] { return progress_bar(result.by_move.size(), moves->size()) + " moves"; });
    for (auto const& move : *moves) {
        auto const below = count_after(state, move, depth - 1);
        if (!below) {
            return fail(ErrorKind::unavailable, "after {}: {}", move, below.error().message);
        }
        auto const held = progress.lock();
        result.by_move.emplace_back(move, *below);
        result.total += *below;
    }
    return result;
}

std::string as_text(Count const& count, bool divide) {
    std::string text;
    if (divide) {
        for (auto const& [move, leaves] : count.by_move) {
            text += fmt::format("{}: {}\n", move, leaves);
        }
    }
    return text + fmt::format("{}\n", count.total);
}

Json as_json(PerftArguments const& arguments, Count const& count) {
    JsonObject object{{"game", arguments.start.game}, {"depth", arguments.depth}, {"leaves", count.total}};
    if (arguments.divide) {
        JsonObject by_move;
        for (auto const& [move, leaves] : count.by_move) {
            by_move.emplace(move, leaves);
        }
        object.emplace("divide", std::move(by_move));
    }
    return object;
}

Result<void> perft(PerftArguments const& arguments, rules::Registry const& games) {
    auto const state = TULKAS_TRY(start(arguments.start, games));
    auto const begin = runtime::thread_cpu_time();
    auto const counted = arguments.depth == 0 ? Result<Count>(Count{.by_move = {}, .total = 1})
                                              : count(*state, static_cast<int>(arguments.depth));
    if (!counted) {
        return pass_on(counted);
    }
    std::chrono::duration<double> const seconds = runtime::thread_cpu_time() - begin;
    print_note(fmt::format("{} leaves in {:.3f} s of CPU time, {}/s", counted->total, seconds.count(),
                           human_number(static_cast<double>(counted->total) / seconds.count())));
    return arguments.json ? print_json(as_json(arguments, *counted))
                          : print(as_text(*counted, arguments.divide));
}

} // namespace

void add_perft(CommandLine& program, rules::Registry const& games) {
    auto command = program.add("perft", "count the move sequences of a given length");
    auto const arguments = std::make_shared<PerftArguments>();
    add_start_arguments(command, arguments->start);
    add_seats_argument(command, arguments->start);
    command.number("DEPTH", arguments->depth, {.most = 100}, "how many moves deep");
    command.flag("--divide", arguments->divide, "also print the count after each first move");
    command.flag("--json", arguments->json, "print one JSON value instead of text");
    command.action([arguments, &games] { return perft(*arguments, games); });
}

} // namespace tulkas
