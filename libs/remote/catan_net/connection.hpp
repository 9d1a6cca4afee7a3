// Somebody at the other end of a conversation: a socket, or a player in this process. The server does not
// know which.
#pragma once

#include "catan_net/messages.hpp"

namespace catan_net {

class Connection {
public:
    virtual ~Connection() = default;

    // Never waits, and never answers before it returns.
    virtual void send(Message const& message) = 0;
    // After what was sent. It is gone then, and says nothing more.
    virtual void close() = 0;
};

} // namespace catan_net
