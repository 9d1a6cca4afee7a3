// What the operations of people do.
#include "api/errors.hpp"
#include "api/page.hpp"
#include "api/people_json.hpp"
#include "api/people_operations.hpp"
#include "api/visitor.hpp"

#include <fmt/format.h>

namespace api {

using http::make_empty;
using http::make_json;
using http::Response;
using support::ErrorKind;
using support::fail;
using support::JsonObject;
using support::Result;

namespace {

std::string text(Call const& call, std::string_view field) {
    return std::string(call.body.at(field).as_string());
}

people::Credentials credentials(Call const& call) {
    return {text(call, "name"), text(call, "password")};
}

} // namespace

PeopleOperations::Answer PeopleOperations::admit(Call const& call, Result<people::Person> const& person) {
    if (!person) {
        return pass_on(person);
    }
    auto const admission = m_entrance.admit(*person, call.now, origin_of(call.request));
    return admission ? Answer(welcome(call, *admission)) : pass_on(admission);
}

Response PeopleOperations::welcome(Call const& call, people::Admission const& admission) const {
    m_hear_admission(call, admission.person);
    auto response = make_json(201, to_json(admission.person));
    if (!admission.session.empty()) { // somebody who is logged in already has linked their account
        set_session(call.request, response, admission.session);
    }
    return response;
}

PeopleOperations::Answer PeopleOperations::register_person(Call const& call) {
    auto const given = credentials(call);
    auto const code = call.body.contains("code") ? text(call, "code") : "";
    // First: nobody has guessed anything.
    TULKAS_TRY(m_account_manager.check_registration(code));
    return m_guard.register_person(call, given.name,
                                   [&] { return admit(call, m_account_manager.add(given, call.now, code)); });
}

PeopleOperations::Answer PeopleOperations::show_registration() {
    return make_json(200, JsonObject{{"registration", to_text(m_account_manager.registration())}});
}

PeopleOperations::Answer PeopleOperations::become_first(Call const& call) {
    return admit(call, m_account_manager.become_first(text(call, "link"), credentials(call), call.now));
}

PeopleOperations::Answer PeopleOperations::log_in(Call const& call) {
    auto const given = credentials(call);
    auto const code = call.body.contains("code") ? text(call, "code") : "";
    auto answer = m_guard.log_in(call, given.name, [&] {
        auto const admission = m_entrance.log_in(given, call.now, origin_of(call.request), code);
        return admission ? Answer(answer_of(call, *admission)) : pass_on(admission);
    });
    if (!answer && answer.error().kind == ErrorKind::denied) {
        return http::make_error(401, "not_admitted", answer.error().message);
    }
    return answer;
}

Response PeopleOperations::answer_of(Call const& call, people::Admission const& admission) const {
    switch (admission.second_step) {
    case people::SecondStep::code_is_missing:
        return http::make_error(401, "second_factor_needed", "enter the code of your authenticator app");
    case people::SecondStep::code_is_wrong:
        return http::make_error(401, "wrong_code", "the code is wrong, or was used already");
    case people::SecondStep::too_many:
        return too_many("too many wrong codes; wait a few minutes", std::chrono::seconds(60));
    case people::SecondStep::done:
        break;
    }
    return welcome(call, admission);
}

PeopleOperations::Answer PeopleOperations::log_out(Call const& call) {
    TULKAS_TRY(m_entrance.log_out(*call.person, call.session));
    auto const elsewhere =
        call.who && !call.who->issuer.empty() ? m_find_logout(call.who->issuer) : std::nullopt;
    auto response = elsewhere ? make_json(200, JsonObject{{"url", *elsewhere}}) : make_empty();
    end_session(call.request, response);
    return response;
}

PeopleOperations::Answer PeopleOperations::reset_password(Call const& call) {
    auto const account =
        TULKAS_TRY(m_account_manager.reset_password(text(call, "link"), text(call, "password"), call.now));
    TULKAS_TRY(m_entrance.log_out_everywhere(account));
    m_hear_password_change(call, account);
    return make_empty();
}

PeopleOperations::Answer PeopleOperations::change_password(Call const& call) {
    return m_guard.check_again(call, [&]() -> Answer {
        TULKAS_TRY(
            m_account_manager.change_password(*call.person, text(call, "old"), text(call, "password")));
        TULKAS_TRY(m_entrance.log_out_everywhere(call.person->id, call.session));
        m_hear_password_change(call, call.person->id);
        return make_empty();
    });
}

PeopleOperations::Answer PeopleOperations::change_display_name(Call const& call) {
    auto person = *call.person;
    person.display_name = text(call, "display_name");
    TULKAS_TRY(m_account_manager.set_display_name(*call.person, person.display_name));
    return make_json(200, to_json(person));
}

PeopleOperations::Answer PeopleOperations::list_people(Call const& call) {
    auto const page = TULKAS_TRY(read_page(call.request));
    return page_answer(m_accounts.list(page.after, page.limit), page, &storage::Account::id,
                       [](storage::Account const& account) { return to_json(account); });
}

PeopleOperations::Answer PeopleOperations::change_person(Call const& call) {
    auto const id = TULKAS_TRY(read_number(call.values.at(0), "the account's id"));
    if (id == call.person->id) {
        return fail(ErrorKind::refused, "another administrator must change your own role and account");
    }
    auto const before = TULKAS_TRY(m_accounts.find(id));
    if (call.body.contains("role")) {
        auto const role = people::role_from_text(text(call, "role"));
        if (!role || *role == people::Role::guest) {
            return fail(ErrorKind::invalid, "\"role\" must be user, author, organiser or administrator");
        }
        TULKAS_TRY(m_accounts.set_role(id, std::string(to_text(*role))));
        m_note(call, fmt::format("gave account {} the role {}", id, to_text(*role)));
    }
    if (auto const* const disabled = call.body.if_contains("disabled")) {
        auto const since = disabled->as_bool() ? std::optional(call.now) : std::nullopt;
        TULKAS_TRY(m_accounts.set_disabled(id, since));
        m_note(call, fmt::format("{} account {}", since ? "disabled" : "enabled", id));
    }
    auto const account = TULKAS_TRY(m_accounts.find(id));
    if (!account) {
        return fail(ErrorKind::not_found, "there is no account {}", id);
    }
    if (!before || before->role != account->role || account->disabled) {
        TULKAS_TRY(m_entrance.log_out_everywhere(id)); // whatever they were let in as, they are no more
    }
    return make_json(200, to_json(*account));
}

PeopleOperations::Answer PeopleOperations::make_reset_link(Call const& call) {
    auto const id = TULKAS_TRY(read_number(call.values.at(0), "the account's id"));
    auto const secret = TULKAS_TRY(m_account_manager.reset_link(id, call.now));
    m_note(call, fmt::format("made a link for a new password of account {}", id));
    return make_json(201, JsonObject{{"link", secret}});
}

} // namespace api
