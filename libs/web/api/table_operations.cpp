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

Outcome const no_table{404, "there is no such table, or it is not for the asker", "Error"};
Outcome const not_now{422, "the rules or the moment do not allow it", "Error"};
Outcome const not_any_more{409, "it was possible a moment ago", "Error"};
Outcome const bad_id{400, "what was sent is not what it should be", "Error"};
Outcome const may_not{403, "the asker may not: it is another's seat", "Error"};
Parameter const invitation_query{.name = "invitation",
                                 .description = "the secret of a link to a private table"};

// Of an event's number in the query.
Result<std::int64_t> after_of(Call const& call) {
    auto const text = call.request.target.query.find("after");
    return text ? read_number(*text, "after") : Result<std::int64_t>(0);
}

} // namespace

TableOperations::TableOperations(storage::Database& database, tables::Hall& hall,
                                 people::Limits const& limits)
    : m_stored(database), m_contents(database), m_hall(hall), m_makings(limits.tables) {}

std::vector<Operation> TableOperations::all() {
    std::vector<Operation> operations;
    for (auto part : {of_looking(), of_sitting(), of_playing()}) {
        std::ranges::move(part, std::back_inserter(operations));
    }
    operations.push_back(stream());
    return operations;
}

std::vector<Operation> TableOperations::of_looking() {
    auto list_query = page_query();
    list_query.insert(
        list_query.end(),
        {{.name = "game", .description = "of this game"},
         {.name = "status", .description = "waiting, playing or over"},
         {.name = "player", .type = ParameterType::number, .description = "where this account sits"},
         {.name = "mine", .description = "where the asker sits"}});
    auto events_query = page_query();
    events_query.insert(events_query.begin(), invitation_query);
    return {
        {.method = Method::get,
         .path = "/tables",
         .id = "listTables",
         .summary = "The tables, the newest first, page by page",
         .access = Access::anybody,
         .query = std::move(list_query),
         .outcomes = {{200, "a page of tables", "Tables"}},
         .run = [this](Call const& call) { return list(call); }},
        {.method = Method::get,
         .path = "/tables/{id}",
         .id = "showTable",
         .summary = "One table, as the asker may see it",
         .access = Access::anybody,
         .query = {invitation_query},
         .outcomes = {{200, "the table", "Table"}, bad_id, no_table},
         .run = [this](Call const& call) { return show(call); }},
        {.method = Method::get,
         .path = "/tables/{id}/events",
         .id = "listEvents",
         .summary = "What happened at a table, as the asker may know it",
         .access = Access::anybody,
         .query = std::move(events_query),
         .outcomes = {{200, "the events after the one named", "Events"}, bad_id, no_table},
         .run = [this](Call const& call) { return events(call); }},
        {.method = Method::get,
         .path = "/tables/{id}/views",
         .id = "listViews",
         .summary = "The positions of a game one after another, as the asker may see them",
         .access = Access::anybody,
         .query = {invitation_query, page_query().front(), from_query()},
         .outcomes = {{200, "the positions from the one named on", "Views"}, bad_id, no_table},
         .run = [this](Call const& call) { return views(call); }},
        {.method = Method::get,
         .path = "/tables/{id}/record",
         .id = "showRecord",
         .summary = "The record of a finished game, which never changes",
         .access = Access::anybody,
         .query = {invitation_query},
         .outcomes = {{200, "the record", "", http::plain_text},
                      {304, "the asker has it", ""},
                      bad_id,
                      no_table,
                      not_now},
         .run = [this](Call const& call) { return record(call); }},
        {.method = Method::get,
         .path = "/tables/{id}/legal-moves",
         .id = "listLegalMoves",
         .summary = "What the asker, whose turn it is, may play",
         .access = Access::anybody,
         .query = {invitation_query},
         .outcomes = {{200, "the moves", "LegalMoves"}, bad_id, may_not, no_table, not_now},
         .run = [this](Call const& call) { return legal_moves(call); }},
        {.method = Method::get,
         .path = "/tables/{id}/picture",
         .id = "showPicture",
         .summary = "The board as an SVG picture, as the asker may see it",
         .access = Access::anybody,
         .query = {invitation_query},
         .outcomes = {{200, "the picture", "", "image/svg+xml"}, bad_id, no_table},
         .run = [this](Call const& call) { return picture(call); }},
    };
}

