// A connection that speaks HTTP: one request after the other, until one of the two has enough.
//
// Stream is a TCP socket, or TLS on one.
#pragma once

#include "http/connection_thread.hpp"

#include <string>

namespace http {

// Who is at the other end, and its place among the connections of its network.
struct Peer {
    std::string address;
    AddressCounts::Place place;
};

void serve(ConnectionThread& thread, TcpSocket socket, Peer peer);
void serve_tls(ConnectionThread& thread, TcpSocket socket, Peer peer);

} // namespace http
