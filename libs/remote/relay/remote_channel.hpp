// A program on another machine as an actor at the table.
//
// The machine is not trusted more than the program: what it says of the time used is believed, since nobody
// else can know, but the wall-clock guard is ours, and a connection that breaks is its owner's loss.
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
