// A connection that goes on as a WebSocket.
#pragma once

#include "http/connection.hpp"
#include "http/socket.hpp"

#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>

#include <memory>

namespace http {

using UpgradeRequest = boost::beast::http::request<boost::beast::http::string_body>;

struct NewSocket {
    std::shared_ptr<SocketListener> listener;
    AddressCounts::Place place;
};

template <typename Stream>
void serve_socket(ConnectionThread& thread, Stream stream, UpgradeRequest const& request, NewSocket socket);

extern template void serve_socket(ConnectionThread&, TcpSocket, UpgradeRequest const&, NewSocket);
extern template void serve_socket(ConnectionThread&, TlsStream, UpgradeRequest const&, NewSocket);

} // namespace http
