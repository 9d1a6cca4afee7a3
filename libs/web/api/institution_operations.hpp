// Operations for logging in at an institution: beginning there, coming back, linking accounts.
//
// The browser comes back to a page of ours (/login/NAME), which sends what it was given with a POST: so the
// checks of every operation hold, and the address of the page is the only redirect address.
#pragma once

#include "api/login_guard.hpp"
#include "api/operation.hpp"
#include "api/people_operations.hpp"
#include "metrics/counter.hpp"
#include "metrics/family.hpp"
#include "metrics/page.hpp"
#include "people/institutional_login.hpp"

namespace api {

inline constexpr char const* attempt_cookie = "tulkas_attempt";

class InstitutionOperations {
public:
    InstitutionOperations(PeopleOperations& people, people::Entrance& entrance,
                          people::InstitutionalLogin& login, LoginGuard& guard);

    // They refer to this object.
    [[nodiscard]] std::vector<Operation> all();
    void write_metrics(metrics::Page& page) const;
    // Whether forgotten passwords can be replaced by mail. Said before the first request.
    void set_sends_mail(bool sends_mail) { m_sends_mail = sends_mail; }

private:
    using Answer = support::Result<http::Response>;

    [[nodiscard]] std::vector<Operation> of_login();
    [[nodiscard]] std::vector<Operation> of_links();

    [[nodiscard]] Answer list() const;
    [[nodiscard]] Answer begin(Call const& call, std::optional<people::Person> const& person);
    [[nodiscard]] Answer finish(Call const& call);
    [[nodiscard]] LoginGuard::Judged finished(Call const& call);
    [[nodiscard]] Answer list_links(Call const& call);
    [[nodiscard]] Answer unlink(Call const& call);

    PeopleOperations& m_people;
    people::Entrance& m_entrance;
    people::InstitutionalLogin& m_login;
    LoginGuard& m_guard;
    bool m_sends_mail = false;
    metrics::Family<metrics::Counter, 1> m_ended{{"admitted"}, {"second factor"}, {"denied"}, {"failed"}};
};

} // namespace api
