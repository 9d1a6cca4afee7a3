// Waits for a database that is not there yet: after a reboot, PostgreSQL may start after the arena.
//
// What waiting cannot mend (a wrong password, a schema of a newer program) is an error at once.
#pragma once

#include "server/log.hpp"
#include "storage/database.hpp"

#include <chrono>
#include <functional>
#include <memory>

namespace server {

// Lets time pass; false if the program should end instead. Provided as a resource by programs that wait.
struct Patience {
    std::function<bool(std::chrono::milliseconds)> wait;
};

struct DatabaseWaiting {
    std::function<support::Result<std::unique_ptr<storage::Database>>()> open;
    std::function<bool()> is_reachable; // asked after a failure
    Patience const* patience = nullptr; // nobody waits without it
    Log const& log;
};

// The time between two attempts: it doubles from one second to five.
[[nodiscard]] std::chrono::milliseconds pause_after(int failures);

[[nodiscard]] support::Result<std::unique_ptr<storage::Database>>
open_when_reachable(DatabaseWaiting const& waiting);

} // namespace server
