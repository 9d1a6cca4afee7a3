// A client of an arena's HTTP interface, with a token.
#pragma once

#include "http/client.hpp"
#include "support/json.hpp"
#include "support/result.hpp"
#include "tulkas/arena_arguments.hpp"

#include <string>

namespace tulkas {

class ArenaClient {
public:
    // Sends no request yet; an error if the server or the token is not given.
    [[nodiscard]] static support::Result<ArenaClient> create(ArenaArguments const& arguments);

    // Below /api/v1. What the arena refuses is an error with its message.
    [[nodiscard]] support::Result<std::string> ask(http::Asked asked) const;
    [[nodiscard]] support::Result<support::Json> ask_json(http::Asked asked) const;
    // Sends bytes as they are; again if there is no answer, and they count once all the same.
    [[nodiscard]] support::Result<support::Json> upload(std::string path, std::string bytes) const;

private:
    ArenaClient(http::Address address, std::string const& token);

    http::Address m_address;
    std::string m_authorization;
};

} // namespace tulkas
