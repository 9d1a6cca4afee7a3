// Operations on people: registering, logging in and out, passwords, tokens, and what an administrator does.
#pragma once

#include "api/login_guard.hpp"
#include "api/operation.hpp"
#include "people/account_manager.hpp"
#include "people/entrance.hpp"

namespace api {

class PeopleOperations {
public:
    PeopleOperations(storage::Database& database, people::AccountManager& account_manager,
                     people::Entrance& entrance, LoginGuard& guard);

    // They refer to this object.
    [[nodiscard]] std::vector<Operation> all();

    // Hears who has logged in, before they are answered. Said before the first request.
    using HearAdmission = std::function<void(Call const&, people::Person const&)>;
    void on_admission(HearAdmission hear) { m_hear_admission = std::move(hear); }

    // Hears whose password has changed. Said before the first request.
    using HearPasswordChange = std::function<void(Call const&, support::AccountId)>;
    void on_password_change(HearPasswordChange hear) { m_hear_password_change = std::move(hear); }

    // Hears what an administrator has done to an account, for the log. Said before the first request.
    using NoteDeed = std::function<void(Call const&, std::string const& deed)>;
    void on_deed(NoteDeed note) { m_note = std::move(note); }

    // Says where somebody who logged in at this institution logs out there too. Said before the first
    // request.
    using LogoutUrl = std::function<std::optional<std::string>(std::string const& issuer)>;
    void find_logout(LogoutUrl find) { m_find_logout = std::move(find); }

    // Logs the person in; or says what is missing of the second factor.
    [[nodiscard]] http::Response answer_of(Call const& call, people::Admission const& admission) const;

private:
    using Answer = support::Result<http::Response>;

    [[nodiscard]] std::vector<Operation> of_everybody();
    [[nodiscard]] std::vector<Operation> of_users();
    [[nodiscard]] std::vector<Operation> of_sessions();
    [[nodiscard]] std::vector<Operation> of_tokens();
    [[nodiscard]] std::vector<Operation> of_second_factor();
    [[nodiscard]] std::vector<Operation> of_administrators();

    [[nodiscard]] Answer register_person(Call const& call);
    [[nodiscard]] Answer show_registration();
    [[nodiscard]] Answer become_first(Call const& call);
    [[nodiscard]] Answer log_in(Call const& call);
    [[nodiscard]] Answer log_out(Call const& call);
    [[nodiscard]] Answer reset_password(Call const& call);
    [[nodiscard]] Answer change_password(Call const& call);
    [[nodiscard]] Answer change_display_name(Call const& call);
    [[nodiscard]] Answer list_sessions(Call const& call);
    [[nodiscard]] Answer log_out_everywhere(Call const& call);
    [[nodiscard]] Answer end_one_session(Call const& call);
    [[nodiscard]] Answer list_tokens(Call const& call);
    [[nodiscard]] Answer add_token(Call const& call);
    [[nodiscard]] Answer remove_token(Call const& call);
    [[nodiscard]] Answer show_second_factor(Call const& call);
    [[nodiscard]] Answer begin_second_factor(Call const& call);
    [[nodiscard]] Answer confirm_second_factor(Call const& call);
    [[nodiscard]] Answer remove_second_factor(Call const& call);
    [[nodiscard]] Answer remove_second_factor_of(Call const& call);
    [[nodiscard]] Answer list_people(Call const& call);
    [[nodiscard]] Answer change_person(Call const& call);
    [[nodiscard]] Answer make_reset_link(Call const& call);

    // Logs the person in and answers with them.
    [[nodiscard]] Answer admit(Call const& call, support::Result<people::Person> const& person);
    [[nodiscard]] http::Response welcome(Call const& call, people::Admission const& admission) const;

    storage::Accounts m_accounts;
    storage::ApiTokens m_tokens;
    people::AccountManager& m_account_manager;
    people::Entrance& m_entrance;
    LoginGuard& m_guard;
    HearAdmission m_hear_admission = [](Call const&, people::Person const&) {};
    HearPasswordChange m_hear_password_change = [](Call const&, support::AccountId) {};
    LogoutUrl m_find_logout = [](std::string const&) { return std::nullopt; };
    NoteDeed m_note = [](Call const&, std::string const&) {};
};

} // namespace api
