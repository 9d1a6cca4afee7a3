// Where a server is: "https://arena.example" or "http://localhost:8080/games".
#pragma once

#include "support/result.hpp"

#include <string>
#include <string_view>

namespace http {

struct Address {
    bool is_secure = false;
    std::string host;
    std::string port;
    std::string path; // before the interface's own; empty, or with a slash in front and none behind

    bool operator==(Address const&) const = default;
};

// http, https, ws or wss; the latter two mean the former.
[[nodiscard]] support::Result<Address> parse_address(std::string_view text);

// A text as one segment of a path, or a value of a query.
[[nodiscard]] std::string escaped(std::string_view text);

} // namespace http
