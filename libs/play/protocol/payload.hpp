// Converts values to payloads and back; only the actors' side does this.
//
// A payload is base64 of one JSON text. The handler passes payloads on as they are; the actors that send and
// answer calls (an SDK, a house bot in its own process, a built-in engine behind a channel) convert them.
#pragma once

#include "protocol/call.hpp"
#include "support/json.hpp"
#include "support/result.hpp"

#include <string>
#include <string_view>

namespace protocol {

// Data of a CallResult.
[[nodiscard]] std::string payload_from(support::Json const& value);
[[nodiscard]] support::Result<support::Json> value_from(std::string_view data);

// Data of a ProxyCall.
struct Call {
    std::string method;
    support::JsonObject params;
    CallTime time = {};
};

// As the engine sends it: the time is not its to tell.
[[nodiscard]] std::string payload_from_call(std::string_view method, support::JsonObject const& params);
// As the bot gets it, with the time or without.
[[nodiscard]] support::Result<Call> call_from(std::string_view data);

} // namespace protocol
