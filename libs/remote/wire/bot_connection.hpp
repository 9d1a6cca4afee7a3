// The connection to a remote bot, as the roster uses it.
#pragma once

#include <string>

namespace wire {

// Used in any thread; never waits.
class BotConnection {
public:
    virtual ~BotConnection() = default;

    // After what was sent before.
    virtual void send(std::string text) = 0;
    virtual void close() = 0;
};

} // namespace wire
