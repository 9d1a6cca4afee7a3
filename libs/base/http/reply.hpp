// The one answer to a request.
//
// It may be given at once or later, in any thread. A reply that goes away without one answers that we failed,
// so that no client waits for ever.
#pragma once

#include "http/response.hpp"
#include "http/socket.hpp"

#include <memory>
#include <utility>

namespace http {

class ReplySink {
public:
    virtual ~ReplySink() = default;
    virtual void send(Response response) = 0;
    virtual void accept(std::shared_ptr<SocketListener> listener) = 0;
};

class Reply {
public:
    explicit Reply(std::shared_ptr<ReplySink> sink) : m_sink(std::move(sink)) {}
    ~Reply() {
        if (m_sink) {
            m_sink->send(make_error(500, "failed", "the server failed to respond"));
        }
    }
    Reply(Reply&&) noexcept = default;
    Reply& operator=(Reply&&) = delete;
    Reply(Reply const&) = delete;
    Reply& operator=(Reply const&) = delete;

    void send(Response response) && { std::exchange(m_sink, nullptr)->send(std::move(response)); }
    // Goes on as a WebSocket; only for a request that wants it.
    void accept(std::shared_ptr<SocketListener> listener) && {
        std::exchange(m_sink, nullptr)->accept(std::move(listener));
    }

private:
    std::shared_ptr<ReplySink> m_sink;
};

} // namespace http
