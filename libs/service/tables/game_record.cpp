#include "tables/game_record.hpp"

#include "support/version.hpp"

namespace tables {

using support::ErrorKind;
using support::fail;
using support::Result;

Result<record::GameRecord> game_record(Table const& table) {
    if (!table.end || !table.end->outcome) {
        return fail(ErrorKind::refused, "{}", table.end ? "the game was void" : "the game is not over");
    }
    record::GameRecord record{.game = table.created.game,
                              .version = std::string(support::version),
                              .game_version = table.created.version,
                              .seed = table.created.seed,
                              .options = {table.created.options.begin(), table.created.options.end()},
                              .position = table.created.position};
    record.moves = table.moves;
    record.shown = table.shown;
    record.outcome = *table.end->outcome;
    record.blame = table.blame;
    for (auto const& place : table.seats) {
        record.seats.push_back(place.who ? place.who->name : place.plan.bot);
        record.hashes.emplace_back();
        record.cpu.push_back(place.used);
        record.remaining.push_back(place.is_outside() ? place.clock.left() : rules::TimeControl::forever);
    }
    record.logs.assign(table.seats.size() + 1, record::Log(0)); // the engine's, and one for each seat
    return record;
}

} // namespace tables
