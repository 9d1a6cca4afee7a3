#include "api/worker_token_operations.hpp"

#include "api/moment.hpp"
#include "api/page.hpp"
#include "support/iso_time.hpp"

namespace api {

using http::make_json;
using http::Method;
using support::Json;
using support::JsonArray;
using support::JsonObject;

namespace {

JsonObject to_json(storage::WorkerToken const& token) {
    return {{"id", token.id},
            {"label", token.label},
            {"created", support::iso_time(token.created)},
            {"last_used", moment_or_null(token.last_used)},
            {"revoked", moment_or_null(token.revoked)},
            {"why", token.why},
            {"results", token.results},
            {"repeated", token.repeated},
            {"doubts", token.doubts}};
}

} // namespace

std::vector<Operation> WorkerTokenOperations::all() {
    return {
        {.method = Method::get,
         .path = "/work/tokens",
         .id = "listWorkerTokens",
         .summary =
             "The tokens of workers on other machines, with what is known of the workers that have them",
         .access = Access::administrator,
         .outcomes = {{200, "the tokens, also those that were revoked", "WorkerTokens"}},
         .run = [this](Call const&) { return list(); }},
        {.method = Method::post,
         .path = "/work/tokens",
         .id = "issueWorkerToken",
         .summary = "A new token for workers on another machine; its secret is shown this once",
         .access = Access::administrator,
         .body = "NewWorkerToken",
         .outcomes = {{201, "the token", "IssuedWorkerToken"}},
         .tells_secret = true,
         .run = [this](Call const& call) { return issue(call); }},
        {.method = Method::remove,
         .path = "/work/tokens/{id}",
         .id = "revokeWorkerToken",
         .summary = "Revokes a worker's token: what its workers hold goes to others at once",
         .access = Access::administrator,
         .outcomes = {{204, "it is revoked", ""}, {404, "there is no such token in use", "Error"}},
         .run = [this](Call const& call) { return revoke(call); }},
    };
}

WorkerTokenOperations::Answer WorkerTokenOperations::list() {
    auto const tokens = TULKAS_TRY(m_tokens.list());
    JsonArray items;
    for (auto const& token : tokens) {
        items.emplace_back(to_json(token));
    }
    return make_json(200, JsonObject{{"items", std::move(items)}});
}

WorkerTokenOperations::Answer WorkerTokenOperations::issue(Call const& call) {
    auto const issued = TULKAS_TRY(m_tokens.issue(std::string(call.body.at("label").as_string()), call.now));
    return make_json(201, JsonObject{{"id", issued.id}, {"token", issued.secret}});
}

WorkerTokenOperations::Answer WorkerTokenOperations::revoke(Call const& call) {
    auto const id = TULKAS_TRY(read_number(call.values.at(0), "the id of a token"));
    TULKAS_TRY(m_tokens.revoke(id, "", call.now));
    m_revoked(id);
    return http::make_empty();
}

} // namespace api
