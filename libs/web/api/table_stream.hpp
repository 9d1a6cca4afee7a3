// The live stream of a table over a WebSocket.
//
// It sends what a tables::Watcher is told, and takes what read_command reads, with a "tag" of the sender's
// choice. What was asked for is answered to the sender alone: {"done": tag}, or {"error": …, "tag"}.
#pragma once

#include "http/socket.hpp"
#include "support/ids.hpp"
#include "tables/hall.hpp"

#include <memory>
#include <string_view>

namespace api {

class TableStream final : public http::SocketListener,
                          public tables::Watcher,
                          public std::enable_shared_from_this<TableStream> {
public:
    struct Seen {
        support::TableId table;
        tables::Onlooker onlooker;
        std::int64_t after; // events up to this one have been seen
    };
    TableStream(tables::Hall& hall, Seen seen) : m_hall(hall), m_seen(std::move(seen)) {}

    void opened(std::shared_ptr<http::Socket> socket) override;
    void received(std::string_view text) override;
    void closed() override;

    void tell(tables::Text const& text) override;
    void lost() override;

private:
    tables::Hall& m_hall;
    Seen m_seen;
    std::shared_ptr<http::Socket> m_socket;
};

} // namespace api
