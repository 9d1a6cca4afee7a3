// Bots that are built here and run by another machine.
#pragma once

#include "match/program_bot.hpp"
#include "match/workshop.hpp"
#include "relay/door.hpp"
#include "support/result.hpp"

#include <functional>
#include <string>

namespace tulkas {

// For each game a machine has to come to the door, which is opened when the bot is built, and outlives it.
[[nodiscard]] support::Result<match::BotOrRejection>
make_remote_bot(std::string const& path, match::Workshop& workshop,
                std::function<support::Result<relay::Door const*>()> const& open_door);

} // namespace tulkas
