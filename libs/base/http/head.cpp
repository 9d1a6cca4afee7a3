#include "http/head.hpp"

#include <boost/beast/http/status.hpp>
#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace http {

namespace {

constexpr std::size_t usual_size = 1024;

void add_field(std::string& head, std::string_view name, std::string_view value) {
    head.append(name).append(": ").append(value).append("\r\n");
}

bool can_be_sent(Headers const& headers) {
    return std::ranges::all_of(headers.all(),
                               [](auto const& field) { return is_field(field.first, field.second); });
}

std::string_view reason(unsigned status) {
    auto const text = boost::beast::http::obsolete_reason(static_cast<boost::beast::http::status>(status));
    return {text.data(), text.size()};
}

void add_connection(std::string& head, HeadOptions const& options) {
    constexpr unsigned keeps_by_itself = 11;
    if (!options.keep_alive) {
        add_field(head, "Connection", "close");
    } else if (options.version < keeps_by_itself) {
        add_field(head, "Connection", "keep-alive");
    }
}

} // namespace

std::string write_head(Response& response, HeadOptions const& options) {
    if (!can_be_sent(response.headers)) {
        response = make_error(500, "failed", "the server could not send its response");
    }
    std::string head;
    head.reserve(usual_size);
    fmt::format_to(std::back_inserter(head), "HTTP/1.{} {} {}\r\n", options.version % 10, response.status,
                   reason(response.status));
    add_field(head, "Date", options.date);
    for (auto const& [name, value] : response.headers.all()) {
        add_field(head, name, value);
    }
    add_connection(head, options);
    if (may_have_body(response)) {
        fmt::format_to(std::back_inserter(head), "Content-Length: {}\r\n", response.text().size());
    }
    return head += "\r\n";
}

bool may_have_body(Response const& response) {
    return response.status != 204 && response.status != 304;
}

std::string http_date(std::chrono::system_clock::time_point moment) {
    return fmt::format("{:%a, %d %b %Y %H:%M:%S} GMT",
                       fmt::gmtime(std::chrono::system_clock::to_time_t(moment)));
}

} // namespace http
