// Who sends a request, and whether a page of somebody else made them do it.
//
// A browser sends its cookie along with requests that other sites make it send. So a request that changes
// something and comes with a cookie must come from a page of ours: browsers say where from (Sec-Fetch-Site,
// Origin), and those headers cannot be set by a page.
#pragma once

#include "http/request.hpp"
#include "http/response.hpp"
#include "people/entrance.hpp"
#include "support/moment.hpp"

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace api {

inline constexpr char const* session_cookie = "tulkas_session";

struct Visitor {
    std::optional<people::Recognised> who;
    std::optional<people::Person> person; // the same
    std::string session;                  // the secret; empty without one
};

[[nodiscard]] support::Result<Visitor> recognise(people::Entrance& entrance, http::Request const& request,
                                                 support::Moment now);

// The secret in "Authorization: Bearer …", if there is one.
[[nodiscard]] std::optional<std::string_view> bearer_of(http::Request const& request);

[[nodiscard]] people::Origin origin_of(http::Request const& request);

// Over TLS the browser knows each as __Host-NAME.
struct Cookie {
    std::string_view name;
    std::string_view value;
    std::chrono::seconds lasts;
};
[[nodiscard]] std::optional<std::string_view> cookie(http::Request const& request, std::string_view name);
void set_cookie(http::Request const& request, http::Response& response, Cookie const& cookie);

// denied: the browser says that another site sent this.
[[nodiscard]] support::Result<void> check_origin(http::Request const& request);

// Hands the session out, or takes it back.
void set_session(http::Request const& request, http::Response& response, std::string_view secret);
void end_session(http::Request const& request, http::Response& response);

} // namespace api
