#include "api/people_operations.hpp"

#include "api/page.hpp"
#include "api/people_json.hpp"

namespace api {

using http::Method;

namespace {

constexpr people::Rate logins{.burst = 10, .a_minute = 6};
constexpr people::Rate registrations{.burst = 5, .a_minute = 1};

Field const name_field{"name", FieldKind::text, "2 to 30 letters, digits, dots, dashes and underscores",
                       true};
Field const password_field{"password", FieldKind::text, "10 to 200 characters", true};
Field const link_field{"link", FieldKind::text, "the secret in the link that was handed out", true};

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
    return joined({of_everybody(), of_users(), of_administrators()});
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
         [](Call const& call) -> Answer { return http::make_json(200, to_json(*call.person)); }},
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
         {{204, "removed", ""}, {404, "one has no such token", "Error"}},
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
         {{201, "the secret of the link", "Link"}, {404, "there is no such account", "Error"}},
         [this](Call const& call) { return make_reset_link(call); }},
    };
}

} // namespace api
