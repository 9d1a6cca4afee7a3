// Bots that are programs: source files, directories with a manifest, executables.
#pragma once

#include "support/result.hpp"
#include "tulkas/bot.hpp"
#include "tulkas/workshop.hpp"

#include <memory>
#include <string>

namespace tulkas {

// Built, and ready to be started as often as wanted. Of one that does not compile the compiler's messages go
// to standard error, and the error says that it does not. The workshop outlives the bot.
[[nodiscard]] support::Result<std::unique_ptr<Bot const>> make_program_bot(std::string const& path,
                                                                           Workshop& workshop);

} // namespace tulkas
