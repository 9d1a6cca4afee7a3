#include "server/hosts.hpp"

#include "http/address.hpp"
#include "http/headers.hpp"
#include "support/text.hpp"

#include <boost/algorithm/string/case_conv.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <arpa/inet.h>
#include <array>
#include <optional>

namespace server {

using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

struct Authority {
    std::string name; // in small letters
    std::string port; // empty if there is none
};

std::optional<Authority> parse_authority(std::string_view text) {
    auto const address = http::parse_address(fmt::format("http://{}", text));
    if (!address || !address->path.empty() || text.contains('/')) {
        return std::nullopt;
    }
    bool const has_port = text.ends_with(":" + address->port);
    return Authority{.name = boost::to_lower_copy(address->host, std::locale::classic()),
                     .port = has_port ? address->port : ""};
}

bool is_ip_address(std::string const& name) {
    std::array<unsigned char, sizeof(in6_addr)> bytes{};
    return inet_pton(AF_INET, name.c_str(), bytes.data()) == 1 ||
           inet_pton(AF_INET6, name.c_str(), bytes.data()) == 1;
}

} // namespace

Result<Hosts> Hosts::parse(std::string_view public_url, std::string_view others) {
    Hosts hosts;
    if (!public_url.empty()) {
        auto const url = TULKAS_TRY(http::parse_address(public_url));
        hosts.m_standard_port = url.is_secure ? "443" : "80";
        hosts.m_hosts.push_back({boost::to_lower_copy(url.host, std::locale::classic()), url.port});
    }
    while (!others.empty()) {
        auto const item = http::trimmed(support::cut_front(others, ','));
        auto host = parse_authority(item);
        if (!host) {
            return fail(ErrorKind::invalid, "must be names such as arena.lan or arena.lan:8080 (got {})",
                        support::in_quotes(item));
        }
        hosts.m_hosts.push_back({std::move(host->name), std::move(host->port)});
    }
    return hosts;
}

bool Hosts::includes(std::string_view host) const {
    bool const has_public_url = !m_standard_port.empty();
    if (!has_public_url && is_address(host)) {
        return true;
    }
    auto const asked = parse_authority(host);
    return asked && std::ranges::any_of(m_hosts, [&](Host const& ours) {
               auto const& port = asked->port.empty() ? m_standard_port : asked->port;
               return ours.name == asked->name && (ours.port.empty() || ours.port == port);
           });
}

bool Hosts::is_address(std::string_view host) {
    auto const asked = parse_authority(host);
    return asked && (asked->name == "localhost" || is_ip_address(asked->name));
}

} // namespace server
