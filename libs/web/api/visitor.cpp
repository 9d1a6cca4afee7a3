#include "api/visitor.hpp"

#include <fmt/format.h>

namespace api {

using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

// The host and port in `https://arena.example:8080`.
std::string_view authority_of(std::string_view origin) {
    auto const slashes = origin.find("://");
    return slashes == std::string_view::npos ? std::string_view() : origin.substr(slashes + 3);
}

// A browser takes a cookie of such a name only from this very host, over TLS and for the whole of it: neither
// a neighbouring subdomain nor somebody on an unencrypted line can plant one.
std::string name_of_cookie(http::Request const& request, std::string_view name) {
    return fmt::format("{}{}", request.is_secure ? "__Host-" : "", name);
}

} // namespace

std::optional<std::string_view> bearer_of(http::Request const& request) {
    constexpr std::string_view scheme = "Bearer ";
    auto const value = request.headers.find("authorization");
    if (!value || !value->starts_with(scheme)) {
        return std::nullopt;
    }
    return value->substr(scheme.size());
}

Result<Visitor> recognise(people::Entrance& entrance, http::Request const& request, support::Moment now) {
    auto const visitor = [](std::optional<people::Recognised> who, std::string session) {
        auto person = who.transform([](auto const& known) { return known.person; });
        return Visitor{std::move(who), std::move(person), std::move(session)};
    };
    if (auto const token = bearer_of(request)) {
        auto who = TULKAS_TRY(entrance.by_token(std::string(*token), now));
        return visitor(std::move(who), "");
    }
    auto const session = cookie(request, session_cookie);
    if (!session) {
        return Visitor{};
    }
    auto who = TULKAS_TRY(entrance.by_session(std::string(*session), now, request.peer));
    return visitor(std::move(who), std::string(*session));
}

people::Origin origin_of(http::Request const& request) {
    return {.device = std::string(request.headers.find("user-agent").value_or("")), .address = request.peer};
}

std::optional<std::string_view> cookie(http::Request const& request, std::string_view name) {
    auto const whole_name = name_of_cookie(request, name);
    auto rest = request.headers.find("cookie").value_or("");
    while (!rest.empty()) {
        auto const end = std::min(rest.find(';'), rest.size());
        auto pair = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 1, rest.size()));
        pair.remove_prefix(std::min(pair.find_first_not_of(' '), pair.size()));
        if (pair.starts_with(whole_name) && pair.substr(whole_name.size()).starts_with('=')) {
            return pair.substr(whole_name.size() + 1);
        }
    }
    return std::nullopt;
}

void set_cookie(http::Request const& request, http::Response& response, Cookie const& cookie) {
    response.headers.add("set-cookie",
                         fmt::format("{}={}; Path=/; HttpOnly; SameSite=Lax; Max-Age={}{}",
                                     name_of_cookie(request, cookie.name), cookie.value, cookie.lasts.count(),
                                     request.is_secure ? "; Secure" : ""));
}

Result<void> check_origin(http::Request const& request) {
    auto const site = request.headers.find("sec-fetch-site");
    if (site && *site != "same-origin" && *site != "none") {
        return fail(ErrorKind::denied, "another site sent this request");
    }
    auto const origin = request.headers.find("origin");
    if (origin && authority_of(*origin) != request.headers.find("host").value_or("")) {
        return fail(ErrorKind::denied, "another site sent this request");
    }
    return {};
}

void set_session(http::Request const& request, http::Response& response, std::string_view secret) {
    set_cookie(request, response,
               {.name = session_cookie, .value = secret, .lasts = people::Entrance::session_lasts});
}

void end_session(http::Request const& request, http::Response& response) {
    set_cookie(request, response, {.name = session_cookie, .value = "", .lasts = {}});
}

} // namespace api
