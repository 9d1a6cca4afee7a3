// A request as a handler sees it: read whole, within the limits, its target decoded.
#pragma once

#include "http/headers.hpp"
#include "http/target.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace http {

enum class Method : std::uint8_t { get, head, post, put, patch, remove, options };

[[nodiscard]] std::string_view name_of(Method method);

struct Request {
    Method method = Method::get;
    Target target;
    Headers headers;
    std::string body;
    // The address at the other end of the connection, without its port, and whether it is encrypted. Whoever
    // knows of a reverse proxy in between puts in what the proxy says of its client.
    std::string peer;
    bool is_secure = false;
    bool wants_socket = false; // asks to go on as a WebSocket
};

} // namespace http
