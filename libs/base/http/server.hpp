// An HTTP and WebSocket server: reads requests, hands them to one handler, writes the answers.
//
// Each thread has an event loop, a listening socket of its own on the same port (the kernel spreads the
// clients), and its connections; they never meet, so nothing is locked. A handler runs in the thread of the
// connection and must not block it: what takes time answers its Reply later.
#pragma once

#include "http/limits.hpp"
#include "http/reply.hpp"
#include "http/request.hpp"
#include "support/result.hpp"

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace http {

using Handler = std::function<void(Request request, Reply reply)>;

struct TlsFiles {
    std::string certificate_chain; // PEM
    std::string private_key;       // PEM
};

struct ServerSettings {
    std::string address = "127.0.0.1";
    std::uint16_t port = 8080; // 0: any that is free
    int threads = 1;
    std::optional<TlsFiles> tls;
    Limits limits;
    // Whether the body of such a request is a file, and may be as large as one. Asked before a body is read,
    // in any thread; without it none is.
    std::function<bool(Method, Target const&)> is_upload;
    // Whether many clients share this address, as behind a proxy of the operator's: it may have as many
    // connections as there are. Asked in any thread; without it none is.
    std::function<bool(std::string const& address)> is_shared;
};

class Server {
public:
    [[nodiscard]] static support::Result<std::unique_ptr<Server>> start(ServerSettings const& settings,
                                                                        Handler handler);
    ~Server(); // stops
    Server(Server const&) = delete;
    Server& operator=(Server const&) = delete;

    [[nodiscard]] std::uint16_t port() const;
    // Takes no more clients, lets requests that are under way finish, closes the rest; comes back when all is
    // done, or when the grace is over.
    void stop();

    // Other files, or the same ones with other contents, for connections from now on. In any thread. An error
    // leaves everything as it is.
    [[nodiscard]] support::Result<void> use(TlsFiles const& files);
    // All its threads have looked at their clients since then; each does so every second.
    [[nodiscard]] std::chrono::steady_clock::time_point alive_at() const;

    struct Counts {
        std::uint64_t requests = 0;
        std::uint64_t connections = 0; // open now
        std::uint64_t sockets = 0;     // WebSockets among them
    };
    [[nodiscard]] Counts counts() const;

private:
    class Inside;
    explicit Server(std::unique_ptr<Inside> inside);
    std::unique_ptr<Inside> m_inside;
};

} // namespace http
