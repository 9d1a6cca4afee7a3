#include "server/security_headers.hpp"

#include <string>

namespace server {

namespace {

constexpr char const* policy_of_pages =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; "
    "connect-src 'self'; frame-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; ";
constexpr char const* policy_of_data = "default-src 'none'; frame-ancestors 'none'; sandbox";

void secure_all(http::Headers& headers) {
    headers.add("X-Content-Type-Options", "nosniff");
    headers.add("Referrer-Policy", "same-origin");
    headers.add("Cross-Origin-Resource-Policy", "same-origin");
}

} // namespace

void secure_page(http::Headers& headers) {
    secure_all(headers);
    headers.add("Content-Security-Policy", std::string(policy_of_pages) + "frame-ancestors 'self'");
    headers.add("Cross-Origin-Opener-Policy", "same-origin");
    headers.add("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()");
}

void secure_asset(http::Headers& headers) {
    headers.add("X-Content-Type-Options", "nosniff");
    headers.add("Cross-Origin-Resource-Policy", "same-origin");
}

void allow_frames(http::Headers& headers) {
    headers.set("Content-Security-Policy", std::string(policy_of_pages) + "frame-ancestors *");
}

void secure_data(http::Headers& headers) {
    secure_all(headers);
    if (!headers.find("Content-Security-Policy")) {
        headers.add("Content-Security-Policy", policy_of_data);
    }
}

void insist_on_tls(http::Headers& headers) {
    headers.add("Strict-Transport-Security", "max-age=31536000");
}

} // namespace server
