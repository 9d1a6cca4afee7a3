// The head of an answer as it goes over the line: status, header fields, an empty line.
//
// Written by hand into one text, for a message object with a node for each field costs more than all the rest
// of an answer from memory.
#pragma once

#include "http/response.hpp"

#include <chrono>
#include <string>
#include <string_view>

namespace http {

struct HeadOptions {
    unsigned version = 11; // 10 for HTTP/1.0
    bool keep_alive = true;
    std::string_view date;
};

// A response with fields that cannot stand in a message becomes one that says we failed.
[[nodiscard]] std::string write_head(Response& response, HeadOptions const& options);

// 204 and 304 have none, and do not speak of one.
[[nodiscard]] bool may_have_body(Response const& response);

// Sun, 06 Nov 1994 08:49:37 GMT
[[nodiscard]] std::string http_date(std::chrono::system_clock::time_point moment);

} // namespace http
