#include "tables/live_table.hpp"

#include "record/text.hpp"
#include "support/assert.hpp"
#include "support/digest.hpp"
#include "tables/game_record.hpp"

#include <algorithm>
#include <iterator>

namespace tables {

namespace {

bool changes_seats(Event const& event) {
    return std::holds_alternative<Created>(event.what) || std::holds_alternative<Seated>(event.what) ||
           std::holds_alternative<Left>(event.what) || std::holds_alternative<TakenOver>(event.what);
}

std::vector<storage::TableSeat> people_of(Table const& table) {
    std::vector<storage::TableSeat> seats;
    for (std::size_t seat = 0; seat < table.seats.size(); ++seat) {
        if (auto const& who = table.seats[seat].who) {
            seats.push_back({.seat = static_cast<int>(seat),
                             .account = who->account,
                             .guest = who->account ? std::nullopt : std::optional(who->guest)});
        }
    }
    return seats;
}

} // namespace

void Batch::append(Batch more) {
    std::ranges::move(more.events, std::back_inserter(events));
    std::ranges::move(more.letters, std::back_inserter(letters));
}

Batch put_to(LiveTable& live, std::vector<Event> events) {
    Batch batch{.events = std::move(events)};
    for (auto const& event : batch.events) {
        if (event.number == 1) {
            continue;
        }
        // Whether a move is hidden depends on the position before it, who sees it on what came of the rest.
        bool const is_move = std::holds_alternative<Moved>(event.what);
        auto renderings = is_move ? live.audience.render(live.table, event) : Audience::Renderings();
        TULKAS_ASSERT(apply(live.table, event).has_value());
        renderings = is_move ? std::move(renderings) : live.audience.render(live.table, event);
        std::ranges::move(live.audience.address(renderings, live.table), std::back_inserter(batch.letters));
    }
    return batch;
}

Writer::Order order_for(LiveTable const& live, std::vector<Event> const& events) {
    auto const& table = live.table;
    Writer::Order order;
    if (auto const record = game_record(table)) {
        order.record = record::to_text(*record);
    }
    order.change.row = {.id = table.id,
                        .game = table.created.game,
                        .status = table.phase,
                        .is_private = table.created.is_private,
                        .created = table.made,
                        .changed = events.back().moment,
                        .summary = support::to_text(stored_summary(table)),
                        .record =
                            order.record ? std::optional(support::sha256(*order.record)) : std::nullopt};
    for (auto const& event : events) {
        order.change.events.emplace_back(event.number, support::to_text(to_json(event)));
    }
    if (std::ranges::any_of(events, changes_seats)) {
        order.change.seats = people_of(table);
    }
    return order;
}

} // namespace tables
