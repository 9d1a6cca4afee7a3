// An answer: status, header fields, body.
#pragma once

#include "http/headers.hpp"
#include "support/json.hpp"

#include <memory>
#include <string>
#include <string_view>

namespace http {

struct Response {
    unsigned status = 200;
    Headers headers;
    // Shared, so that what is sent to thousands stands in memory once.
    std::shared_ptr<std::string const> body;

    [[nodiscard]] std::string_view text() const {
        return body ? std::string_view(*body) : std::string_view();
    }
};

inline constexpr char const* plain_text = "text/plain; charset=utf-8";

[[nodiscard]] Response make_response(unsigned status, std::string_view type, std::string body);
[[nodiscard]] Response make_json(unsigned status, support::Json const& value);
// 204: it is done, and there is nothing to say.
[[nodiscard]] Response make_empty();
// {"error": {"code", "message"}}, as everywhere in the interface.
[[nodiscard]] Response make_error(unsigned status, std::string_view code, std::string_view message);
// 304 if the asker has it already; else this response with that tag.
struct Request;
[[nodiscard]] bool has_tag(Request const& request, std::string_view tag);
[[nodiscard]] Response with_tag(Request const& request, Response response, std::string_view tag);

// Compresses the body if the asker takes that and it is worth it; says in `vary` that it depends on the
// asker.
[[nodiscard]] Response compressed_for(Request const& request, Response response);

} // namespace http
