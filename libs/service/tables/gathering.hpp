// Finds what a game at a table needs before it can begin: the bots that people uploaded, built, and the
// programs of an uploaded game.
//
// That asks the database, and a compiler may have to work. So it is done on threads of its own, and the hall
// is told: nobody at another table waits for it.
#pragma once

#include "queue/slow_pool.hpp"
#include "tables/running_game.hpp"

#include <functional>

namespace tables {

// Finds the bots that are not the house's. The permit is given back while one is built and its compiler
// sleeps; there need not be one. In any thread.
using FindBot =
    std::function<support::Result<UploadedBot>(SeatPlan const&, rules::Game const&, support::CorePermit*)>;
// Whether there is one, without building it.
using KnowsBot = std::function<support::Result<void>(SeatPlan const&, rules::Game const&)>;

// False: all who sit at it can begin at once.
[[nodiscard]] bool needs_gathering(Table const& table);

using Gathered = std::function<void(support::Result<UploadsBySeat>)>;
// Looks for what the table needs as it is now. `gathered` is called later in another thread, unless the pool
// stops before.
using Gather = std::function<void(Table const& table, Gathered gathered)>;
// The pool outlives it.
[[nodiscard]] Gather gather_with(queue::SlowPool& pool, FindBot find);

} // namespace tables
