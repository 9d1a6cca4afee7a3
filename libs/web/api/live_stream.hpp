// Something watched live over a WebSocket: sends every text that a live::Watcher is told.
#pragma once

#include "http/socket.hpp"
#include "live/watcher.hpp"

#include <functional>
#include <memory>
#include <string_view>

namespace api {

class LiveStream final : public http::SocketListener,
                         public live::Watcher,
                         public std::enable_shared_from_this<LiveStream> {
public:
    // What is watched; it outlives the stream.
    struct Source {
        std::function<void(std::shared_ptr<live::Watcher> watcher)> watch;
        std::function<void(std::shared_ptr<live::Watcher> const& watcher)> leave;
        // A text of the client's, ignored unless given.
        std::function<void(std::shared_ptr<http::Socket> const& socket, std::string_view text)> received =
            [](auto const&, auto) {};
    };
    explicit LiveStream(Source source) : m_source(std::move(source)) {}

    void opened(std::shared_ptr<http::Socket> socket) override {
        m_socket = std::move(socket);
        m_source.watch(shared_from_this());
    }
    void received(std::string_view text) override { m_source.received(m_socket, text); }
    void closed() override { m_source.leave(shared_from_this()); }

    void tell(live::Text const& text) override { m_socket->send(text); }
    [[nodiscard]] bool is_behind() const override { return m_socket->is_behind(); }
    void lost() override { m_socket->close(http::CloseReason::going_away); }

private:
    Source m_source;
    std::shared_ptr<http::Socket> m_socket;
};

} // namespace api