std::vector<Operation> TableOperations::of_sitting() {
    return {
        {.method = Method::post,
         .path = "/tables",
         .id = "makeTable",
         .summary = "Makes a table; guests may make casual ones",
         .access = Access::anybody,
         .scope = people::Scope::play,
         .body = "TableWish",
         .outcomes = {{201, "the table, and the secrets of the links to its seats", "NewTable"},
                      {404, "there is no such game or bot", "Error"},
                      {422, "the asker has too many games that are not over", "Error"}},
         .run = [this](Call const& call) { return make(call); }},
        {.method = Method::post,
         .path = "/tables/{id}/seat",
         .id = "sitDown",
         .summary = "Sits down at a table that waits for people",
         .access = Access::anybody,
         .scope = people::Scope::play,
         .body = "SeatChoice",
         .outcomes = {{200, "the table", "Table"}, no_table, not_any_more, not_now},
         .run = [this](Call const& call) { return sit_down(call); }},
        {.method = Method::remove,
         .path = "/tables/{id}/seat",
         .id = "leaveTable",
         .summary = "Leaves a table whose game has not begun",
         .access = Access::anybody,
         .scope = people::Scope::play,
         .outcomes = {{200, "the table", "Table"}, bad_id, may_not, no_table, not_now},
         .run = [this](Call const& call) { return ask(call, tables::Leave{}); }},
    };
}

std::vector<Operation> TableOperations::of_playing() {
    std::vector<Outcome> const outcomes{{200, "the table", "Table"}, bad_id, may_not, no_table, not_now};
    auto outcomes_of_rematch = outcomes;
    outcomes_of_rematch.push_back(not_any_more);
    return {
        {.method = Method::post,
         .path = "/tables/{id}/moves",
         .id = "playMove",
         .summary = "Plays a move, if it is the asker's turn",
         .access = Access::anybody,
         .scope = people::Scope::play,
         .body = "MoveWish",
         .outcomes = outcomes_of_rematch,
         .run = [this](Call const& call) { return ask(call, read_move(call.body)); }},
        {.method = Method::post,
         .path = "/tables/{id}/resignation",
         .id = "resign",
         .summary = "Gives the game up",
         .access = Access::anybody,
         .scope = people::Scope::play,
         .outcomes = outcomes,
         .run = [this](Call const& call) { return ask(call, tables::Resign{}); }},
        {.method = Method::post,
         .path = "/tables/{id}/draw",
         .id = "agreeOnDraw",
         .summary = "Offers a draw, or answers an offer",
         .access = Access::anybody,
         .scope = people::Scope::play,
         .body = "DrawAnswer",
         .outcomes = outcomes,
         .run = [this](Call const& call) -> Answer {
             auto const command = read_draw(call.body.at("answer").as_string());
             return command ? ask(call, *command) : pass_on(command);
         }},
        {.method = Method::post,
         .path = "/tables/{id}/takeback",
         .id = "takeMoveBack",
         .summary = "Offers to take your last move back, or answers such an offer; house bots accept",
         .access = Access::anybody,
         .scope = people::Scope::play,
         .body = "TakebackAnswer",
         .outcomes = outcomes,
         .run = [this](Call const& call) -> Answer {
             auto const command = read_takeback(call.body.at("answer").as_string());
             return command ? ask(call, *command) : pass_on(command);
         }},
        {.method = Method::post,
         .path = "/tables/{id}/rematch",
         .id = "offerRematch",
         .summary = "Wants to play again; it begins when all want it",
         .access = Access::anybody,
         .scope = people::Scope::play,
         .outcomes = outcomes_of_rematch,
         .run = [this](Call const& call) { return ask(call, tables::OfferRematch{}); }},
        {.method = Method::post,
         .path = "/tables/{id}/claim",
         .id = "claimGame",
         .summary = "Wins the game when the person to move has been away for two minutes",
         .access = Access::anybody,
         .scope = people::Scope::play,
         .outcomes = outcomes,
         .run = [this](Call const& call) { return ask(call, tables::Claim{}); }},
        {.method = Method::post,
         .path = "/tables/{id}/chat",
         .id = "chat",
         .summary = "Says something to those at the table",
         .access = Access::anybody,
         .scope = people::Scope::play,
         .body = "ChatLine",
         .outcomes = outcomes,
         .run =
             [this](Call const& call) {
                 return ask(call, tables::Chat{std::string(call.body.at("text").as_string())});
             }},
    };
}

Operation TableOperations::stream() {
    return {.method = Method::get,
            .path = "/tables/{id}/stream",
            .id = "watchTable",
            .summary = "Everything that happens at a table, live; takes moves and the like as well",
            .access = Access::anybody,
            .query = {invitation_query,
                      {.name = "after",
                       .type = ParameterType::number,
                       .description = "the number of the last event seen"}},
            .outcomes = {{101, "goes on as a WebSocket", ""}, bad_id, no_table},
            .open = [this](Call const& call) -> Result<std::shared_ptr<http::SocketListener>> {
                auto const after = TULKAS_TRY(after_of(call));
                auto const table = TULKAS_TRY(find(call));
                TULKAS_TRY(m_hall.bring_in(table.id));
                return table_stream(m_hall, table.id, onlooker_of(call), after,
                                    call.may(people::Scope::play));
            }};
}

} // namespace api
