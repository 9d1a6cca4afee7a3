// The server's end of a connection to a client: a socket, or a bot in this process.
#pragma once

#include "catan_net/messages.hpp"

namespace catan_net {

class Connection {
public:
    virtual ~Connection() = default;

    // Never blocks, and never calls back before it returns.
    virtual void send(Message const& message) = 0;
    // Closes after what was sent; nothing is received any more.
    virtual void close() = 0;
};

} // namespace catan_net
