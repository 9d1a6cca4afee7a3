#include "api/work_operations.hpp"

#include "api/moment.hpp"
#include "api/page.hpp"
#include "support/iso_time.hpp"

#include <array>

namespace api {

using http::make_json;
using http::Method;
using support::ErrorKind;
using support::fail;
using support::Json;
using support::JsonArray;
using support::JsonObject;
using support::Result;

namespace {

constexpr std::array<std::string_view, 3> priorities{"judging", "tournament", "ladder"};

std::string_view name_of(int priority) {
    return priorities.at(static_cast<std::size_t>(priority));
}

Json to_json(storage::Piece const& piece) {
    auto const what = support::parse_json(piece.what);
    return JsonObject{{"id", piece.id},
                      {"kind", piece.kind},
                      {"priority", name_of(piece.priority)},
                      {"author", piece.author},
                      {"what", what ? *what : Json(piece.what)},
                      {"state", storage::to_text(piece.state)},
                      {"cancelled", piece.is_cancelled},
                      {"tries", piece.tries},
                      {"losses", piece.losses},
                      {"worker", piece.taker},
                      {"created", support::iso_time(piece.created)},
                      {"began", moment_or_null(piece.began)},
                      {"ended", moment_or_null(piece.ended)},
                      {"error", piece.error}};
}

Result<std::optional<storage::WorkState>> state_of(http::Request const& request) {
    auto const text = request.target.query.find("state");
    auto const state = text ? storage::state_from_text<storage::WorkState>(*text) : std::nullopt;
    if (text && !state) {
        return fail(ErrorKind::invalid, "\"state\" must be waiting, running, done, failed or cancelled");
    }
    return state;
}

} // namespace

std::vector<Operation> WorkOperations::all() {
    Outcome const no_work{404, "there is no such work", "Error"};
    auto list_query = page_query();
    list_query.push_back({.name = "state", .description = "waiting, running, done, failed or cancelled"});
    return {
        {.method = Method::get,
         .path = "/work",
         .id = "listWork",
         .summary = "The arena's work, the newest first",
         .access = Access::administrator,
         .query = std::move(list_query),
         .outcomes = {{200, "the work", "WorkPage"}},
         .run = [this](Call const& call) { return list(call); }},
        {.method = Method::get,
         .path = "/work/counts",
         .id = "countWork",
         .summary = "How much work waits, runs or has failed, by priority",
         .access = Access::administrator,
         .outcomes = {{200, "the counts", "WorkCounts"}},
         .run = [this](Call const&) { return count(); }},
        {.method = Method::get,
         .path = "/work/workers",
         .id = "listWorkers",
         .summary =
             "The programs that do the arena's work: when each was heard of, and what is wrong with it",
         .access = Access::administrator,
         .outcomes = {{200, "the workers", "Workers"}},
         .run = [this](Call const&) { return workers(); }},
        {.method = Method::remove,
         .path = "/work/{id}",
         .id = "cancelWork",
         .summary = "Cancels work: what waits at once, what runs as soon as it sees it",
         .access = Access::administrator,
         .outcomes = {{200, "the work", "Work"}, no_work, {422, "it has ended already", "Error"}},
         .run = [this](Call const& call) { return cancel(call); }},
        {.method = Method::post,
         .path = "/work/{id}/retry",
         .id = "retryWork",
         .summary = "Lets work that failed for good wait again",
         .access = Access::administrator,
         .outcomes = {{200, "the work", "Work"}, no_work, {422, "it has not failed", "Error"}},
         .run = [this](Call const& call) { return retry(call); }},
    };
}

WorkOperations::Answer WorkOperations::list(Call const& call) {
    auto const page = TULKAS_TRY(read_page(call.request));
    auto const state = TULKAS_TRY(state_of(call.request));
    return page_answer(m_queue.stored().list(state, page.after, page.limit), page, &storage::Piece::id,
                       [](storage::Piece const& piece) { return to_json(piece); });
}

WorkOperations::Answer WorkOperations::count() {
    auto const counts = TULKAS_TRY(m_queue.stored().counts());
    JsonArray items;
    for (auto const& count : counts) {
        items.push_back(JsonObject{{"state", storage::to_text(count.state)},
                                   {"priority", name_of(count.priority)},
                                   {"pieces", count.pieces}});
    }
    return make_json(200, JsonObject{{"items", std::move(items)}});
}

WorkOperations::Answer WorkOperations::workers() {
    auto const workers = TULKAS_TRY(m_queue.workers());
    JsonArray items;
    for (auto const& worker : workers) {
        items.push_back(JsonObject{{"name", worker.name},
                                   {"program", worker.program},
                                   {"threads", worker.threads},
                                   {"started", support::iso_time(worker.started)},
                                   {"heard", support::iso_time(worker.heard)},
                                   {"trouble", worker.trouble.empty() ? Json() : Json(worker.trouble)}});
    }
    return make_json(200, JsonObject{{"items", std::move(items)}});
}

WorkOperations::Answer WorkOperations::show(queue::WorkId id) {
    auto const piece = m_queue.stored().find(id);
    if (!piece) {
        return pass_on(piece);
    }
    return *piece ? Answer(make_json(200, to_json(**piece)))
                  : fail(ErrorKind::not_found, "there is no work {}", id);
}

WorkOperations::Answer WorkOperations::cancel(Call const& call) {
    auto const id = TULKAS_TRY(read_number(call.values.at(0), "the id of work"));
    auto const cancelled = m_queue.cancel(id);
    if (!cancelled) {
        return pass_on(cancelled);
    }
    return *cancelled == storage::Cancelling::too_late
               ? fail(ErrorKind::refused, "work {} has ended already", id)
               : show(id);
}

WorkOperations::Answer WorkOperations::retry(Call const& call) {
    auto const id = TULKAS_TRY(read_number(call.values.at(0), "the id of work"));
    auto const done = m_queue.retry(id);
    return done ? show(id) : pass_on(done);
}

} // namespace api
