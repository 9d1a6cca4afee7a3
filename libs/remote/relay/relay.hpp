// Runs a program for a handler on another machine and forwards the messages between the two.
//
// The program is behind the same kind of channel as on the handler's own machine, so the same sandbox,
// clocks, limits and verdicts apply. The handler cannot make this machine do anything else.
#pragma once

#include "relay/parcel.hpp"
#include "runtime/channel.hpp"
#include "runtime/loop.hpp"
#include "support/file_descriptor.hpp"
#include "support/result.hpp"

#include <atomic>
#include <functional>
#include <memory>
#include <string>

namespace relay {

struct Dependencies {
    // Makes a program of what was sent; an error is for the handler to hear.
    std::function<support::Result<std::unique_ptr<runtime::Channel>>(runtime::Loop&, Parcel const&)> seat;
    std::atomic<bool> const* stop = nullptr; // when it is wanted no more
};

enum class End : std::uint8_t {
    played,    // until the handler said goodbye
    not_asked, // the handler hung up before there was anything to do
};

// Takes part in one game. An error where the handler refuses the token or the connection breaks.
[[nodiscard]] support::Result<End> take_part(support::FileDescriptor connection, std::string const& token,
                                             Dependencies const& dependencies);

} // namespace relay
