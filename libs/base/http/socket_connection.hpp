// A connection that goes on as a WebSocket.
#pragma once

#include "http/connection_thread.hpp"
#include "http/socket.hpp"
#include "http/web_socket.hpp"

#include <memory>

namespace http {

struct NewSocket {
    std::shared_ptr<SocketListener> listener;
    AddressCounts::Place place;
};

void serve_socket(ConnectionThread& thread, TcpOrTls line, UpgradeRequest const& request, NewSocket socket);

} // namespace http
