// The names under which the server answers.
//
// A request says in its Host header whom it is for. Another name than the server's is that of a page which
// let its own name point here (DNS rebinding), or is meant to end up in a cache or a link; it is refused.
#pragma once

#include "support/result.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace server {

class Hosts {
public:
    // `https://arena.example:8443`, and `arena.lan, 192.0.2.7:8080`; either may be empty. Without a public
    // URL the server also answers under localhost and IP addresses, which nobody can let point elsewhere.
    [[nodiscard]] static support::Result<Hosts> parse(std::string_view public_url, std::string_view others);

    [[nodiscard]] bool includes(std::string_view host) const;
    // localhost or an IP address, with or without a port.
    [[nodiscard]] static bool is_address(std::string_view host);

private:
    struct Host {
        std::string name; // in small letters
        std::string port; // empty for any
    };

    std::vector<Host> m_hosts;
    std::string m_standard_port; // of the public URL, where a Host header names none
};

} // namespace server
