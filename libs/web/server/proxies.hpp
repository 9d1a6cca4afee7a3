// The trusted reverse proxies.
//
// Any client can send X-Forwarded-For, so only entries of the operator's own proxies count: read from the
// right, the first address that is not a trusted proxy is the client. Other senders' headers are ignored.
#pragma once

#include "http/request.hpp"
#include "support/result.hpp"

#include <cstdint>
#include <string_view>
#include <vector>

namespace server {

class Proxies {
public:
    // `10.0.0.1, 192.168.0.0/16, ::1`
    [[nodiscard]] static support::Result<Proxies> parse(std::string_view text);

    [[nodiscard]] bool includes(std::string_view address) const;
    // Puts in the client's address, and whether its connection is encrypted.
    void see_through(http::Request& request) const;

private:
    struct Network {
        std::vector<std::uint8_t> bytes; // 4 or 16
        unsigned bits;
    };
    [[nodiscard]] static support::Result<Network> parse_network(std::string_view text);

    std::vector<Network> m_networks;
};

} // namespace server
