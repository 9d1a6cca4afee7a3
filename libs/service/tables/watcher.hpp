// Somebody who looks on: told texts, each of which stands in memory once, however many are told it.
#pragma once

#include <memory>
#include <string>

namespace tables {

using Text = std::shared_ptr<std::string const>;

// Called in the hall's thread, which must not be kept waiting.
class Watcher {
public:
    virtual ~Watcher() = default;

    // The first text is {"events": those after the one asked for, "table": as it is now}; then, one for
    // each event, {"event", "table"}. All as this watcher may see it.
    virtual void tell(Text const& text) = 0;
    // The table is not here any more: nothing will be told.
    virtual void lost() = 0;
};

} // namespace tables
