// Limits on what one client may use.
#pragma once

#include <chrono>
#include <cstddef>

namespace http {

struct Limits {
    std::size_t header_bytes = 16 * 1024;
    std::size_t body_bytes = 1024 * 1024;
    std::size_t upload_bytes = 5 * 1024 * 1024;   // of a body that is a file (ServerSettings::is_upload)
    std::size_t connections = 20'000;             // of all clients; more are turned away
    std::size_t connections_of_an_address = 5000; // or of a /64 of IPv6 (support::network_of)
    // A slow client is cut off: for the header, for the rest of the request, for taking the answer.
    std::chrono::seconds header_time{10};
    std::chrono::seconds body_time{30};
    std::chrono::seconds write_time{30};
    std::chrono::seconds idle_time{60}; // between requests; a WebSocket is pinged instead
    // WebSockets: what a client may send, pings and pieces of messages among the bytes; and how much may wait
    // for one that does not read.
    std::size_t socket_message_bytes = 64 * 1024;
    int socket_messages_a_second = 50;
    std::size_t socket_bytes_a_second = 512 * 1024;
    std::size_t socket_messages_waiting = 1024;
    std::size_t socket_bytes_waiting = 2 * 1024 * 1024; // besides the message that is under way
    std::chrono::seconds grace{5};                      // for what is under way when the server stops
};

} // namespace http
