#include "tables/gathering.hpp"

#include "match/program_game.hpp"

#include <algorithm>

namespace tables {

using support::Result;

namespace {

bool is_uploaded(SeatPlan const& plan) {
    return plan.kind == SeatKind::upload;
}

Result<UploadsBySeat> gathered_for(std::vector<SeatPlan> const& plans, rules::Game const& game,
                                   FindBot const& find, support::CorePermit& core) {
    TULKAS_TRY(match::make_ready(game, &core));
    UploadsBySeat uploaded(plans.size());
    for (std::size_t seat = 0; seat < plans.size(); ++seat) {
        if (is_uploaded(plans[seat])) {
            uploaded[seat] = TULKAS_TRY(find(plans[seat], game, &core));
        }
    }
    return uploaded;
}

// Tables for which the same has to be found wait for each other.
std::string key_of(std::vector<SeatPlan> const& plans, rules::Game const& game) {
    auto const uploaded = std::ranges::find_if(plans, is_uploaded);
    return game.info().name + (uploaded == plans.end() ? "" : " " + uploaded->bot);
}

} // namespace

bool needs_gathering(Table const& table) {
    return !match::is_ready(*table.game) || std::ranges::any_of(table.created.seats, is_uploaded);
}

Gather gather_with(queue::SlowPool& pool, FindBot find) {
    return [&pool, find = std::move(find)](Table const& table, Gathered gathered) {
        pool.add(key_of(table.created.seats, *table.game),
                 [find, plans = table.created.seats, game = table.game, gathered = std::move(gathered)](
                     support::CorePermit& core) { gathered(gathered_for(plans, *game, find, core)); });
    };
}

} // namespace tables
