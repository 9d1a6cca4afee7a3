// A client's connection to a server: over the network, or to one in this process.
#pragma once

#include "catan_net/messages.hpp"

#include <functional>
#include <string>

namespace catan_net {

class ServerConnection {
public:
    struct Listener {
        std::function<void(Message const&)> heard;
        std::function<void()> connected_again;            // after a lost connection
        std::function<void(std::string const& why)> lost; // for good
    };

    virtual ~ServerConnection() = default;

    // The listener is called from the event loop, never from within these functions.
    virtual void open(Listener listener) = 0;
    virtual void send(Message const& message) = 0;
    // Closes the connection and opens another one, if retries are left.
    virtual void cut(std::string const& why) = 0;
    // The last call: the listener is not called any more.
    virtual void hang_up() = 0;
};

} // namespace catan_net
