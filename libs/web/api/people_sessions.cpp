// By what people are recognised: their sessions and their tokens.
#include "api/moment.hpp"
#include "api/page.hpp"
#include "api/people_json.hpp"
#include "api/people_operations.hpp"
#include "api/visitor.hpp"

namespace api {

using http::make_empty;
using http::make_json;
using http::Method;
using support::ErrorKind;
using support::fail;
using support::JsonArray;
using support::JsonObject;
using support::Result;

namespace {

Result<people::TokenWish> token_wish(Call const& call) {
    people::TokenWish wish{.label = std::string(call.body.at("label").as_string())};
    if (auto const* const scopes = call.body.if_contains("scopes")) {
        wish.scopes.emplace();
        for (auto const& scope : scopes->as_array()) {
            wish.scopes->add(*people::scope_from_text(scope.as_string())); // the schema knows them
        }
    }
    if (auto const* const expires = call.body.if_contains("expires")) {
        auto const moment = TULKAS_TRY(moment_from_text(expires->as_string(), "expires"));
        wish.expires = moment;
    }
    return wish;
}

// {"items": […]}
template <typename Item>
http::Response list_of(std::vector<Item> const& items) {
    JsonArray list;
    for (auto const& item : items) {
        list.push_back(to_json(item));
    }
    return make_json(200, JsonObject{{"items", std::move(list)}});
}

} // namespace

std::vector<Operation> PeopleOperations::of_sessions() {
    return {
        {.method = Method::get,
         .path = "/sessions",
         .id = "listSessions",
         .summary = "Where one is logged in",
         .access = Access::user,
         .outcomes = {{200, "the sessions, the last used first", "Sessions"}},
         .run = [this](Call const& call) { return list_sessions(call); }},
        {.method = Method::remove,
         .path = "/sessions",
         .id = "logOutEverywhere",
         .summary = "Ends all of one's sessions and streams, this one too",
         .access = Access::user,
         .outcomes = {{204, "logged out", ""}},
         .run = [this](Call const& call) { return log_out_everywhere(call); }},
        {.method = Method::remove,
         .path = "/sessions/{session}",
         .id = "endSession",
         .summary = "Ends one of one's sessions and its streams",
         .access = Access::user,
         .outcomes = {{204, "ended", ""}, {404, "one has no such session", "Error"}},
         .run = [this](Call const& call) { return end_one_session(call); }},
    };
}

std::vector<Operation> PeopleOperations::of_tokens() {
    return {
        {.method = Method::get,
         .path = "/tokens",
         .id = "listTokens",
         .summary = "One's tokens for programs, without their secrets",
         .access = Access::user,
         .outcomes = {{200, "the tokens", "Tokens"}},
         .run = [this](Call const& call) { return list_tokens(call); }},
        {.method = Method::post,
         .path = "/tokens",
         .id = "addToken",
         .summary = "Makes a token, limited to scopes and a time if wanted; its secret is told this once",
         .access = Access::user,
         .body = "TokenWish",
         .outcomes = {{201, "the secret", "NewToken"}},
         .tells_secret = true,
         .run = [this](Call const& call) { return add_token(call); }},
        {.method = Method::remove,
         .path = "/tokens/{id}",
         .id = "removeToken",
         .summary = "Makes a token void, and ends what is open with it",
         .access = Access::user,
         .outcomes = {{204, "removed", ""}, {404, "one has no such token", "Error"}},
         .run = [this](Call const& call) { return remove_token(call); }},
    };
}

PeopleOperations::Answer PeopleOperations::list_sessions(Call const& call) {
    auto const sessions = TULKAS_TRY(m_entrance.sessions_of(*call.person, call.session, call.now));
    return list_of(sessions);
}

PeopleOperations::Answer PeopleOperations::log_out_everywhere(Call const& call) {
    TULKAS_TRY(m_entrance.log_out_everywhere(call.person->id));
    auto response = make_empty();
    api::end_session(call.request, response);
    return response;
}

PeopleOperations::Answer PeopleOperations::end_one_session(Call const& call) {
    TULKAS_TRY(m_entrance.end_session(*call.person, call.values.at(0), call.now));
    return make_empty();
}

PeopleOperations::Answer PeopleOperations::list_tokens(Call const& call) {
    auto const tokens = TULKAS_TRY(m_tokens.list(call.person->id));
    return list_of(tokens);
}

PeopleOperations::Answer PeopleOperations::add_token(Call const& call) {
    auto const wish = TULKAS_TRY(token_wish(call));
    auto const secret = TULKAS_TRY(m_entrance.new_token(*call.person, wish, call.now));
    return make_json(201, JsonObject{{"token", secret}});
}

PeopleOperations::Answer PeopleOperations::remove_token(Call const& call) {
    auto const id = TULKAS_TRY(read_number(call.values.at(0), "the token's id"));
    TULKAS_TRY(m_entrance.remove_token(*call.person, id));
    return make_empty();
}

} // namespace api
