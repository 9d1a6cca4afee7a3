#include "api/errors.hpp"

namespace api {

using support::ErrorKind;

namespace {

struct Told {
    unsigned status;
    char const* code;
};

Told told(ErrorKind kind) {
    switch (kind) {
    case ErrorKind::invalid:
        return {400, "invalid"};
    case ErrorKind::denied:
        return {403, "denied"};
    case ErrorKind::not_found:
        return {404, "not_found"};
    case ErrorKind::conflict:
        return {409, "conflict"};
    case ErrorKind::refused:
        return {422, "refused"};
    case ErrorKind::unavailable:
        return {503, "unavailable"};
    }
    return {500, "failed"};
}

} // namespace

http::Response to_response(support::Error const& error) {
    auto const [status, code] = told(error.kind);
    // What the database or the machine says of itself is for the operator's log and nobody else.
    bool const is_ours = error.kind == ErrorKind::unavailable;
    auto response = http::make_error(status, code, is_ours ? "the server cannot do this now" : error.message);
    if (is_ours) {
        response.headers.add("Retry-After", "1");
    }
    return response;
}

http::Response too_many(std::string const& message, std::chrono::seconds wait) {
    auto response = http::make_error(429, "too_many", message);
    response.headers.set("retry-after", std::to_string(wait.count()));
    return response;
}

} // namespace api
