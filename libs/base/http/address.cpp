#include "http/address.hpp"

#include "support/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>

namespace http {

using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

bool is_plain(char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
           (letter >= '0' && letter <= '9') || letter == '-' || letter == '.' || letter == '_';
}

bool is_host(std::string_view host) {
    bool const is_bracketed = host.size() > 2 && host.starts_with('[') && host.ends_with(']');
    auto const name = is_bracketed ? host.substr(1, host.size() - 2) : host;
    return !name.empty() && std::ranges::all_of(name, [&](char letter) {
        return is_plain(letter) || (is_bracketed && letter == ':');
    });
}

} // namespace

Result<Address> parse_address(std::string_view text) {
    auto const wrong = [&] {
        return fail(ErrorKind::invalid, "the address must look like https://arena.example (got {})",
                    support::in_quotes(text));
    };
    auto const mark = text.find("://");
    auto const scheme = text.substr(0, mark);
    bool const is_secure = scheme == "https" || scheme == "wss";
    if (mark == std::string_view::npos || (!is_secure && scheme != "http" && scheme != "ws")) {
        return wrong();
    }
    auto path = text.substr(mark + 3);
    auto authority = support::cut_front(path, '/');
    auto const colon = authority.rfind(':');
    bool const has_port = colon != std::string_view::npos && !authority.ends_with(']');
    auto const port = has_port ? authority.substr(colon + 1) : std::string_view(is_secure ? "443" : "80");
    auto const host = has_port ? authority.substr(0, colon) : authority;
    auto const number = support::whole_number<std::uint16_t>(port);
    bool const is_path =
        std::ranges::all_of(path, [](char letter) { return is_plain(letter) || letter == '/'; });
    if (!is_host(host) || !number || *number == 0 || !is_path) {
        return wrong();
    }
    while (path.ends_with('/')) {
        path.remove_suffix(1);
    }
    bool const is_bracketed = host.starts_with('[');
    return Address{.is_secure = is_secure,
                   .host = std::string(is_bracketed ? host.substr(1, host.size() - 2) : host),
                   .port = std::string(port),
                   .path = path.empty() ? "" : "/" + std::string(path)};
}

std::string escaped(std::string_view text) {
    std::string all;
    for (char const letter : text) {
        all += is_plain(letter) ? std::string(1, letter)
                                : fmt::format("%{:02X}", static_cast<unsigned char>(letter));
    }
    return all;
}

} // namespace http
