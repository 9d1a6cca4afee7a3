#include "api/uploaded.hpp"

#include "support/assert.hpp"
#include "support/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace api {

namespace {

struct Shown {
    std::string_view type;
    std::string_view sent_as;
    std::string_view policy; // besides what holds for all
};

constexpr std::string_view policy_of_all = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; "
                                           "font-src data:; form-action 'none'; base-uri 'none'; "
                                           "frame-ancestors 'self'";

constexpr std::array shown{
    Shown{"text/html", "text/html; charset=utf-8", "sandbox allow-scripts; script-src 'unsafe-inline'"},
    Shown{"image/svg+xml", "image/svg+xml", "sandbox; script-src 'none'"},
    Shown{"image/png", "image/png", "sandbox; script-src 'none'"},
};

} // namespace

http::Response in_sandbox(std::string_view type, std::string bytes) {
    auto const* const how = std::ranges::find(shown, type, &Shown::type);
    TULKAS_ASSERT(how != shown.end());
    auto response = http::make_response(200, how->sent_as, std::move(bytes));
    response.headers.set("Content-Security-Policy", fmt::format("{}; {}", how->policy, policy_of_all));
    return response;
}

http::Response show_uploaded(http::Request const& request, Uploaded uploaded) {
    auto response = in_sandbox(uploaded.type, std::move(uploaded.bytes));
    response.headers.set("Cache-Control", "public, max-age=31536000, immutable");
    return with_tag(request, std::move(response), uploaded.hash);
}

} // namespace api
