#include "api/table_operations.hpp"

#include "api/guest.hpp"
#include "api/page.hpp"
#include "api/table_requests.hpp"
#include "api/table_stream.hpp"

#include <iterator>

namespace api {

using http::Method;
using support::Result;

namespace {

constexpr people::Rate makings{.burst = 30, .a_minute = 20};

Outcome const no_table{404, "there is no such table, or it is not for the asker", "Error"};
Outcome const not_now{422, "the rules or the moment do not allow it", "Error"};
Outcome const not_any_more{409, "it was possible a moment ago", "Error"};
Outcome const bad_id{400, "what was sent is not what it should be", "Error"};
Outcome const may_not{403, "the asker may not: it is another's seat", "Error"};
Field const invitation_query{"invitation", FieldKind::text, "the secret of a link to a private table", false};

// Of an event's number in the query.
Result<std::int64_t> after_of(Call const& call) {
    auto const text = call.request.target.query.find("after");
    return text ? read_number(*text, "after") : Result<std::int64_t>(0);
}

} // namespace

TableOperations::TableOperations(storage::Database& database, tables::Hall& hall)
    : m_stored(database), m_contents(database), m_hall(hall), m_makings(makings) {}

std::vector<Operation> TableOperations::all() {
    std::vector<Operation> operations;
    for (auto part : {of_looking(), of_sitting(), of_playing()}) {
        std::ranges::move(part, std::back_inserter(operations));
    }
    operations.push_back(stream());
    return operations;
}

std::vector<Operation> TableOperations::of_looking() {
    std::vector<Operation> operations{
        {Method::get,
         "/tables",
         "listTables",
         "The tables, the newest first, page by page",
         Access::anybody,
         {},
         {{200, "a page of tables", "Tables"}},
         [this](Call const& call) { return list(call); }},
        {Method::get,
         "/tables/{id}",
         "showTable",
         "One table, as the asker may see it",
         Access::anybody,
         {},
         {{200, "the table", "Table"}, bad_id, no_table},
         [this](Call const& call) { return show(call); }},
        {Method::get,
         "/tables/{id}/events",
         "listEvents",
         "What happened at a table, as the asker may know it",
         Access::anybody,
         {},
         {{200, "the events after the one named", "Events"}, bad_id, no_table},
         [this](Call const& call) { return events(call); }},
        {Method::get,
         "/tables/{id}/views",
         "listViews",
         "The positions of a game one after another, as the asker may see them",
         Access::anybody,
         {},
         {{200, "the positions from the one named on", "Views"}, bad_id, no_table},
         [this](Call const& call) { return views(call); }},
        {Method::get,
         "/tables/{id}/record",
         "showRecord",
         "The record of a finished game, which never changes",
         Access::anybody,
         {},
         {{200, "the record", "", "text/plain; charset=utf-8"},
          {304, "the asker has it", ""},
          bad_id,
          no_table,
          not_now},
         [this](Call const& call) { return record(call); }},
        {Method::get,
         "/tables/{id}/legal-moves",
         "listLegalMoves",
         "What the asker, whose turn it is, may play",
         Access::anybody,
         {},
         {{200, "the moves", "LegalMoves"}, bad_id, may_not, no_table, not_now},
         [this](Call const& call) { return legal_moves(call); }},
        {Method::get,
         "/tables/{id}/picture",
         "showPicture",
         "The board as an SVG picture, as the asker may see it",
         Access::anybody,
         {},
         {{200, "the picture", "", "image/svg+xml"}, bad_id, no_table},
         [this](Call const& call) { return picture(call); }},
    };
    for (auto& operation : operations) {
        operation.query = {invitation_query};
    }
    auto& of_list = operations[0].query;
    of_list = page_query();
    of_list.insert(of_list.end(), {{"game", FieldKind::text, "of this game", false},
                                   {"status", FieldKind::text, "waiting, playing or over", false},
                                   {"player", FieldKind::number, "where this account sits", false},
                                   {"mine", FieldKind::text, "where the asker sits", false}});
    auto const of_page = page_query();
    operations[2].query.insert(operations[2].query.end(), of_page.begin(), of_page.end());
    operations[3].query.insert(operations[3].query.end(), {of_page[0], from_query()});
    return operations;
}

std::vector<Operation> TableOperations::of_sitting() {
    return {
        {Method::post,
         "/tables",
         "makeTable",
         "Makes a table; guests may make casual ones",
         Access::anybody,
         {{"game", FieldKind::text, "its name", true},
          {"seats", FieldKind::list,
           "for each seat {kind: me, open, invited, house, upload or remote}; bots with their name as bot",
           true},
          {"options", FieldKind::object, "of the game, by name", false},
          {"clock", FieldKind::object, "{per_move} or {per_game, increment}, in seconds; none without it",
           false},
          {"position", FieldKind::text, "where to start, in the game's notation", false},
          {"casual", FieldKind::boolean, "counts for no rating; true without it", false},
          {"private", FieldKind::boolean, "seen only by those invited; false without it", false}},
         {{201, "the table, and the secrets of the links to its seats", "NewTable"},
          {404, "there is no such game or bot", "Error"},
          {422, "the asker has too many games that are not over", "Error"}},
         [this](Call const& call) { return make(call); }},
        {Method::post,
         "/tables/{id}/seat",
         "sitDown",
         "Sits down at a table that waits for people",
         Access::anybody,
         {{"seat", FieldKind::number, "which; any without it", false},
          {"invitation", FieldKind::text, "the secret of a link", false}},
         {{200, "the table", "Table"}, no_table, not_any_more, not_now},
         [this](Call const& call) { return sit_down(call); }},
        {Method::remove,
         "/tables/{id}/seat",
         "leaveTable",
         "Leaves a table whose game has not begun",
         Access::anybody,
         {},
         {{200, "the table", "Table"}, bad_id, may_not, no_table, not_now},
         [this](Call const& call) { return ask(call, tables::Leave{}); }},
    };
}

std::vector<Operation> TableOperations::of_playing() {
    std::vector<Outcome> const outcomes{{200, "the table", "Table"}, bad_id, may_not, no_table, not_now};
    auto outcomes_of_rematch = outcomes;
    outcomes_of_rematch.push_back(not_any_more);
    return {
        {Method::post,
         "/tables/{id}/moves",
         "playMove",
         "Plays a move, if it is the asker's turn",
         Access::anybody,
         {{"move", FieldKind::text, "in the game's notation", true}},
         outcomes,
         [this](Call const& call) {
             return ask(call, tables::Move{std::string(call.body.at("move").as_string())});
         }},
        {Method::post,
         "/tables/{id}/resignation",
         "resign",
         "Gives the game up",
         Access::anybody,
         {},
         outcomes,
         [this](Call const& call) { return ask(call, tables::Resign{}); }},
        {Method::post,
         "/tables/{id}/draw",
         "agreeOnDraw",
         "Offers a draw, or answers an offer",
         Access::anybody,
         {{"answer", FieldKind::text, "offer, accept or decline", true}},
         outcomes,
         [this](Call const& call) -> Answer {
             auto const command = read_draw(call.body.at("answer").as_string());
             return command ? ask(call, *command) : pass_on(command);
         }},
        {Method::post,
         "/tables/{id}/rematch",
         "offerRematch",
         "Wants to play again; it begins when all want it",
         Access::anybody,
         {},
         outcomes_of_rematch,
         [this](Call const& call) { return ask(call, tables::OfferRematch{}); }},
        {Method::post,
         "/tables/{id}/chat",
         "chat",
         "Says something to those at the table",
         Access::anybody,
         {{"text", FieldKind::text, "one line of at most 500 bytes", true}},
         outcomes,
         [this](Call const& call) {
             return ask(call, tables::Chat{std::string(call.body.at("text").as_string())});
         }},
    };
}

Operation TableOperations::stream() {
    return {Method::get,
            "/tables/{id}/stream",
            "watchTable",
            "Everything that happens at a table, live; takes moves and the like as well",
            Access::anybody,
            {},
            {{101, "goes on as a WebSocket", ""}, bad_id, no_table},
            nullptr,
            [this](Call const& call) -> Result<std::shared_ptr<http::SocketListener>> {
                auto const after = TULKAS_TRY(after_of(call));
                auto const table = TULKAS_TRY(find(call));
                TULKAS_TRY(m_hall.bring_in(table.id));
                return table_stream(m_hall, table.id, onlooker_of(call), after);
            },
            {invitation_query, {"after", FieldKind::number, "the number of the last event seen", false}}};
}

} // namespace api
