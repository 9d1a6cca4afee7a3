// A program on another machine as an actor of a game.
//
// The machine is trusted no more than the program: its report of the time used is accepted, because only it
// can measure that, but we check the wall-clock time, and a lost connection loses the game.
#pragma once

#include "relay/door.hpp"
#include "runtime/channel.hpp"
#include "runtime/loop.hpp"

#include <memory>
#include <string>

namespace relay {

// Waits at the door for a machine that takes the program, which is a parcel in base64. The loop and the door
// outlive the channel.
[[nodiscard]] std::unique_ptr<runtime::Channel>
make_remote_channel(runtime::Loop& loop, Door const& door, std::shared_ptr<std::string const> program);

} // namespace relay
