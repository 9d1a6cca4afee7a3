// An ID token: claims that a provider has signed (JWS, RFC 7515), checked as OpenID Connect Core 3.1.3.7
// says.
#pragma once

#include "support/json.hpp"
#include "support/moment.hpp"
#include "support/result.hpp"

#include <chrono>
#include <string>
#include <string_view>

namespace openid {

// The clocks of two machines differ.
inline constexpr auto clock_skew = std::chrono::minutes(1);

struct Expected {
    std::string issuer;
    std::string client;
    std::string nonce;
    support::Moment now;
};

// denied: the token is not to be believed. not_found: none of the keys has the id that the token names.
[[nodiscard]] support::Result<support::JsonObject>
verified(std::string const& token, support::JsonArray const& keys, Expected const& expected);

} // namespace openid
