// Whatever a worker reports of a game is accepted or refused, and what was accepted is the game that was
// ordered.
//
// An input is a whole report, or a record, or changes to a report that is true: the first byte says which.
#include "all_games/all_games.hpp"
#include "league/remote_game.hpp"
#include "support/assert.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace league {
namespace {

struct Arena {
    Arena() {
        plan = {.game = "martian-chess",
                .options = {{"quiet-limit", "10"}},
                .seats = {house_entrant("greedy"), house_entrant("random")},
                .seed = 7};
        std::atomic<bool> const stop = false;
        auto const record = play(plan, {.games = games, .find_bot = {}}, stop).value();
        report = support::to_text(remote_report(record));
        TULKAS_ASSERT(accepted_record(remote_report(record), plan, games).has_value());
    }

    rules::Registry games = all_games::all_games();
    MatchPlan plan;
    std::string report; // that is true
};

// Changes a text as the bytes say: each three are a place and a new character.
std::string changed(std::string text, std::string_view bytes) {
    for (; bytes.size() >= 3; bytes.remove_prefix(3)) {
        auto const place = static_cast<unsigned char>(bytes[0]) * 256U + static_cast<unsigned char>(bytes[1]);
        text[place % text.size()] = bytes[2];
    }
    return text;
}

support::Result<support::Json> report_of(std::string_view input, Arena const& arena) {
    constexpr unsigned ways = 3;
    if (input.empty()) {
        return support::JsonObject();
    }
    auto const way = static_cast<unsigned char>(input.front()) % ways;
    input.remove_prefix(1);
    switch (way) {
    case 0:
        return support::parse_json(input);
    case 1:
        return support::JsonObject{{"record", input}};
    default:
        return support::parse_json(changed(arena.report, input));
    }
}

void check(std::string_view input) {
    static Arena const arena;
    auto const report = report_of(input, arena);
    if (!report || !report->is_object()) {
        return;
    }
    if (auto const record = accepted_record(report->get_object(), arena.plan, arena.games)) {
        TULKAS_ASSERT(record->game == arena.plan.game && record->seed == arena.plan.seed);
        TULKAS_ASSERT(accepted_record(remote_report(*record), arena.plan, arena.games).has_value());
    }
}

} // namespace
} // namespace league

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    league::check(std::string_view(reinterpret_cast<char const*>(data), size));
    return 0;
}
