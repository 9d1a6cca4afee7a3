// A WebSocket connection to a server elsewhere, run by its own thread.
#pragma once

#include "http/address.hpp"
#include "support/result.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace http {

struct Destination {
    Address address;
    std::string target; // path and query
    std::string token;
    std::string certificate = {}; // a file with one to be trusted besides those of the machine
};

struct Closing {
    std::string why;
    std::optional<unsigned> refusal = {}; // the status of an arena that did not let us in
};

// Called in the link's thread.
class LinkListener {
public:
    virtual ~LinkListener() = default;
    virtual void received(std::string_view text) = 0;
    // The last that is heard.
    virtual void closed(Closing closing) = 0;
};

class Link {
public:
    virtual ~Link() = default; // says farewell
    // Sent once the connection is there; dropped when there is none any more.
    virtual void send(std::string text) = 0;
};

// Begins to connect; the listener outlives the link. An error where the certificate cannot be read.
[[nodiscard]] support::Result<std::unique_ptr<Link>> open_link(Destination const& destination,
                                                               LinkListener& listener);

} // namespace http
