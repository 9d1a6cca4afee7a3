// A question to the database that nothing else depends on: is it there? And, for a server: is it ours alone?
//
// Internal to the connections.
#pragma once

#include "storage/connection_string.hpp"
#include "support/result.hpp"

#include <cstdint>
#include <memory>

namespace storage {

class Probe {
public:
    virtual ~Probe() = default;

    // Comes back soon, whatever the database does. An error says why it counts as away; refused: another
    // server has it.
    [[nodiscard]] virtual support::Result<void> ask() = 0;
};

// Over a connection of its own, which is made again when it breaks. A lock of that session says whose the
// database is, and is taken again with it.
[[nodiscard]] support::Result<std::unique_ptr<Probe>> postgresql_probe(DatabaseAddress const& place,
                                                                       Limits const& limits, Use use);
// Whether somebody may write. A lock on a file beside it says whose the database is.
[[nodiscard]] support::Result<std::unique_ptr<Probe>> sqlite_probe(DatabaseAddress const& place, Use use);

} // namespace storage
