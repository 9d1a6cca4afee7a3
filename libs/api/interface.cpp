#include "api/interface.hpp"

#include "api/body.hpp"
#include "api/errors.hpp"
#include "api/visitor.hpp"
#include "support/overloaded.hpp"

#include <boost/algorithm/string/join.hpp>

namespace api {

using http::Request;
using http::Response;
using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

constexpr people::Rate changes_of_one_address{.burst = 120, .a_minute = 600};

bool changes_something(http::Method method) {
    return method != http::Method::get && method != http::Method::head && method != http::Method::options;
}

people::Role least_role(Access access) {
    switch (access) {
    case Access::anybody:
        return people::Role::guest;
    case Access::user:
        return people::Role::user;
    case Access::organiser:
        return people::Role::organiser;
    case Access::administrator:
        return people::Role::administrator;
    }
    return people::Role::administrator;
}

Response not_allowed(std::vector<http::Method> const& allowed) {
    std::vector<std::string> names;
    for (auto const method : allowed) {
        names.emplace_back(name_of(method));
    }
    auto response = http::make_error(405, "method_not_allowed", "this cannot be done with what is here");
    response.headers.set("allow", boost::join(names, ", "));
    return response;
}

} // namespace

Interface::Interface(std::vector<Operation> operations, people::Entrance& entrance, Now now)
    : m_operations(std::move(operations)),
      m_entrance(entrance),
      m_now(std::move(now)),
      m_changes(changes_of_one_address) {
    for (auto const& operation : m_operations) {
        m_routes.add(operation.method, prefix + operation.path);
    }
}

Response Interface::answer(Request const& request) {
    auto const found = m_routes.find(request.method, request.target.segments);
    auto response = std::visit(
        support::Overloaded{
            [&](http::Routes::Match const& match) {
                auto result = run(m_operations[static_cast<std::size_t>(match.route)], request, match.values);
                return result ? std::move(*result) : to_response(result.error());
            },
            [&](http::Routes::NotFound) {
                return http::make_error(404, "not_found", "there is nothing at " + request.target.path());
            },
            [&](http::Routes::NotAllowed const& other) { return not_allowed(other.allowed); },
        },
        found);
    // Answers are for whoever asked; what may be kept says so itself.
    if (!response.headers.find("cache-control")) {
        response.headers.set("cache-control", "no-store");
    }
    return response;
}

Result<Response> Interface::run(Operation const& operation, Request const& request,
                                std::vector<std::string> const& values) {
    auto const now = m_now();
    auto const visitor = recognise(m_entrance, request, now);
    if (!visitor) {
        return pass_on(visitor);
    }
    if (changes_something(operation.method)) {
        if (!m_changes.take(request.peer, now)) {
            return http::make_error(429, "too_many", "too many requests from your address; wait a little");
        }
        if (auto const origin = check_origin(request); !origin && request.headers.find("cookie")) {
            return pass_on(origin);
        }
    }
    auto const least = least_role(operation.access);
    if (least != people::Role::guest && !visitor->person) {
        return http::make_error(401, "not_logged_in", "log in first, or send a token");
    }
    if (visitor->person && visitor->person->role < least) {
        return fail(ErrorKind::denied, "this needs the role {}", to_text(least));
    }
    auto const body = read_body(request, operation.body);
    if (!body) {
        return pass_on(body);
    }
    return operation.run(Call{request, values, visitor->person, visitor->session, *body, now});
}

} // namespace api
