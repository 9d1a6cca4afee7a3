// The way to a server: over the network, or to one in this process. Whoever plays does not know which.
#pragma once

#include "catan_net/messages.hpp"

#include <functional>
#include <string>

namespace catan_net {

class Line {
public:
    struct Listener {
        std::function<void(Message const&)> heard;
        std::function<void()> connected_again;            // after the line was cut
        std::function<void(std::string const& why)> lost; // for good
    };

    virtual ~Line() = default;

    // The listener is called from the event loop, never from within these.
    virtual void open(Listener listener) = 0;
    virtual void send(Message const& message) = 0;
    // Cuts the line, to try again with another one if it may.
    virtual void cut(std::string const& why) = 0;
    // Nothing is heard any more.
    virtual void hang_up() = 0;
};

} // namespace catan_net
