#include "http/response.hpp"

#include "http/gzip.hpp"
#include "http/request.hpp"

#include <fmt/format.h>

#include <array>
#include <cstddef>

namespace http {

namespace {

constexpr std::size_t worth_compressing = 1024;

bool is_compressible(std::string_view type) {
    return type.starts_with("text/") || type.starts_with("application/json") ||
           type.starts_with("application/javascript") || type.starts_with("image/svg+xml");
}

} // namespace

std::string_view name_of(Method method) {
    constexpr std::array<std::string_view, 7> names{"GET",   "HEAD",   "POST",   "PUT",
                                                    "PATCH", "DELETE", "OPTIONS"};
    return names.at(static_cast<std::size_t>(method));
}

Response make_response(unsigned status, std::string_view type, std::string body) {
    Response response{
        .status = status, .headers = {}, .body = std::make_shared<std::string const>(std::move(body))};
    response.headers.add("Content-Type", type);
    return response;
}

Response make_empty() {
    constexpr unsigned no_content = 204;
    return make_response(no_content, "", "");
}

Response make_json(unsigned status, support::Json const& value) {
    return make_response(status, "application/json", support::to_text(value));
}

Response make_error(unsigned status, std::string_view code, std::string_view message) {
    return make_json(status, {{"error", {{"code", code}, {"message", message}}}});
}

bool has_tag(Request const& request, std::string_view tag) {
    auto const quoted = fmt::format("\"{}\"", tag);
    // A weak tag is as good here: the bytes differ by compression alone.
    return request.headers.lists("If-None-Match", quoted) ||
           request.headers.lists("If-None-Match", "W/" + quoted) ||
           request.headers.lists("If-None-Match", "*");
}

Response with_tag(Request const& request, Response response, std::string_view tag) {
    response.headers.set("ETag", fmt::format("\"{}\"", tag));
    if (has_tag(request, tag)) {
        response.status = 304;
        response.body.reset();
    }
    return response;
}

Response compressed_for(Request const& request, Response response) {
    auto const type = response.headers.find("Content-Type");
    if (response.text().size() < worth_compressing || !type || !is_compressible(*type) ||
        response.headers.find("Content-Encoding")) {
        return response;
    }
    response.headers.add("Vary", "Accept-Encoding");
    if (request.headers.lists("Accept-Encoding", "gzip")) {
        response.headers.add("Content-Encoding", "gzip");
        response.body = std::make_shared<std::string const>(gzip(response.text()));
    }
    return response;
}

} // namespace http
