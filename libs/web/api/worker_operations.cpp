#include "api/worker_operations.hpp"

#include "api/body.hpp"
#include "api/page.hpp"
#include "api/schema.hpp"
#include "fleet/reported_text.hpp"
#include "support/version.hpp"

#include <array>

namespace api {

using http::make_json;
using http::Method;
using support::ErrorKind;
using support::fail;
using support::JsonArray;
using support::JsonObject;
using support::Result;

namespace {

constexpr std::array<std::string_view, 3> priority_names{"judging", "tournament", "ladder"};
constexpr std::array<std::string_view, 4> ending_names{"done", "failed", "given_back", "left"};
constexpr std::array<std::string_view, 4> receipt_names{"checking", "settled", "full", "lost"};
constexpr std::array<std::string_view, 3> standing_names{"running", "checking", "cancelled"};

// Of texts that fit the schema.
template <typename Value, std::size_t count>
Value value_of(std::array<std::string_view, count> const& names, std::string_view name) {
    return static_cast<Value>(std::ranges::find(names, name) - names.begin());
}

template <typename Value, std::size_t count>
std::string_view name_in(std::array<std::string_view, count> const& names, Value value) {
    return names.at(static_cast<std::size_t>(value));
}

std::string text_in(JsonObject const& body, std::string_view key) {
    return std::string(body.at(key).as_string());
}

std::vector<std::string> texts_in(JsonObject const& body, std::string_view key) {
    std::vector<std::string> texts;
    for (auto const& text : body.at(key).as_array()) {
        texts.emplace_back(text.as_string());
    }
    return texts;
}

fleet::Who who_in(Call const& call, JsonObject const& body) {
    return {.token = call.worker.value_or(0), .worker = text_in(body, "worker")};
}

JsonObject to_json(fleet::Leased const& leased) {
    auto const& piece = leased.piece;
    return {
        {"id", piece.id},        {"take", piece.takes},
        {"kind", piece.kind},    {"priority", priority_names.at(static_cast<std::size_t>(piece.priority))},
        {"group", leased.group}, {"tries", piece.tries},
        {"order", leased.order}};
}

fleet::Report report_from(JsonObject const& item) {
    return {.id = item.at("id").as_int64(),
            .take = static_cast<int>(item.at("take").as_int64()),
            .ending = value_of<fleet::Ending>(ending_names, text_in(item, "ending")),
            .report = item.contains("report") ? item.at("report").as_object() : JsonObject(),
            .error = item.contains("error") ? fleet::reported_output(text_in(item, "error")) : std::string()};
}

// A worker that says when it has nothing to do.
class HintStream final : public http::SocketListener,
                         public live::Watcher,
                         public std::enable_shared_from_this<HintStream> {
public:
    HintStream(fleet::Hints& hints, std::int64_t token) : m_hints(hints), m_token(token) {}

    void opened(std::shared_ptr<http::Socket> socket) override {
        m_socket = std::move(socket);
        m_hints.enter(m_token, shared_from_this());
    }
    void received(std::string_view text) override {
        if (text == "idle") {
            m_hints.wait(shared_from_this());
        }
    }
    void closed() override { m_hints.leave(shared_from_this()); }

    void tell(live::Text const& text) override { m_socket->send(text); }
    void lost() override { m_socket->close(http::CloseReason::going_away); }

private:
    fleet::Hints& m_hints;
    std::int64_t m_token;
    std::shared_ptr<http::Socket> m_socket;
};

} // namespace

std::vector<Operation> WorkerOperations::all() {
    Outcome const not_its_own{409, "the piece is not this worker's, or not any more", "Error"};
    return {
        {.method = Method::post,
         .path = "/worker/hello",
         .id = "workerHello",
         .summary = "A worker says that it is there, and learns how long a lease lasts",
         .access = Access::worker,
         .body = "WorkerHello",
         .outcomes = {{200, "it is welcome", "WorkerWelcome"},
                      {422, "it is of another version, or there are too many with its token", "Error"}},
         .run = [this](Call const& call) { return hello(call); }},
        {.method = Method::post,
         .path = "/worker/leave",
         .id = "workerLeave",
         .summary = "A worker ends in order, and nobody shall miss it",
         .access = Access::worker,
         .body = "WorkerName",
         .outcomes = {{204, "it is forgotten", ""}},
         .run = [this](Call const& call) { return leave(call); }},
        {.method = Method::post,
         .path = "/worker/leases",
         .id = "leaseWork",
         .summary = "Leases the next pieces of work, with all that their worker needs to know",
         .access = Access::worker,
         .body = "WorkerWish",
         .outcomes = {{200, "the pieces; none if there is no work", "LeasedWorkList"}},
         .run = [this](Call const& call) { return lease(call); }},
        {.method = Method::get,
         .path = "/worker/hints",
         .id = "streamHints",
         .summary = "A WebSocket for a worker with nothing to do: it sends \"idle\", and is sent \"work\" "
                    "once when it should ask again",
         .access = Access::worker,
         .outcomes = {{101, "goes on as a WebSocket", ""}},
         .open = [this](Call const& call) { return hints(call); }},
        {.method = Method::post,
         .path = "/worker/leases/renew",
         .id = "renewLeases",
         .summary = "Lets all leases of a worker begin anew, and lists what it holds",
         .access = Access::worker,
         .body = "WorkerName",
         .outcomes = {{200, "what it holds", "HeldWorkList"}},
         .run = [this](Call const& call) { return renew(call); }},
        {.method = Method::post,
         .path = "/worker/reports",
         .id = "reportWork",
         .summary = "Reports how pieces ended; what is done is checked before it counts. The body is "
                    "WorkerReports",
         .access = Access::worker,
         .body_type = "application/json",
         .outcomes = {{200, "what became of each report", "WorkerReceipts"},
                      {400, "what was sent is not what it should be", "Error"}},
         .run = [this](Call const& call) { return report(call); }},
        {.method = Method::post,
         .path = "/worker/progress",
         .id = "tellOfGames",
         .summary = "Says how far the games have come that a worker plays, for those who watch them, and "
                    "learns whose moves somebody wants to see. The body is WorkerProgress",
         .access = Access::worker,
         .body_type = "application/json",
         .outcomes = {{200, "what should be sent next", "WantedProgress"},
                      {400, "what was sent is not what it should be", "Error"}},
         .run = [this](Call const& call) { return progress(call); }},
        {.method = Method::post,
         .path = "/worker/pieces/{id}/events",
         .id = "tellOfWork",
         .summary = "Says how a piece goes, or asks whether a nickname may be used",
         .access = Access::worker,
         .body = "WorkerEvent",
         .outcomes = {{204, "it was heard, or it may be used", ""},
                      not_its_own,
                      {422, "it may not be used", "Error"}},
         .run = [this](Call const& call) { return hear(call); }},
        {.method = Method::get,
         .path = "/worker/pieces/{id}/contents/{hash}",
         .id = "getWorkContent",
         .summary = "A content that a leased piece needs",
         .access = Access::worker,
         .query = {{.name = "worker", .description = "the worker's name", .is_required = true},
                   {.name = "take",
                    .type = ParameterType::number,
                    .description = "of the lease",
                    .is_required = true}},
         .outcomes = {{200, "its bytes", "", "application/octet-stream"}, not_its_own},
         .run = [this](Call const& call) { return content(call); }},
    };
}

WorkerOperations::Answer WorkerOperations::hello(Call const& call) {
    if (auto const version = text_in(call.body, "version"); version != support::version) {
        return fail(ErrorKind::refused,
                    "the arena has version {} and this worker {}; both must have the same", support::version,
                    version);
    }
    auto const who = who_in(call, call.body);
    auto const threads = static_cast<int>(call.body.at("threads").as_int64());
    TULKAS_TRY(m_gateway.note(who, threads, fleet::reported_output(text_in(call.body, "trouble"))));
    return make_json(200, JsonObject{{"lease_seconds", m_gateway.lease_time().count()}});
}

WorkerOperations::Answer WorkerOperations::leave(Call const& call) {
    TULKAS_TRY(m_gateway.forget(who_in(call, call.body)));
    return http::make_empty();
}

WorkerOperations::Answer WorkerOperations::lease(Call const& call) {
    fleet::Wish wish{.kinds = texts_in(call.body, "kinds"),
                     .but_not_of = texts_in(call.body, "but_not_of"),
                     .most = static_cast<int>(call.body.at("most").as_int64())};
    for (auto const& name : texts_in(call.body, "priorities")) {
        wish.priorities.push_back(value_of<queue::Priority>(priority_names, name));
    }
    auto const leased = TULKAS_TRY(m_gateway.lease(who_in(call, call.body), wish));
    JsonArray items;
    for (auto const& piece : leased) {
        items.emplace_back(to_json(piece));
    }
    return make_json(200, JsonObject{{"items", std::move(items)}});
}

Result<std::shared_ptr<http::SocketListener>> WorkerOperations::hints(Call const& call) {
    return std::make_shared<HintStream>(m_gateway.hints(), call.worker.value());
}

WorkerOperations::Answer WorkerOperations::renew(Call const& call) {
    auto const held = TULKAS_TRY(m_gateway.renew(who_in(call, call.body)));
    JsonArray items;
    for (auto const& piece : held) {
        items.push_back(JsonObject{
            {"id", piece.id}, {"take", piece.take}, {"standing", name_in(standing_names, piece.standing)}});
    }
    return make_json(200, JsonObject{{"items", std::move(items)}});
}

WorkerOperations::Answer WorkerOperations::report(Call const& call) {
    auto const body = TULKAS_TRY(read_body(call.request, "WorkerReports"));
    auto const& reports = body.at("items").as_array();
    JsonArray items;
    for (auto const& item : reports) {
        auto report = report_from(item.as_object());
        report.bytes = call.request.body.size() / reports.size();
        auto const id = report.id;
        auto const receipt = TULKAS_TRY(m_gateway.report(who_in(call, body), std::move(report)));
        items.push_back(JsonObject{{"id", id}, {"receipt", name_in(receipt_names, receipt)}});
    }
    return make_json(200, JsonObject{{"items", std::move(items)}});
}

WorkerOperations::Answer WorkerOperations::progress(Call const& call) {
    auto const body = TULKAS_TRY(read_body(call.request, "WorkerProgress"));
    std::vector<fleet::Gateway::Progress> games;
    for (auto const& item : body.at("items").as_array()) {
        auto const& game = item.as_object();
        games.push_back({.id = game.at("id").as_int64(),
                         .take = static_cast<int>(game.at("take").as_int64()),
                         .said = game});
    }
    auto const wanted = TULKAS_TRY(m_gateway.progress(who_in(call, body), games));
    JsonArray items;
    for (auto const& one : wanted) {
        items.push_back(one ? support::Json(*one) : support::Json());
    }
    return make_json(200, JsonObject{{"items", std::move(items)}});
}

WorkerOperations::Answer WorkerOperations::hear(Call const& call) {
    auto const id = TULKAS_TRY(read_number(call.values.at(0), "the id of work"));
    auto const piece = TULKAS_TRY(
        m_gateway.held(who_in(call, call.body), id, static_cast<int>(call.body.at("take").as_int64())));
    TULKAS_TRY(m_gateway.hear(piece, call.body.at("event").as_object()));
    return http::make_empty();
}

WorkerOperations::Answer WorkerOperations::content(Call const& call) {
    auto const& query = call.request.target.query;
    auto const id = TULKAS_TRY(read_number(call.values.at(0), "the id of work"));
    auto const take = TULKAS_TRY(read_number(query.find("take").value_or(""), "take"));
    fleet::Who const who{.token = call.worker.value_or(0),
                         .worker = std::string(query.find("worker").value_or(""))};
    auto const piece = TULKAS_TRY(m_gateway.held(who, id, static_cast<int>(take)));
    auto bytes = TULKAS_TRY(m_gateway.content(piece, call.values.at(1)));
    return http::make_response(200, "application/octet-stream", std::move(bytes));
}

} // namespace api
