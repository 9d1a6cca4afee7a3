// What the operations of tables do.
#include "api/errors.hpp"
#include "api/guest.hpp"
#include "api/page.hpp"
#include "api/query.hpp"
#include "api/repetitions.hpp"
#include "api/table_operations.hpp"
#include "api/table_requests.hpp"
#include "api/uploaded.hpp"
#include "people/secret.hpp"
#include "tables/telling.hpp"

#include <algorithm>
#include <tuple>

namespace api {

using http::make_json;
using http::Response;
using support::ErrorKind;
using support::fail;
using support::Json;
using support::JsonArray;
using support::JsonObject;
using support::Result;
using tables::Table;

namespace {

std::string invitation_of(Call const& call) {
    auto const secret = call.request.target.query.find("invitation");
    return secret ? people::hash_of(*secret) : "";
}

JsonObject as_seen(Table const& table, tables::Participant const& who) {
    return seen(table, eyes_of(table, {.who = who}));
}

Result<storage::TableFilter> filter_of(Call const& call) {
    auto const& query = call.request.target.query;
    storage::TableFilter filter;
    if (auto const game = query.find("game")) {
        filter.game = std::string(*game);
    }
    if (auto const status = query.find("status")) {
        filter.status = storage::state_from_text<storage::TableStatus>(*status);
        if (!filter.status) {
            return fail(ErrorKind::invalid, "status must be waiting, playing or over");
        }
    }
    if (auto const player = query.find("player")) {
        auto const id = TULKAS_TRY(read_number(*player, "player"));
        filter.player = id;
    }
    if (query.find("mine")) {
        auto const who = participant_of(call);
        filter.player = who.account;
        filter.guest = who.account ? std::nullopt : std::optional(who.guest);
        filter.with_private = who.is_somebody();
    }
    return filter;
}

} // namespace

Result<Table> TableOperations::find(Call const& call) {
    auto const id = TULKAS_TRY(read_number(call.values.at(0), "the number of a table"));
    auto table = m_hall.find(id);
    if (table && !is_administrator(call) && !may_see(*table, participant_of(call), invitation_of(call))) {
        return fail(ErrorKind::not_found, "there is no table {}", id);
    }
    return table;
}

TableOperations::Answer TableOperations::make(Call const& call) {
    auto const account = call.person ? std::optional(call.person->id) : std::nullopt;
    if (!m_makings.take({.account = account, .address = call.request.peer}, call.now)) {
        return too_many("too many new tables; wait a little", std::chrono::seconds(5));
    }
    auto const wanted = read_new_table(call.body);
    auto const command_id = TULKAS_TRY(key_of(call.request));
    Comer const comer(call);
    auto const table = TULKAS_TRY(m_hall.open(wanted.wish, comer.who(), command_id));
    JsonArray invitations;
    for (auto const& [seat, secret] : wanted.invitations) {
        // Of a table that was made before they are not known any more.
        if (table.at(seat).plan.invitation == people::hash_of(secret)) {
            invitations.push_back({{"seat", seat}, {"secret", secret}});
        }
    }
    return comer.with_key(call, make_json(201, JsonObject{{"table", as_seen(table, comer.who())},
                                                          {"invitations", std::move(invitations)}}));
}

// A login does not fail because a seat stays the guest's; what cannot be written is in the hall's log.
void TableOperations::admitted(Call const& call, people::Person const& person) {
    if (auto const guest = guest_of(call)) {
        std::ignore = m_hall.take_over(*guest, participant_of(person));
    }
}

TableOperations::Answer TableOperations::list(Call const& call) {
    auto const page = TULKAS_TRY(read_page(call.request));
    auto const filter = TULKAS_TRY(filter_of(call));
    auto const rows = TULKAS_TRY(m_stored.list(filter, page.after, page.limit));
    JsonArray items;
    for (auto const& row : rows) {
        auto const summary = TULKAS_TRY(support::parse_json(row.summary));
        items.emplace_back(tables::told_summary(summary.as_object()));
    }
    return make_json(200, page_of(std::move(items), page, rows.empty() ? 0 : rows.back().id));
}

TableOperations::Answer TableOperations::show(Call const& call) {
    auto const table = find(call);
    return table ? Answer(make_json(200, as_seen(*table, participant_of(call)))) : pass_on(table);
}

TableOperations::Answer TableOperations::sit_down(Call const& call) {
    auto const id = TULKAS_TRY(read_number(call.values.at(0), "the number of a table"));
    tables::SitDown command;
    if (auto const* const seat = call.body.if_contains("seat")) {
        command.seat = static_cast<rules::Seat>(std::clamp<std::int64_t>(seat->as_int64(), -1, 1000));
    }
    if (auto const* const secret = call.body.if_contains("invitation")) {
        command.invitation = people::hash_of(secret->as_string());
    }
    auto const command_id = TULKAS_TRY(key_of(call.request));
    Comer const comer(call);
    auto const table = m_hall.ask(id, command, comer.who(), command_id);
    return table ? Answer(comer.with_key(call, make_json(200, as_seen(*table, comer.who()))))
                 : pass_on(table);
}

TableOperations::Answer TableOperations::ask(Call const& call, tables::Command const& command) {
    auto const id = TULKAS_TRY(read_number(call.values.at(0), "the number of a table"));
    auto const command_id = TULKAS_TRY(key_of(call.request));
    auto const who = participant_of(call);
    auto const table = m_hall.ask(id, command, who, command_id);
    return table ? Answer(make_json(200, as_seen(*table, who))) : pass_on(table);
}

TableOperations::Answer TableOperations::events(Call const& call) {
    auto const page = TULKAS_TRY(read_page(call.request));
    auto const table = TULKAS_TRY(find(call));
    auto const events = TULKAS_TRY(m_hall.events(table.id));
    auto told = told_after(events, m_hall.games(), eyes_of(table, onlooker_of(call)), page.after,
                           static_cast<std::size_t>(page.limit));
    auto const last = page.after + std::ssize(told);
    return make_json(200, page_of(std::move(told), page, last));
}

TableOperations::Answer TableOperations::views(Call const& call) {
    auto const page = TULKAS_TRY(read_page(call.request));
    auto const from = TULKAS_TRY(read_from(call.request));
    auto const table = TULKAS_TRY(find(call));
    auto const events = TULKAS_TRY(m_hall.events(table.id));
    auto views = views_from(events, m_hall.games(), viewer_of(table, participant_of(call)), from,
                            static_cast<std::size_t>(page.limit));
    auto const next = from + std::ssize(views);
    return make_json(200, page_of(std::move(views), page, next));
}

TableOperations::Answer TableOperations::record(Call const& call) {
    auto const table = TULKAS_TRY(find(call));
    auto const row = TULKAS_TRY(m_stored.find(table.id));
    if (!row || !row->record) {
        return fail(ErrorKind::refused, "a record is made when the game is over");
    }
    auto const& key = *row->record;
    auto text = TULKAS_TRY(m_contents.get(key));
    auto response = with_tag(call.request, http::make_response(200, http::plain_text, std::move(text)), key);
    response.headers.set("cache-control", row->is_private ? "private, max-age=31536000, immutable"
                                                          : "public, max-age=31536000, immutable");
    return response;
}

TableOperations::Answer TableOperations::legal_moves(Call const& call) {
    auto const table = TULKAS_TRY(find(call));
    auto const seat = table.seat_of(participant_of(call));
    if (!seat) {
        return fail(ErrorKind::denied, "you do not sit at this table");
    }
    if (!table.has_turn(*seat)) {
        return fail(ErrorKind::refused, "it is not your turn");
    }
    auto const position = table.position_for(*seat);
    auto const moves = position->legal_moves();
    return make_json(200,
                     JsonObject{{"expected", position->decision()->method},
                                {"moves", moves ? Json(JsonArray(moves->begin(), moves->end())) : Json()}});
}

TableOperations::Answer TableOperations::picture(Call const& call) {
    auto const table = TULKAS_TRY(find(call));
    return in_sandbox("image/svg+xml", table.position->draw_svg(viewer_of(table, participant_of(call))));
}

} // namespace api
