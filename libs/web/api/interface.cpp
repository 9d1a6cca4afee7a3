#include "api/interface.hpp"

#include "api/body.hpp"
#include "api/errors.hpp"
#include "support/overloaded.hpp"

#include <boost/algorithm/string/join.hpp>
#include <fmt/format.h>

#include <ctime>

namespace api {

using http::Request;
using http::Response;
using support::ErrorKind;

namespace {

bool changes_something(http::Method method) {
    return method != http::Method::get && method != http::Method::head && method != http::Method::options;
}

people::Role least_role(Access access) {
    switch (access) {
    case Access::anybody:
        return people::Role::guest;
    case Access::user:
        return people::Role::user;
    case Access::author:
        return people::Role::author;
    case Access::organiser:
        return people::Role::organiser;
    case Access::administrator:
    case Access::worker: // which is no person, and does not come here
        return people::Role::administrator;
    }
    return people::Role::administrator;
}

Response not_allowed(std::vector<http::Method> const& allowed) {
    std::vector<std::string> names;
    for (auto const method : allowed) {
        names.emplace_back(name_of(method));
    }
    auto response = http::make_error(405, "method_not_allowed", "this address does not support this method");
    response.headers.set("allow", boost::join(names, ", "));
    return response;
}

Response not_logged_in() {
    return http::make_error(401, "not_logged_in", "log in first, or send a token");
}

Response no_worker() {
    return http::make_error(401, "not_logged_in", "this needs the token of a worker, which is in use");
}

std::optional<Response> refusal_of_token(Operation const& operation, Visitor const& visitor) {
    if (!visitor.who || !visitor.who->scopes) {
        return std::nullopt;
    }
    auto const scope = scope_of(operation);
    if (scope && visitor.who->may(*scope)) {
        return std::nullopt;
    }
    return to_response(
        {ErrorKind::denied, scope ? fmt::format("this needs a token with the scope {}", to_text(*scope))
                                  : "a token with scopes cannot do this: log in"});
}

std::optional<Response> refusal_of_role(Operation const& operation, Visitor const& visitor) {
    auto const least = least_role(operation.access);
    if (least != people::Role::guest && !visitor.person) {
        return not_logged_in();
    }
    if (visitor.person && visitor.person->role < least) {
        return to_response({ErrorKind::denied, fmt::format("this needs the role {}", to_text(least))});
    }
    return std::nullopt;
}

// Requests that another site made a browser send. A stream changes nothing, but its answers could be read by
// the page that opened it.
std::optional<Response> refusal_of_origin(Operation const& operation, Request const& request) {
    if ((changes_something(operation.method) || operation.open) && request.headers.find("cookie")) {
        if (auto const origin = check_origin(request); !origin) {
            return to_response(origin.error());
        }
    }
    return std::nullopt;
}

people::PersonLimit::Asker asker_of(std::optional<people::Person> const& person, Request const& request) {
    return {.account = person ? std::optional(person->id) : std::nullopt, .address = request.peer};
}

// What a request costs is the time of the processor: that of this thread, and a little for each byte of the
// answer, which is packed and sent on.
class Cost {
public:
    [[nodiscard]] double milliseconds(Response const& response) const {
        constexpr double bytes_a_millisecond = 50'000;
        std::chrono::duration<double, std::milli> const used = now() - m_begin;
        return used.count() + static_cast<double>(response.text().size()) / bytes_a_millisecond;
    }

private:
    static std::chrono::nanoseconds now() {
        timespec time{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
    }

    std::chrono::nanoseconds m_begin = now();
};

// Answers are for whoever asked; what may be kept says so itself.
Response not_kept(Response response) {
    if (!response.headers.find("cache-control")) {
        response.headers.set("cache-control", "no-store");
    }
    return response;
}

} // namespace

Interface::Interface(std::vector<Operation> operations, people::Entrance& entrance, Now now,
                     people::Limits const& limits)
    : m_operations(std::move(operations)),
      m_entrance(entrance),
      m_now(std::move(now)),
      m_streams(m_now),
      m_changes(limits.changes),
      m_work({.account = limits.work, .network = limits.work}) {
    for (auto const& operation : m_operations) {
        m_routes.add(operation.method, prefix + operation.path);
    }
}

Response Interface::answer(Request const& request) {
    auto const found = find(request);
    if (!found) {
        return found.error();
    }
    Cost const cost;
    auto const admitted = admit(found->operation, request);
    auto response = admitted ? run(*found, request, *admitted) : admitted.error();
    bool const is_worker = admitted && admitted->worker;   // which an administrator has let in
    if (!found->operation.hashes_password && !is_worker) { // passwords have threads and limits of their own
        m_work.spend(asker_of(admitted ? admitted->visitor.person : std::nullopt, request),
                     cost.milliseconds(response), m_now());
    }
    return response;
}

Response Interface::run(Found const& found, Request const& request, Admitted const& admitted) {
    auto const& operation = found.operation;
    if (!operation.run) {
        return not_kept(http::make_error(426, "upgrade_required", "this is a stream: ask for a WebSocket"));
    }
    auto result = carry_out(operation, call_of(request, found, admitted));
    return result ? not_kept(std::move(*result)) : tell(operation, result.error());
}

support::Result<Response> Interface::carry_out(Operation const& operation, Call const& call) {
    if (!m_repetitions || !call.person || !recognises_repetition(operation)) {
        return operation.run(call);
    }
    auto const key = TULKAS_TRY(key_of(call.request));
    return key.empty() ? operation.run(call) : m_repetitions->answer(operation, call, key);
}

Interface::Opened Interface::open(Request const& request) {
    auto const found = find(request);
    if (!found || !found->operation.open) {
        return std::unexpected(answer(request));
    }
    auto const admitted = admit(found->operation, request);
    if (!admitted) {
        return std::unexpected(admitted.error());
    }
    auto listener = found->operation.open(call_of(request, *found, *admitted));
    return listener ? keep(std::move(*listener), found->operation, *admitted, request)
                    : Opened(std::unexpect, tell(found->operation, listener.error()));
}

Call Interface::call_of(Request const& request, Found const& found, Admitted const& admitted) {
    return {request,       found.values, admitted.visitor.person, admitted.visitor.session,
            admitted.body, admitted.now, admitted.visitor.who,    admitted.worker};
}

Interface::Opened Interface::keep(std::shared_ptr<http::SocketListener> listener, Operation const& operation,
                                  Admitted const& admitted, Request const& request) {
    auto const& who = admitted.visitor.who;
    if (!who) {
        return listener;
    }
    auto kept = m_streams.keep(std::move(listener), *who, operation.by_rights);
    // A revocation before it was kept has not ended it.
    auto const still = recognise(m_entrance, request, m_now());
    if (!still || still->who != who) {
        return std::unexpected(not_kept(not_logged_in()));
    }
    return kept;
}

std::optional<std::string_view> Interface::route_of(Request const& request) const {
    auto const found = m_routes.find(request.method, request.target.segments);
    auto const* const match = std::get_if<http::Routes::Match>(&found);
    return match == nullptr ? std::nullopt
                            : std::optional<std::string_view>(
                                  m_routes.all()[static_cast<std::size_t>(match->route)].pattern);
}

Lane Interface::lane_of(Request const& request) const {
    auto const found = m_routes.find(request.method, request.target.segments);
    auto const* const match = std::get_if<http::Routes::Match>(&found);
    return match == nullptr ? Lane::database
                            : api::lane_of(m_operations[static_cast<std::size_t>(match->route)]);
}

bool Interface::is_upload(http::Method method, http::Target const& target) const {
    auto const found = m_routes.find(method, target.segments);
    auto const* const match = std::get_if<http::Routes::Match>(&found);
    return match != nullptr && !m_operations[static_cast<std::size_t>(match->route)].body_type.empty();
}

std::expected<Interface::Found, Response> Interface::find(Request const& request) const {
    using Answer = std::expected<Found, Response>;
    return std::visit(
        support::Overloaded{
            [&](http::Routes::Match&& match) {
                return Answer(
                    Found{m_operations[static_cast<std::size_t>(match.route)], std::move(match.values)});
            },
            [&](http::Routes::NotFound) {
                return Answer(std::unexpect,
                              not_kept(http::make_error(404, "not_found",
                                                        "there is nothing at " + request.target.path())));
            },
            [&](http::Routes::NotAllowed&& other) {
                return Answer(std::unexpect, not_kept(not_allowed(other.allowed)));
            },
        },
        m_routes.find(request.method, request.target.segments));
}

std::expected<Interface::Admitted, Response> Interface::admit(Operation const& operation,
                                                              Request const& request) {
    auto const now = m_now();
    m_streams.end_expired();
    if (auto refused = refusal_of_origin(operation, request)) {
        return std::unexpected(not_kept(std::move(*refused)));
    }
    if (operation.access == Access::worker) {
        return admit_worker(operation, request, now);
    }
    auto visitor = recognise(m_entrance, request, now);
    if (!visitor) {
        return std::unexpected(tell(operation, visitor.error()));
    }
    if (auto refused = refusal_of_limit(operation, asker_of(visitor->person, request), now)) {
        return std::unexpected(not_kept(std::move(*refused)));
    }
    if (auto refused = refusal_of_role(operation, *visitor)) {
        return std::unexpected(not_kept(std::move(*refused)));
    }
    if (auto refused = refusal_of_token(operation, *visitor)) {
        return std::unexpected(not_kept(std::move(*refused)));
    }
    auto body = read_body(request, operation.body);
    if (!body) {
        return std::unexpected(tell(operation, body.error()));
    }
    return Admitted{*std::move(visitor), std::move(*body), now};
}

std::expected<Interface::Admitted, Response>
Interface::admit_worker(Operation const& operation, Request const& request, support::Moment now) {
    auto const token = bearer_of(request);
    std::optional<std::int64_t> worker;
    if (token && m_recognise_worker) {
        auto const known = m_recognise_worker(std::string(*token), now);
        if (!known) {
            return std::unexpected(tell(operation, known.error()));
        }
        worker = *known;
    }
    if (!worker) {
        auto refused = refusal_of_limit(operation, asker_of(std::nullopt, request), now);
        return std::unexpected(not_kept(refused ? *std::move(refused) : no_worker()));
    }
    auto body = read_body(request, operation.body);
    if (!body) {
        return std::unexpected(tell(operation, body.error()));
    }
    return Admitted{.visitor = {}, .body = std::move(*body), .now = now, .worker = worker};
}

Response Interface::tell(Operation const& operation, support::Error const& error) const {
    if (error.kind == ErrorKind::unavailable && m_hear) {
        m_hear(operation, error);
    }
    return not_kept(to_response(error));
}

std::optional<Response> Interface::refusal_of_limit(Operation const& operation,
                                                    people::PersonLimit::Asker const& asker,
                                                    support::Moment now) {
    bool const changes = changes_something(operation.method);
    if (m_work.is_spent(asker, now) || (changes && !m_changes.take(asker, now))) {
        return too_many(fmt::format("too many requests from your {}; wait a little",
                                    asker.account ? "account" : "address"),
                        std::chrono::seconds(5));
    }
    return std::nullopt;
}

} // namespace api
