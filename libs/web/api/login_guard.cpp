#include "api/login_guard.hpp"

#include "api/errors.hpp"
#include "api/visitor.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <initializer_list>

namespace api {

using End = people::LoginLimit::End;
using support::ErrorKind;

namespace {

constexpr auto mark_lasts = std::chrono::days(365);

http::Response too_many_failures() {
    return too_many("too many attempts have failed; wait a minute", std::chrono::seconds(60));
}

// What breaks on our side is nobody's guess.
End end_of(LoginGuard::Answer const& answer, std::initializer_list<ErrorKind> failures) {
    if (answer) {
        return End::right;
    }
    return std::ranges::find(failures, answer.error().kind) == failures.end() ? End::broken : End::wrong;
}

} // namespace

LoginGuard::LoginGuard(people::LoginRates const& rates, people::DeviceKey key) : m_key(key), m_limit(rates) {}

LoginGuard::Answer LoginGuard::log_in(Call const& call, std::string const& name, Check const& check) {
    auto const known = cookie(call.request, device_cookie);
    auto device = known ? m_key.device_of(*known, name) : "";
    bool const is_known = !device.empty();
    auto answer =
        run({.name = name, .address = call.request.peer, .device = std::move(device)}, call.now, check);
    if (answer && answer->status < 300 && !is_known) {
        mark(call, name, *answer);
    }
    return answer;
}

LoginGuard::Answer LoginGuard::check_again(Call const& call, Check const& check) {
    auto const& person = *call.person;
    return run({.name = person.name,
                .address = call.request.peer,
                .device = fmt::format("of account {}", person.id)},
               call.now, check);
}

LoginGuard::Answer LoginGuard::register_person(Call const& call, std::string const& name,
                                               Check const& check) {
    if (!m_limit.begin_registration(call.request.peer, call.now)) {
        return too_many("too many registrations from your address; wait a few minutes",
                        std::chrono::seconds(60));
    }
    auto answer = check();
    m_limit.ended_registration(call.request.peer, end_of(answer, {ErrorKind::conflict, ErrorKind::denied}),
                               call.now);
    if (answer) {
        mark(call, name, *answer);
    }
    return answer;
}

LoginGuard::Answer LoginGuard::leave(Call const& call, Check const& check) {
    if (!m_limit.begin_departure(call.request.peer, call.now)) {
        return too_many("too many requests from your address; wait a few minutes", std::chrono::seconds(60));
    }
    return check();
}

LoginGuard::Answer LoginGuard::come_back(Call const& call, std::function<Judged()> const& check) {
    if (!m_limit.begin_return(call.request.peer, call.now)) {
        return too_many_failures();
    }
    auto [answer, is_good] = check();
    m_limit.ended_return(call.request.peer, is_good ? End::right : End::wrong, call.now);
    return std::move(answer);
}

LoginGuard::Answer LoginGuard::run(people::LoginLimit::Attempt const& attempt, support::Moment now,
                                   Check const& check) {
    if (!m_limit.begin(attempt, now)) {
        return too_many_failures();
    }
    auto answer = check();
    m_limit.ended(attempt, end_of(answer, {ErrorKind::denied}), now);
    return answer;
}

void LoginGuard::mark(Call const& call, std::string const& name, http::Response& response) const {
    auto const value = m_key.mark(name);
    set_cookie(call.request, response, {.name = device_cookie, .value = value, .lasts = mark_lasts});
}

} // namespace api
