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

// A page may run the scripts within it. It must not reach other machines by WebRTC, about which browsers do
// not obey the policy yet; so `before_page` takes it away, and trusted types see to it that no frame brings
// it back.
constexpr std::string_view policy_of_pages =
    "sandbox allow-scripts; script-src 'unsafe-inline'; webrtc 'block'; "
    "require-trusted-types-for 'script'; trusted-types default";

// Runs before everything in the page. A frame within the page would have the interfaces anew, and scripts in
// it: frames from other places are forbidden by the policy, and here those that are made of text. Text that
// is parsed in pieces (document.write) or with definitions of its own (DOMParser) cannot be checked.
constexpr std::string_view before_page =
    R"(<!doctype html><script>(() => {
    for (const name of Object.getOwnPropertyNames(window)) {
        if (/^(webkit|moz)?RTC|^XSLTProcessor$/.test(name)) delete window[name];
    }
    const createHTML = (text, type, sink) => {
        if (/srcdoc$|^Document|^DOMParser/.test(sink) || /<(?:[^\s<>\/]*:)?i?frame/i.test(text)) {
            throw new TypeError("a viewer must not have frames");
        }
        return text;
    };
    window.trustedTypes?.createPolicy("default", { createHTML });
    document.currentScript.remove();
})();</script>
)";

constexpr std::array shown{
    Shown{"text/html", "text/html; charset=utf-8", policy_of_pages},
    Shown{"image/svg+xml", "image/svg+xml", "sandbox; script-src 'none'"},
    Shown{"image/png", "image/png", "sandbox; script-src 'none'"},
};

} // namespace

http::Response in_sandbox(std::string_view type, std::string bytes) {
    auto const* const how = std::ranges::find(shown, type, &Shown::type);
    TULKAS_ASSERT(how != shown.end());
    if (how->policy == policy_of_pages) {
        bytes.insert(0, before_page);
    }
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
