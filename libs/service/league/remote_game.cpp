#include "league/remote_game.hpp"

#include "match/program_game.hpp"
#include "record/foreign.hpp"
#include "record/text.hpp"
#include "support/digest.hpp"
#include "support/version.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace league {

using support::ErrorKind;
using support::fail;
using support::JsonObject;
using support::pass_on;
using support::Result;

namespace {

std::string name_of_seat(std::size_t seat) {
    return fmt::format("bot {}", seat + 1);
}

MatchPlan without_names(MatchPlan plan) {
    for (std::size_t seat = 0; seat < plan.seats.size(); ++seat) {
        if (!house_bot_of(plan.seats[seat].player)) {
            plan.seats[seat].name = name_of_seat(seat);
        }
    }
    return plan;
}

// What it was played with is what was ordered.
Result<void> check_start(record::GameRecord const& record, MatchPlan const& plan, rules::Game const& game) {
    auto const options = TULKAS_TRY(rules::Options::create(game.info().options, plan.options));
    bool const is_it = record.game == plan.game && record.game_version == plan.game_version &&
                       record.seed == plan.seed && record.options == options.values() && !record.position &&
                       record.seats.size() == plan.seats.size() && record.version == support::version &&
                       (record.game_version != 0 || record.shown.empty());
    return is_it ? Result<void>() : fail(ErrorKind::refused, "it is the record of another game");
}

} // namespace

Result<queue::Order> remote_order(storage::Database& database, MatchPlan const& plan) {
    fleet::Materials materials;
    for (auto const& seat : plan.seats) {
        bool const is_known = std::ranges::find(materials.sources, seat.version.value_or(0),
                                                &fleet::Source::version) != materials.sources.end();
        if (!house_bot_of(seat.player) && !is_known) {
            materials.sources.push_back(TULKAS_TRY(fleet::find_source(database, seat.version.value_or(0))));
        }
    }
    if (plan.game_version != 0) {
        materials.package = TULKAS_TRY(fleet::find_package(database, plan.game, plan.game_version));
    }
    return fleet::order_with({{"match", to_json(without_names(plan))}}, materials);
}

JsonObject remote_report(record::GameRecord const& record) {
    return {{"record", record::to_text(record)}};
}

Result<record::GameRecord> accepted_record(JsonObject const& report, MatchPlan const& plan,
                                           rules::Registry const& games, match::ReplayTerms const& terms) {
    auto const text = TULKAS_TRY(support::string_member(report, "record"));
    auto record = TULKAS_TRY(record::from_text(text));
    auto const game = games.find(plan.game, plan.game_version);
    if (!game) { // which is no fault of whoever played it
        return fail(ErrorKind::unavailable, "{}", game.error().message);
    }
    TULKAS_TRY(check_start(record, plan, **game));
    TULKAS_TRY(match::verify_sent(**game, record, terms));
    for (std::size_t seat = 0; seat < plan.seats.size(); ++seat) {
        record.seats[seat] = plan.seats[seat].name;
    }
    return record::with_visible_text(std::move(record));
}

std::string print_of(record::GameRecord const& record) {
    std::string text;
    for (auto const& move : record.moves) {
        text += fmt::format("{} {}\n", move.seat, move.move);
    }
    text += record.refused.value_or("");
    text += fmt::format("\n{} {}", rules::to_text(record.outcome), record.blame ? record.blame->seat : -1);
    return support::sha256(text);
}

std::optional<JsonObject> repeat_of(JsonObject const& report, MatchPlan const& plan) {
    auto const text = support::string_member(report, "record");
    auto const record = text ? record::from_text(*text) : pass_on(text);
    // Whoever ran out of time on one machine need not on another.
    if (!record || record->blame) {
        return std::nullopt;
    }
    return JsonObject{{"match", to_json(plan)}, {"print", print_of(*record)}};
}

} // namespace league
