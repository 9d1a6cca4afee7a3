// A feed over a WebSocket: everything that is said of a topic, each thing one text.
#pragma once

#include "http/socket.hpp"
#include "live/feed.hpp"

#include <memory>

namespace api {

class FeedStream final : public http::SocketListener,
                         public live::Watcher,
                         public std::enable_shared_from_this<FeedStream> {
public:
    // What was said up to that number has been seen. The feed outlives it.
    FeedStream(live::Feed& feed, live::Topic topic, std::int64_t after)
        : m_feed(feed), m_topic(topic), m_after(after) {}

    void opened(std::shared_ptr<http::Socket> socket) override {
        m_socket = std::move(socket);
        m_feed.watch(m_topic, m_after, shared_from_this());
    }
    void received(std::string_view /*text*/) override {} // there is nothing to be said to it
    void closed() override { m_feed.leave(m_topic, shared_from_this()); }

    void tell(live::Text const& text) override { m_socket->send(text); }

private:
    live::Feed& m_feed;
    live::Topic m_topic;
    std::int64_t m_after;
    std::shared_ptr<http::Socket> m_socket;
};

} // namespace api
