// The second factor: setting it up, and removing it.
#include "api/errors.hpp"
#include "api/page.hpp"
#include "api/people_operations.hpp"

#include <fmt/format.h>

#include <chrono>

namespace api {

using http::make_empty;
using http::make_json;
using http::Method;
using support::ErrorKind;
using support::fail;
using support::JsonArray;
using support::JsonObject;

namespace {

std::string code_in(Call const& call) {
    return std::string(call.body.at("code").as_string());
}

} // namespace

std::vector<Operation> PeopleOperations::of_second_factor() {
    return {
        {.method = Method::get,
         .path = "/second-factor",
         .id = "showSecondFactor",
         .summary = "Whether one has a second factor",
         .access = Access::user,
         .outcomes = {{200, "how it is", "SecondFactorState"}},
         .run = [this](Call const& call) { return show_second_factor(call); }},
        {.method = Method::post,
         .path = "/second-factor",
         .id = "beginSecondFactor",
         .summary = "Makes the secret for an authenticator app; it counts when it is confirmed",
         .access = Access::user,
         .body = "SecondFactorWish",
         .outcomes = {{201, "the secret", "SecondFactorSecret"},
                      {403, "the password is not right", "Error"},
                      {409, "one has a second factor already", "Error"}},
         .tells_secret = true,
         .hashes_password = true,
         .run = [this](Call const& call) { return begin_second_factor(call); }},
        {.method = Method::put,
         .path = "/second-factor",
         .id = "confirmSecondFactor",
         .summary = "Confirms it with a code of the app; from now on a login needs one",
         .access = Access::user,
         .body = "SecondFactorCode",
         .outcomes = {{200, "the recovery codes, told this once", "RecoveryCodes"},
                      {403, "the code is not right", "Error"},
                      {409, "nothing waits to be confirmed", "Error"},
                      {422, "too many wrong codes", "Error"}},
         .run = [this](Call const& call) { return confirm_second_factor(call); }},
        {.method = Method::post,
         .path = "/second-factor/removal",
         .id = "removeSecondFactor",
         .summary = "Removes one's second factor, with a code of it",
         .access = Access::user,
         .body = "SecondFactorCode",
         .outcomes = {{204, "removed", ""}, {403, "the code is not right", "Error"}},
         .run = [this](Call const& call) { return remove_second_factor(call); }},
        {.method = Method::remove,
         .path = "/people/{id}/second-factor",
         .id = "removeSecondFactorOf",
         .summary = "Removes the second factor of somebody who has lost it, and ends their sessions",
         .access = Access::administrator,
         .outcomes = {{204, "removed", ""},
                      {404, "there is no such account", "Error"},
                      {422, "it is one's own account", "Error"}},
         .run = [this](Call const& call) { return remove_second_factor_of(call); }},
    };
}

PeopleOperations::Answer PeopleOperations::show_second_factor(Call const& call) {
    auto const left = TULKAS_TRY(m_entrance.second_factor().recovery_codes(call.person->id));
    return make_json(200, JsonObject{{"enabled", call.person->has_second_factor}, {"recovery_codes", left}});
}

PeopleOperations::Answer PeopleOperations::begin_second_factor(Call const& call) {
    // Whoever has got hold of a session must not tie the account to an app of theirs.
    return m_guard.check_again(call, [&]() -> Answer {
        TULKAS_TRY(m_account_manager.verify(*call.person, std::string(call.body.at("password").as_string())));
        auto const begun = TULKAS_TRY(m_entrance.second_factor().begin(*call.person, call.now));
        return make_json(201, JsonObject{{"secret", begun.secret}, {"uri", begun.uri}});
    });
}

PeopleOperations::Answer PeopleOperations::confirm_second_factor(Call const& call) {
    auto const codes = TULKAS_TRY(m_entrance.second_factor().confirm(*call.person, code_in(call), call.now));
    return make_json(200, JsonObject{{"codes", JsonArray(codes.begin(), codes.end())}});
}

PeopleOperations::Answer PeopleOperations::remove_second_factor(Call const& call) {
    auto const checked =
        TULKAS_TRY(m_entrance.second_factor().check(call.person->id, code_in(call), call.now));
    if (checked == people::CodeCheck::too_many) {
        return too_many("too many wrong codes; wait a few minutes", std::chrono::seconds(60));
    }
    if (checked == people::CodeCheck::wrong) {
        return fail(ErrorKind::denied, "the code is wrong, or was used already");
    }
    TULKAS_TRY(m_entrance.second_factor().remove(call.person->id));
    return make_empty();
}

PeopleOperations::Answer PeopleOperations::remove_second_factor_of(Call const& call) {
    auto const id = TULKAS_TRY(read_number(call.values.at(0), "the account's id"));
    if (id == call.person->id) {
        return fail(ErrorKind::refused, "to remove your own second factor, enter one of its codes");
    }
    auto const account = TULKAS_TRY(m_accounts.find(id));
    if (!account) {
        return fail(ErrorKind::not_found, "there is no account {}", id);
    }
    TULKAS_TRY(m_entrance.second_factor().remove(id));
    TULKAS_TRY(m_entrance.log_out_everywhere(id));
    m_note(call, fmt::format("removed the second factor of account {}", id));
    return make_empty();
}

} // namespace api
