// Bytes of somebody's, handed out as a file: a browser keeps it, and shows nothing of it as a page of ours.
#pragma once

#include "http/response.hpp"

#include <string>

namespace api {

inline constexpr char const* attachment_type = "application/octet-stream";

[[nodiscard]] inline http::Response attachment(std::string bytes) {
    auto response = http::make_response(200, attachment_type, std::move(bytes));
    response.headers.add("content-disposition", "attachment");
    return response;
}

} // namespace api
