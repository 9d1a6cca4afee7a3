// Stands before every check of a password and every registration: how often they may fail, and from where.
#pragma once

#include "api/operation.hpp"
#include "people/device_key.hpp"
#include "people/login_limit.hpp"

#include <functional>
#include <string>
#include <utility>

namespace api {

inline constexpr char const* device_cookie = "tulkas_device";

class LoginGuard {
public:
    LoginGuard(people::LoginRates const& rates, people::DeviceKey key);

    using Answer = support::Result<http::Response>;
    using Check = std::function<Answer()>;

    // Does it unless too much has failed. The answer `denied` is a failure; a good one marks the browser.
    [[nodiscard]] Answer log_in(Call const& call, std::string const& name, Check const& check);
    // The same for somebody who is logged in: whoever has got hold of a session must not guess at leisure.
    [[nodiscard]] Answer check_again(Call const& call, Check const& check);
    // A name that is taken is a failure, and so is an invitation code that cannot be used.
    [[nodiscard]] Answer register_person(Call const& call, std::string const& name, Check const& check);

    // Lets a login at a provider elsewhere begin, unless too many have.
    [[nodiscard]] Answer leave(Call const& call, Check const& check);
    // Lets what comes back from there be looked at. The check says whether it was good.
    using Judged = std::pair<Answer, bool>;
    [[nodiscard]] Answer come_back(Call const& call, std::function<Judged()> const& check);

private:
    [[nodiscard]] Answer run(people::LoginLimit::Attempt const& attempt, support::Moment now,
                             Check const& check);
    void mark(Call const& call, std::string const& name, http::Response& response) const;

    people::DeviceKey m_key;
    people::LoginLimit m_limit;
};

} // namespace api
