// The two things the handler must do to a call without reading it: learn its method, add the time left.
//
// The payload of a ProxyCall is base64 of {"method":…,"params":…}, "method" first. The handler decodes the
// few bytes in front that name the method, and puts {"time":…, in place of the first brace on the way to the
// bot; everything behind, the engine's secrets and the megabytes, is passed on character by character.
// docs/decisions/time-left.md says why.
#pragma once

#include "protocol/limits.hpp"
#include "protocol/names.hpp"
#include "support/result.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace protocol {

// What the bot may still use, in microseconds of CPU time; nothing where there is no limit.
struct CallTime {
    std::optional<std::int64_t> call_us = {};
    std::optional<std::int64_t> game_us = {};

    bool operator==(CallTime const&) const = default;
};

// The method that a ProxyCall's data ask for: up to 64 letters, digits and underscores. An error means that
// whoever made the data did not follow the form above.
[[nodiscard]] support::Result<std::string> method_of(std::string_view data);

// The line of a ProxyCall, for the bot, with the time it has left added to the data. The data are such that
// method_of finds a method.
void append_call_line(std::string& out, BotName target, std::string_view data, CallTime const& time);

// The limits for who reads calls that the time was added to.
[[nodiscard]] constexpr Limits with_room_for_time(Limits limits) {
    limits.data += 128;
    return limits;
}

} // namespace protocol
