// One request to a server elsewhere, and its answer: for commands that talk to an arena.
#pragma once

#include "support/result.hpp"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace http {

struct Address {
    bool is_secure = false;
    std::string host;
    std::string port;
    std::string path; // what stands before the interface's own; no slash at the end

    bool operator==(Address const&) const = default;
};

// "https://arena.example" or "http://localhost:8080/games/"
[[nodiscard]] support::Result<Address> parse_address(std::string_view text);

// A text as a value of a query.
[[nodiscard]] std::string escaped(std::string_view text);

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

// Certificates are checked against those the machine trusts. unavailable: nobody answered.
[[nodiscard]] support::Result<Told> ask(Address const& address, Asked const& asked);

} // namespace http
