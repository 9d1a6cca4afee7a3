#include "tables/telling.hpp"

#include "support/iso_time.hpp"

namespace tables {

using rules::Duration;
using rules::Seat;
using rules::Viewer;
using support::Json;
using support::JsonArray;
using support::JsonObject;

namespace {

std::int64_t microseconds(Duration duration) {
    return std::chrono::duration_cast<std::chrono::microseconds>(duration).count();
}

// Of {"account", "guest", "name"}: the hash of a guest's key becomes the fact that it is one.
void hide_key(Json& participant) {
    auto& object = participant.as_object();
    object["guest"] = !object["guest"].is_null();
}

void hide_chance(JsonObject& created, Viewer viewer) {
    if (!viewer.is_referee()) {
        created.erase("seed");
        created.erase("position");
    }
    for (auto& seat : created["seats"].as_array()) {
        seat.as_object().erase("invitation");
    }
    hide_key(created["by"]);
}

// That something was written is no secret, for the events are numbered without a gap.
void hide_log(JsonObject& wrote, bool is_told) {
    wrote.erase("author");
    if (!is_told) {
        wrote.at("lines") = nullptr;
        wrote.at("cut") = nullptr;
    }
}

JsonObject place_of(Table const& table, Seat seat) {
    auto const& place = table.at(seat);
    JsonObject object{{"kind", to_text(place.plan.kind)},
                      {"name", place.who          ? Json(place.who->name)
                               : place.is_taken() ? Json(place.plan.bot)
                                                  : Json()},
                      {"account", place.who && place.who->account ? Json(*place.who->account) : Json()},
                      {"guest", place.who && !place.who->account},
                      {"used", microseconds(place.used)},
                      {"left", nullptr}};
    if (place.is_out) {
        object["out"] = true;
    }
    if (place.clock.is_limited() && (place.plan.is_for_people() || place.is_remote_bot())) {
        object["left"] = microseconds(place.clock.left());
    }
    return object;
}

JsonArray seats_of(std::set<Seat> const& seats) {
    JsonArray array(seats.begin(), seats.end());
    return array;
}

Json outcome_of(Table const& table) {
    if (!table.end || !table.end->outcome) {
        return {};
    }
    auto const& outcome = *table.end->outcome;
    return {{"winner", outcome.winner ? Json(*outcome.winner) : Json()},
            {"scores", JsonArray(outcome.scores.begin(), outcome.scores.end())},
            {"reason", outcome.reason}};
}

} // namespace

Viewer viewer_of(Table const& table, Participant const& who) {
    if (table.phase == Phase::over) {
        return Viewer::referee();
    }
    auto const seat = table.seat_of(who);
    return seat ? Viewer::seat(*seat) : Viewer::spectator();
}

Eyes eyes_of(Table const& table, Onlooker const& onlooker) {
    auto const& who = onlooker.who;
    Eyes eyes{.viewer = viewer_of(table, who), .seat = table.seat_of(who)};
    bool const may_read_all = onlooker.is_administrator && (!eyes.seat || table.phase == Phase::over);
    for (auto const& place : table.seats) {
        if (place.author) { // where nothing is written all have the same eyes
            eyes.author = place.author == who.account ? who.account : eyes.author;
            eyes.reads_all = may_read_all;
        }
    }
    return eyes;
}

namespace {

// Several may have to move at once.
bool shows_move(Table const& before, Seat seat, Viewer viewer) {
    return before.has_turn(seat) ? before.position_for(seat)->shows_move_to(viewer)
                                 : before.position->shows_move_to(viewer);
}

} // namespace

JsonObject told(Table const& before, Event const& event, Eyes const& eyes) {
    auto const viewer = eyes.viewer;
    auto object = to_json(event).as_object();
    support::write_times(object, {"moment"});
    object.erase("command"); // nobody else's
    object.erase("shown");   // all seats' views are in it; each viewer's is in their view of the table
    if (std::holds_alternative<Created>(event.what)) {
        hide_chance(object, viewer);
    } else if (std::holds_alternative<Seated>(event.what)) {
        hide_key(object.at("who"));
    } else if (std::holds_alternative<TakenOver>(event.what)) {
        hide_key(object.at("guest"));
        hide_key(object.at("who"));
    } else if (auto const* const asked = std::get_if<Asked>(&event.what);
               asked != nullptr && !before.position->shows_question_to(viewer, asked->seat)) {
        object.at("method") = nullptr;
        object.at("params") = nullptr;
    } else if (auto const* const refused = std::get_if<Refused>(&event.what);
               refused != nullptr && !before.position->shows_question_to(viewer, refused->seat)) {
        object.at("why") = nullptr;
    } else if (auto const* const moved = std::get_if<Moved>(&event.what);
               moved != nullptr && !shows_move(before, moved->seat, viewer)) {
        object["move"] = nullptr;
    } else if (auto const* const wrote = std::get_if<Wrote>(&event.what)) {
        hide_log(object, eyes.reads_all || wrote->author == eyes.author);
    }
    return object;
}

JsonObject stored_summary(Table const& table) {
    JsonArray seats;
    for (Seat seat = 0; seat < std::ssize(table.seats); ++seat) {
        seats.emplace_back(place_of(table, seat));
    }
    auto const turn = table.turn();
    auto const turns = table.turns();
    return {{"id", table.id},
            {"game", table.created.game},
            {"status", to_text(table.phase)},
            {"casual", table.created.is_casual},
            {"private", table.created.is_private},
            {"from_position", table.created.position.has_value()},
            {"made", support::to_number(table.made)},
            {"seats", std::move(seats)},
            {"moves", table.moves.size()},
            {"turn", turn ? Json(*turn) : Json()},
            {"turns", JsonArray(turns.begin(), turns.end())},
            {"turn_since", table.turn_since ? Json(support::to_number(*table.turn_since)) : Json()},
            {"draw_offers", seats_of(table.draw)},
            {"rematch_offers", seats_of(table.rematch)},
            {"rematch", table.next ? Json(*table.next) : Json()},
            {"outcome", outcome_of(table)},
            {"why", table.end ? Json(table.end->why) : Json()},
            {"last_event", table.last}};
}

JsonObject told_summary(JsonObject stored) {
    support::write_times(stored, {"made", "turn_since"});
    stored.emplace("from_position", false); // of a table that ended before this was stored
    stored.emplace("turns", JsonArray());   // likewise
    return stored;
}

JsonObject seen(Table const& table, Eyes const& eyes) {
    auto object = told_summary(stored_summary(table));
    object["you"] = eyes.seat ? Json(*eyes.seat) : Json();
    JsonObject options;
    for (auto const& [name, value] : table.created.options) {
        options[name] = value;
    }
    object["options"] = std::move(options);
    object["takebacks"] = table.allows_takebacks;
    object["takeback_offer"] = table.takeback ? Json(*table.takeback) : Json();
    object["draws"] = table.is_among_people() && table.position->agreed_draw().has_value();
    object["hints"] = eyes.seat && table.allows_hints();
    // Of several who have to move at once, each sees the own turn.
    auto const turn = eyes.seat && table.has_turn(*eyes.seat) ? eyes.seat : table.turn();
    object["turn"] = turn ? Json(*turn) : Json();
    bool const is_known = turn && table.position->shows_question_to(eyes.viewer, *turn);
    object["expected"] = is_known ? Json(table.position_for(*turn)->decision()->method) : Json();
    object["view"] = table.position->view(eyes.viewer);
    return object;
}

} // namespace tables
