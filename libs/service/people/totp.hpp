// Codes of an authenticator app: RFC 6238 with HMAC-SHA-1, six digits and steps of 30 seconds, as all apps
// have it.
#pragma once

#include "support/moment.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace people {

// 160 random bits in base 32.
[[nodiscard]] std::string new_totp_secret();

// What an app reads from a QR code.
[[nodiscard]] std::string totp_uri(std::string_view secret, std::string_view issuer, std::string_view name);

[[nodiscard]] std::int64_t totp_step(support::Moment moment);
[[nodiscard]] std::string totp_code(std::string_view secret, std::int64_t step);

// The step that the code is of: now, the one before (people type slowly), or the one after (clocks differ).
[[nodiscard]] std::optional<std::int64_t> find_totp_step(std::string_view secret, std::string_view code,
                                                         support::Moment now);

} // namespace people
