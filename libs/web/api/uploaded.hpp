// Something that people have uploaded, shown to others: a game's viewer, a picture.
//
// It is somebody's program in everybody's browser. So it is shown in a sandbox: the browser gives it an
// origin that nobody else has, and with that no cookie of ours, no storage, no answer of the interface; it
// loads nothing and sends nothing, and only pages of ours may have it in a frame. Pictures run no scripts at
// all.
#pragma once

#include "http/request.hpp"
#include "http/response.hpp"

#include <string>
#include <string_view>

namespace api {

struct Uploaded {
    std::string type; // "text/html", "image/svg+xml" or "image/png"
    std::string hash; // of the bytes: they never change
    std::string bytes;
};

// Within the sandbox of its type, which is one of the three.
[[nodiscard]] http::Response in_sandbox(std::string_view type, std::string bytes);

// An asker who has it already gets a 304.
[[nodiscard]] http::Response show_uploaded(http::Request const& request, Uploaded uploaded);

} // namespace api
