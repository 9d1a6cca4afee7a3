#include "tables/live_table.hpp"

#include "record/text.hpp"
#include "support/assert.hpp"
#include "support/digest.hpp"
#include "tables/game_record.hpp"

#include <algorithm>

namespace tables {

using rules::Viewer;
using support::JsonArray;
using support::JsonObject;

namespace {

// One rendering for all who see the same.
using Renderings = std::vector<std::pair<Eyes, JsonObject>>;

Renderings tell_everybody(LiveTable const& live, Event const& event) {
    Renderings renderings;
    for (auto const& [watcher, who] : live.watchers) {
        auto const eyes = eyes_of(live.table, who);
        if (std::ranges::find(renderings, eyes, &Renderings::value_type::first) == renderings.end()) {
            renderings.emplace_back(eyes, told(live.table, event, eyes.viewer));
        }
    }
    return renderings;
}

// For each watcher the text of its rendering, with the table as it is now.
void add_texts(LiveTable const& live, Renderings const& renderings, Batch& batch) {
    std::vector<std::pair<Eyes, Text>> texts;
    for (auto const& [eyes, event] : renderings) {
        JsonObject const message{{"event", event}, {"table", seen(live.table, eyes)}};
        texts.emplace_back(eyes, std::make_shared<std::string const>(support::to_text(message)));
    }
    for (auto const& [watcher, who] : live.watchers) {
        auto const found = std::ranges::find(texts, eyes_of(live.table, who), &std::pair<Eyes, Text>::first);
        TULKAS_ASSERT(found != texts.end());
        batch.texts.emplace_back(watcher, found->second);
    }
}

bool changes_seats(Event const& event) {
    return std::holds_alternative<Created>(event.what) || std::holds_alternative<Seated>(event.what) ||
           std::holds_alternative<Left>(event.what);
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

Batch put_to(LiveTable& live, std::vector<Event> events) {
    Batch batch{.events = std::move(events)};
    for (auto const& event : batch.events) {
        if (event.number == 1) {
            continue;
        }
        // Whether a move is hidden depends on the position before it, who sees it on what came of the rest.
        bool const is_move = std::holds_alternative<Moved>(event.what);
        auto renderings = is_move ? tell_everybody(live, event) : Renderings();
        TULKAS_ASSERT(apply(live.table, event).has_value());
        renderings = is_move ? std::move(renderings) : tell_everybody(live, event);
        add_texts(live, renderings, batch);
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
                        .status = std::string(to_text(table.phase)),
                        .is_private = table.created.is_private,
                        .created = table.made,
                        .changed = events.back().moment,
                        .summary = support::to_text(summary(table)),
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

JsonArray told_after(std::vector<Event> const& events, rules::Registry const& games, Viewer viewer,
                     std::int64_t after, std::size_t most) {
    JsonArray all;
    auto table = new_table(0, events.front(), games);
    TULKAS_ASSERT(table.has_value()); // it was made of them before
    for (auto const& event : events) {
        if (all.size() == most) {
            break;
        }
        if (event.number > after) {
            all.emplace_back(told(*table, event, viewer));
        }
        if (event.number > 1) {
            TULKAS_ASSERT(apply(*table, event).has_value());
        }
    }
    return all;
}

JsonArray views_from(std::vector<Event> const& events, rules::Registry const& games, Viewer viewer,
                     std::int64_t from, std::size_t most) {
    JsonArray views;
    auto table = new_table(0, events.front(), games);
    TULKAS_ASSERT(table.has_value()); // it was made of them before
    for (auto const& event : events) {
        if (event.number > 1) {
            TULKAS_ASSERT(apply(*table, event).has_value());
        }
        bool const is_new = event.number == 1 || std::holds_alternative<Moved>(event.what);
        auto const ply = std::ssize(table->moves);
        if (is_new && ply >= from && views.size() < most) {
            views.push_back({{"ply", ply}, {"view", table->position->view(viewer)}});
        }
    }
    return views;
}

std::string greeting(Table const& table, std::vector<Event> const& events, rules::Registry const& games,
                     Eyes const& eyes, std::int64_t after) {
    JsonObject const message{{"events", told_after(events, games, eyes.viewer, after)},
                             {"table", seen(table, eyes)}};
    return support::to_text(message);
}

} // namespace tables
