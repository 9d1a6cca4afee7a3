#include "api/people_operations.hpp"

#include "api/page.hpp"
#include "api/people_json.hpp"

namespace api {

using http::Method;

PeopleOperations::PeopleOperations(storage::Database& database, people::AccountManager& account_manager,
                                   people::Entrance& entrance, LoginGuard& guard)
    : m_accounts(database),
      m_tokens(database),
      m_account_manager(account_manager),
      m_entrance(entrance),
      m_guard(guard) {}

std::vector<Operation> PeopleOperations::all() {
    return joined(
        {of_everybody(), of_users(), of_sessions(), of_tokens(), of_second_factor(), of_administrators()});
}

std::vector<Operation> PeopleOperations::of_everybody() {
    return {
        {.method = Method::post,
         .path = "/people",
         .id = "register",
         .summary = "Makes an account and logs it in; with an invitation code where registration needs one",
         .access = Access::anybody,
         .body = "NewPerson",
         .outcomes = {{201, "the new person; the session is in the cookie", "Person"},
                      {403,
                       "registration is closed, the invitation code cannot be used, or the page of another "
                       "site asked",
                       "Error"},
                      {409, "the name is taken", "Error"},
                      {422, "there is no administrator yet", "Error"}},
         .hashes_password = true,
         .run = [this](Call const& call) { return register_person(call); }},
        {.method = Method::get,
         .path = "/registration",
         .id = "showRegistration",
         .summary = "Who may register",
         .access = Access::anybody,
         .outcomes = {{200, "everybody, people with an invitation code, or nobody", "Registration"}},
         .run = [this](Call const& /*call*/) { return show_registration(); }},
        {.method = Method::post,
         .path = "/first-administrator",
         .id = "becomeFirstAdministrator",
         .summary = "Makes the first account of a new installation, with the link printed at its start",
         .access = Access::anybody,
         .body = "FirstAdministrator",
         .outcomes = {{201, "the administrator; the session is in the cookie", "Person"},
                      {404, "the link is void", "Error"}},
         .hashes_password = true,
         .run = [this](Call const& call) { return become_first(call); }},
        {.method = Method::post,
         .path = "/session",
         .id = "logIn",
         .summary = "Logs in",
         .access = Access::anybody,
         .body = "Login",
         .outcomes =
             {{201, "the person; the session is in the cookie", "Person"},
              {401,
               "the name or the password is not right; or the code, if it says second_factor_needed or "
               "wrong_code",
               "Error"}},
         .hashes_password = true,
         .run = [this](Call const& call) { return log_in(call); }},
        {.method = Method::post,
         .path = "/new-password",
         .id = "resetPassword",
         .summary = "Sets a new password with a link that was mailed, or given out by an administrator; it "
                    "works once",
         .access = Access::anybody,
         .body = "PasswordReset",
         .outcomes = {{204, "the password is set; all sessions of the account are over", ""},
                      {404, "the link is void", "Error"}},
         .hashes_password = true,
         .run = [this](Call const& call) { return reset_password(call); }},
    };
}

std::vector<Operation> PeopleOperations::of_users() {
    return {
        {.method = Method::get,
         .path = "/session",
         .id = "whoAmI",
         .summary = "Who is logged in",
         .access = Access::user,
         .outcomes = {{200, "the person", "Person"}},
         .run = [](Call const& call) -> Answer { return http::make_json(200, to_json(*call.person)); }},
        {.method = Method::remove,
         .path = "/session",
         .id = "logOut",
         .summary = "Logs out, which ends the streams of this session too",
         .access = Access::user,
         .outcomes = {{200, "logged out here; the address to log out at the institution too", "Elsewhere"},
                      {204, "logged out", ""}},
         .run = [this](Call const& call) { return log_out(call); }},
        {.method = Method::put,
         .path = "/display-name",
         .id = "changeDisplayName",
         .summary = "Sets what one is called where one is shown, in any script; \"\" for one's name",
         .access = Access::user,
         .body = "DisplayName",
         .outcomes = {{200, "the person", "Person"},
                      {422, "it reads like the name of somebody else", "Error"}},
         .run = [this](Call const& call) { return change_display_name(call); }},
        {.method = Method::put,
         .path = "/password",
         .id = "changePassword",
         .summary = "Changes one's password and ends one's other sessions and streams",
         .access = Access::user,
         .body = "PasswordChange",
         .outcomes = {{204, "changed", ""}, {403, "the old password is not right", "Error"}},
         .hashes_password = true,
         .run = [this](Call const& call) { return change_password(call); }},
    };
}

std::vector<Operation> PeopleOperations::of_administrators() {
    return {
        {.method = Method::get,
         .path = "/people",
         .id = "listPeople",
         .summary = "All accounts, page by page",
         .access = Access::administrator,
         .query = page_query(),
         .outcomes = {{200, "a page of accounts", "Accounts"}},
         .run = [this](Call const& call) { return list_people(call); }},
        {.method = Method::patch,
         .path = "/people/{id}",
         .id = "changePerson",
         .summary = "Sets an account's role, or whether it is disabled; either ends its sessions and streams",
         .access = Access::administrator,
         .body = "AccountChange",
         .outcomes = {{200, "the account", "Account"},
                      {404, "there is no such account", "Error"},
                      {422, "it is one's own account", "Error"}},
         .run = [this](Call const& call) { return change_person(call); }},
        {.method = Method::post,
         .path = "/people/{id}/new-password-link",
         .id = "makeResetLink",
         .summary = "A link with which the account's password is set anew",
         .access = Access::administrator,
         .outcomes = {{201, "the secret of the link", "Link"}, {404, "there is no such account", "Error"}},
         .tells_secret = true,
         .run = [this](Call const& call) { return make_reset_link(call); }},
    };
}

} // namespace api
