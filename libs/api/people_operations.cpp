#include "api/people_operations.hpp"

#include "api/page.hpp"
#include "api/people_json.hpp"
#include "api/visitor.hpp"

#include <boost/algorithm/string/case_conv.hpp>

#include <iterator>

namespace api {

using http::make_json;
using http::Method;
using http::Response;
using support::ErrorKind;
using support::fail;
using support::JsonArray;
using support::JsonObject;
using support::Result;

namespace {

constexpr people::Rate logins{.burst = 10, .a_minute = 6};
constexpr people::Rate registrations{.burst = 5, .a_minute = 1};

std::string text(Call const& call, std::string_view field) {
    return std::string(call.body.at(field).as_string());
}

people::Credentials credentials(Call const& call) {
    return {text(call, "name"), text(call, "password")};
}

Field const name_field{"name", FieldKind::text, "2 to 30 letters, digits, dots, dashes and underscores",
                       true};
Field const password_field{"password", FieldKind::text, "10 to 200 characters", true};
Field const link_field{"link", FieldKind::text, "the secret in the link that was handed out", true};

Response nothing() {
    return http::make_response(204, "", "");
}

Response too_many() {
    return http::make_error(429, "too_many", "too many attempts; wait a few minutes");
}

} // namespace

PeopleOperations::PeopleOperations(storage::Database& database, people::Registry& registry,
                                   people::Entrance& entrance)
    : m_accounts(database),
      m_tokens(database),
      m_registry(registry),
      m_entrance(entrance),
      m_logins(logins),
      m_registrations(registrations) {}

std::vector<Operation> PeopleOperations::all() {
    std::vector<Operation> operations;
    for (auto part : {of_everybody(), of_users(), of_administrators()}) {
        std::ranges::move(part, std::back_inserter(operations));
    }
    return operations;
}

std::vector<Operation> PeopleOperations::of_everybody() {
    return {
        {Method::post,
         "/people",
         "register",
         "Makes an account and logs it in",
         Access::anybody,
         {name_field, password_field},
         {{201, "the new person; the session is in the cookie", "Person"},
          {409, "the name is taken", "Error"},
          {422, "there is no administrator yet", "Error"}},
         [this](Call const& call) { return register_person(call); }},
        {Method::post,
         "/first-administrator",
         "becomeFirstAdministrator",
         "Makes the first account of a new installation, with the link printed at its start",
         Access::anybody,
         {link_field, name_field, password_field},
         {{201, "the administrator; the session is in the cookie", "Person"},
          {404, "the link is void", "Error"}},
         [this](Call const& call) { return become_first(call); }},
        {Method::post,
         "/session",
         "logIn",
         "Logs in",
         Access::anybody,
         {name_field, password_field},
         {{201, "the person; the session is in the cookie", "Person"},
          {401, "the name or the password is not right", "Error"}},
         [this](Call const& call) { return log_in(call); }},
        {Method::post,
         "/new-password",
         "resetPassword",
         "Sets a new password with a link given out by an administrator",
         Access::anybody,
         {link_field, password_field},
         {{204, "the password is set; all sessions of the account are over", ""},
          {404, "the link is void", "Error"}},
         [this](Call const& call) { return reset_password(call); }},
    };
}

std::vector<Operation> PeopleOperations::of_users() {
    return {
        {Method::get,
         "/session",
         "whoAmI",
         "Who is logged in",
         Access::user,
         {},
         {{200, "the person", "Person"}},
         [](Call const& call) -> Answer { return make_json(200, to_json(*call.person)); }},
        {Method::remove,
         "/session",
         "logOut",
         "Logs out",
         Access::user,
         {},
         {{204, "logged out", ""}},
         [this](Call const& call) { return log_out(call); }},
        {Method::put,
         "/password",
         "changePassword",
         "Changes one's password and ends one's other sessions",
         Access::user,
         {{"old", FieldKind::text, "the password so far", true}, password_field},
         {{204, "changed", ""}, {403, "the old password is not right", "Error"}},
         [this](Call const& call) { return change_password(call); }},
        {Method::get,
         "/tokens",
         "listTokens",
         "One's tokens for programs, without their secrets",
         Access::user,
         {},
         {{200, "the tokens", "Tokens"}},
         [this](Call const& call) { return list_tokens(call); }},
        {Method::post,
         "/tokens",
         "addToken",
         "Makes a token; its secret is told this once",
         Access::user,
         {{"label", FieldKind::text, "what it is for, 1 to 60 characters", true}},
         {{201, "the secret", "NewToken"}},
         [this](Call const& call) { return add_token(call); }},
        {Method::remove,
         "/tokens/{id}",
         "removeToken",
         "Makes a token void",
         Access::user,
         {},
         {{204, "removed", ""},
          {400, "the id is no number", "Error"},
          {404, "one has no such token", "Error"}},
         [this](Call const& call) { return remove_token(call); }},
    };
}

std::vector<Operation> PeopleOperations::of_administrators() {
    return {
        {Method::get,
         "/people",
         "listPeople",
         "All accounts, page by page",
         Access::administrator,
         {},
         {{200, "a page of accounts", "Accounts"}},
         [this](Call const& call) { return list_people(call); },
         nullptr,
         page_query()},
        {Method::patch,
         "/people/{id}",
         "changePerson",
         "Sets an account's role, or whether it is disabled",
         Access::administrator,
         {{"role", FieldKind::text, "user, author, organiser or administrator", false},
          {"disabled", FieldKind::boolean, "a disabled account cannot log in", false}},
         {{200, "the account", "Account"},
          {404, "there is no such account", "Error"},
          {422, "it is one's own account", "Error"}},
         [this](Call const& call) { return change_person(call); }},
        {Method::post,
         "/people/{id}/new-password-link",
         "makeResetLink",
         "A link with which the account's password is set anew",
         Access::administrator,
         {},
         {{201, "the secret of the link", "Link"},
          {400, "the id is no number", "Error"},
          {404, "there is no such account", "Error"}},
         [this](Call const& call) { return make_reset_link(call); }},
    };
}

PeopleOperations::Answer PeopleOperations::admit(Call const& call, Result<people::Person> const& person) {
    if (!person) {
        return pass_on(person);
    }
    auto const admission = m_entrance.admit(*person, call.now);
    return admission ? Answer(welcome(call, *admission)) : pass_on(admission);
}

Response PeopleOperations::welcome(Call const& call, people::Admission const& admission) const {
    m_hear_admission(call, admission.person);
    auto response = make_json(201, to_json(admission.person));
    set_session(call.request, response, admission.session);
    return response;
}

PeopleOperations::Answer PeopleOperations::register_person(Call const& call) {
    if (!m_registrations.take(call.request.peer, call.now)) {
        return too_many();
    }
    return admit(call, m_registry.add(credentials(call), call.now));
}

PeopleOperations::Answer PeopleOperations::become_first(Call const& call) {
    return admit(call, m_registry.become_first(text(call, "link"), credentials(call), call.now));
}

PeopleOperations::Answer PeopleOperations::log_in(Call const& call) {
    auto const given = credentials(call);
    // By name as well: many addresses do not make many guesses.
    if (!m_logins.take("address " + call.request.peer, call.now) ||
        !m_logins.take("name " + boost::to_lower_copy(given.name), call.now)) {
        return too_many();
    }
    auto const admission = m_entrance.log_in(given, call.now);
    if (!admission && admission.error().kind == ErrorKind::denied) {
        return http::make_error(401, "not_admitted", admission.error().message);
    }
    return admission ? Answer(welcome(call, *admission)) : pass_on(admission);
}

PeopleOperations::Answer PeopleOperations::log_out(Call const& call) {
    if (auto const out = m_entrance.log_out(call.session); !out) {
        return pass_on(out);
    }
    auto response = nothing();
    end_session(call.request, response);
    return response;
}

PeopleOperations::Answer PeopleOperations::reset_password(Call const& call) {
    auto const reset = m_registry.reset_password(text(call, "link"), text(call, "password"), call.now);
    return reset ? Answer(nothing()) : pass_on(reset);
}

PeopleOperations::Answer PeopleOperations::change_password(Call const& call) {
    // Whoever has got hold of a session must not guess the password at leisure.
    if (!m_logins.take("name " + boost::to_lower_copy(call.person->name), call.now)) {
        return too_many();
    }
    auto const changed =
        m_registry.change_password(*call.person, text(call, "old"), text(call, "password"), call.session);
    return changed ? Answer(nothing()) : pass_on(changed);
}

PeopleOperations::Answer PeopleOperations::list_tokens(Call const& call) {
    auto const tokens = m_tokens.list(call.person->id);
    if (!tokens) {
        return pass_on(tokens);
    }
    JsonArray items;
    for (auto const& token : *tokens) {
        items.push_back(to_json(token));
    }
    return make_json(200, JsonObject{{"items", std::move(items)}});
}

PeopleOperations::Answer PeopleOperations::add_token(Call const& call) {
    auto const secret = m_entrance.new_token(*call.person, text(call, "label"), call.now);
    return secret ? Answer(make_json(201, JsonObject{{"token", *secret}})) : pass_on(secret);
}

PeopleOperations::Answer PeopleOperations::remove_token(Call const& call) {
    auto const id = read_number(call.values.at(0), "the token's id");
    if (!id) {
        return pass_on(id);
    }
    auto const removed = m_tokens.remove(call.person->id, *id);
    return removed ? Answer(nothing()) : pass_on(removed);
}

PeopleOperations::Answer PeopleOperations::list_people(Call const& call) {
    auto const page = read_page(call.request);
    if (!page) {
        return pass_on(page);
    }
    auto const accounts = m_accounts.list(page->after, page->limit);
    if (!accounts) {
        return pass_on(accounts);
    }
    JsonArray items;
    for (auto const& account : *accounts) {
        items.push_back(to_json(account));
    }
    return make_json(200, page_of(std::move(items), *page, accounts->empty() ? 0 : accounts->back().id));
}

PeopleOperations::Answer PeopleOperations::change_person(Call const& call) {
    auto const id = read_number(call.values.at(0), "the account's id");
    if (!id) {
        return pass_on(id);
    }
    if (*id == call.person->id) {
        return fail(ErrorKind::refused, "one's own role and account are changed by another administrator");
    }
    if (call.body.contains("role")) {
        auto const role = people::role_from_text(text(call, "role"));
        if (!role || *role == people::Role::guest) {
            return fail(ErrorKind::invalid, "role is user, author, organiser or administrator");
        }
        if (auto const set = m_accounts.set_role(*id, std::string(to_text(*role))); !set) {
            return pass_on(set);
        }
    }
    if (auto const* const disabled = call.body.if_contains("disabled")) {
        auto const since = disabled->as_bool() ? std::optional(call.now) : std::nullopt;
        if (auto const set = m_accounts.set_disabled(*id, since); !set) {
            return pass_on(set);
        }
    }
    auto const account = m_accounts.find(*id);
    if (!account) {
        return pass_on(account);
    }
    return *account ? Answer(make_json(200, to_json(**account)))
                    : fail(ErrorKind::not_found, "there is no account {}", *id);
}

PeopleOperations::Answer PeopleOperations::make_reset_link(Call const& call) {
    auto const id = read_number(call.values.at(0), "the account's id");
    if (!id) {
        return pass_on(id);
    }
    auto const secret = m_registry.reset_link(*id, call.now);
    return secret ? Answer(make_json(201, JsonObject{{"link", *secret}})) : pass_on(secret);
}

} // namespace api
