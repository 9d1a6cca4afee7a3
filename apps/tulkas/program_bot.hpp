// Bots that are programs: source files, directories with a manifest, executables.
#pragma once

#include "support/result.hpp"
#include "tulkas/bot.hpp"
#include "tulkas/workshop.hpp"

#include <memory>
#include <string>
#include <variant>

namespace tulkas {

// Why something is no bot, for its author.
struct Rejected {
    std::string why;      // one line: "does not compile"
    std::string messages; // of the compiler, if it came to that
};

// Checked, built, and ready to be started as often as wanted. An error is none of the author's. The workshop
// outlives the bot.
[[nodiscard]] support::Result<std::variant<std::shared_ptr<Bot const>, Rejected>>
make_program_bot(std::string const& path, Workshop& workshop);

} // namespace tulkas
