// What we are to a provider, and what it says about itself (OpenID Connect Discovery).
#pragma once

#include "support/json.hpp"
#include "support/result.hpp"

#include <string>
#include <vector>

namespace openid {

struct Client {
    std::string issuer;
    std::string id;
    std::string secret; // "" for a public client
    std::string redirect_url;
    std::vector<std::string> scopes;
    std::string certificates = {}; // a file with some to be trusted instead of those of the machine
    bool allows_http = false;      // for a provider on this machine
};

struct Metadata {
    std::string authorization;
    std::string token;
    std::string keys;
    std::string user_info; // "" for none
    std::string logout;    // "" for none
    bool wants_secret_in_body = false;
    bool names_itself = false; // in its responses
};

// unavailable: it is another provider's, or names no https address where it must.
[[nodiscard]] support::Result<Metadata> read_metadata(support::JsonObject const& found, Client const& client);
// unavailable: it is no set of keys.
[[nodiscard]] support::Result<support::JsonArray> read_keys(support::JsonObject const& found);

} // namespace openid
