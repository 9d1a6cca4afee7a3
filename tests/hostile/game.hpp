// One game with a hostile program at the table.
#pragma once

#include "hostile/description.hpp"
#include "runtime/game_driver.hpp"
#include "sandbox/run.hpp"
#include "support/result.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace hostile {

struct Seating {
    sandbox::Job hostile;
    sandbox::Job opponent;
    bool is_engine = false; // the hostile one; then the opponent sits on both seats
};

struct Played {
    runtime::GameReport report;
    bool memory_is_counted; // by control groups
    std::int64_t rounds;    // of the loop
};

// Plays Nim to the end, with the hostile program on the first seat, or a match whose engine it is.
[[nodiscard]] support::Result<Played> play(Seating const& seating, sandbox::Launcher& launcher);

// Nothing, or what is wrong with how it ended: the blame must be for one of these, and on no other.
[[nodiscard]] std::string compare(std::vector<std::string> const& expected, bool is_engine,
                                  runtime::GameReport const& report);

} // namespace hostile
