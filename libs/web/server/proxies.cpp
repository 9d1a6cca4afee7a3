#include "server/proxies.hpp"

#include "support/ip_address.hpp"
#include "support/text.hpp"

#include <algorithm>
#include <optional>
#include <string>

namespace server {

using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

using Bytes = std::vector<std::uint8_t>;

bool agree(Bytes const& one, Bytes const& other, unsigned bits) {
    if (one.size() != other.size()) {
        return false;
    }
    for (unsigned bit = 0; bit < bits; ++bit) {
        unsigned const mask = 0x80U >> (bit % 8);
        if ((one[bit / 8] & mask) != (other[bit / 8] & mask)) {
            return false;
        }
    }
    return true;
}

// The last value of the lists that several proxies may have added to, taken off it.
std::string_view cut_last(std::string_view& list) {
    auto const comma = list.rfind(',');
    auto const last = comma == std::string_view::npos ? list : list.substr(comma + 1);
    list = comma == std::string_view::npos ? std::string_view() : list.substr(0, comma);
    return support::trimmed(last);
}

std::string joined(http::Headers const& headers, std::string_view name) {
    std::string all;
    for (auto const& [field, value] : headers.all()) {
        if (http::is_same_name(field, name)) {
            all += (all.empty() ? "" : ",") + value;
        }
    }
    return all;
}

} // namespace

Result<Proxies> Proxies::parse(std::string_view text) {
    Proxies proxies;
    while (!text.empty()) {
        auto const item = support::trimmed(support::cut_front(text, ','));
        auto network = TULKAS_TRY(parse_network(item));
        proxies.m_networks.push_back(std::move(network));
    }
    return proxies;
}

Result<Proxies::Network> Proxies::parse_network(std::string_view text) {
    auto rest = text;
    auto const address = support::parse_ip_address(support::cut_front(rest, '/'));
    if (!address) {
        return fail(ErrorKind::invalid, "must be an address such as 10.0.0.1 or 10.0.0.0/8 (got {})",
                    support::in_quotes(text));
    }
    auto const most = static_cast<unsigned>(address->size() * 8);
    auto const bits = text.contains('/') ? support::whole_number<unsigned>(rest) : std::optional(most);
    if (!bits || *bits > most) {
        return fail(ErrorKind::invalid, "{}: the prefix length must be 0 to {}", support::in_quotes(text),
                    most);
    }
    return Network{.bytes = *address, .bits = *bits};
}

bool Proxies::includes(std::string_view address) const {
    if (m_networks.empty()) {
        return false;
    }
    auto const bytes = support::parse_ip_address(address);
    return bytes && std::ranges::any_of(m_networks, [&](Network const& network) {
               return agree(*bytes, network.bytes, network.bits);
           });
}

void Proxies::see_through(http::Request& request) const {
    if (!includes(request.peer)) {
        return;
    }
    if (auto const scheme = joined(request.headers, "x-forwarded-proto"); !scheme.empty()) {
        std::string_view list = scheme;
        request.is_secure = cut_last(list) == "https";
    }
    auto const addresses = joined(request.headers, "x-forwarded-for");
    for (std::string_view list = addresses; !list.empty() && includes(request.peer);) {
        auto const before = cut_last(list);
        if (!support::parse_ip_address(before)) {
            return; // nonsense, or a name: the proxy that sent it stands for it
        }
        request.peer = before;
    }
}

} // namespace server
