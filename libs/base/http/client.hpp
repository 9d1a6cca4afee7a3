// One request to a server elsewhere, and its answer: for commands that talk to an arena.
#pragma once

#include "http/address.hpp"
#include "support/result.hpp"

#include <string>
#include <utility>
#include <vector>

namespace http {

struct Asked {
    std::string method = "GET";
    std::string path; // below the address's
    std::vector<std::pair<std::string, std::string>> headers = {};
    std::string body = {};
};

struct Told {
    unsigned status = 0;
    std::string body;
};

// Certificates are checked against those the machine trusts. unavailable: no response.
[[nodiscard]] support::Result<Told> ask(Address const& address, Asked const& asked);

} // namespace http
