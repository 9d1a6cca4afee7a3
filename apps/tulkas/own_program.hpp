// Runs this program once more, with other arguments, and keeps what it says.
#pragma once

#include "support/result.hpp"

#include <stop_token>
#include <string>
#include <vector>

namespace tulkas {

struct ProgramRun {
    int status; // its exit status; 128 and the signal if one ended it
    std::string output;
    std::string errors;
};

// Ends it when a stop is requested. Of what it writes, so much is kept of each.
[[nodiscard]] support::Result<ProgramRun> run_own_program(std::vector<std::string> const& arguments,
                                                          std::stop_token const& stop,
                                                          std::size_t most_bytes = std::size_t{4} << 20U);

} // namespace tulkas
