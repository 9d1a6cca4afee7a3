// The socket of a connection, seen from another thread: it can be cut there.
//
// libpq waits for an answer as long as it takes. To cut the line is the way to end that wait: the thread that
// waits gets an error, as if the database had hung up.
//
// Internal to the connections.
#pragma once

#include <chrono>
#include <mutex>
#include <optional>

namespace storage {

class Line {
public:
    using Moment = std::chrono::steady_clock::time_point;

    Line() = default;
    ~Line();
    Line(Line const&) = delete;
    Line& operator=(Line const&) = delete;

    // Another connection; -1 for none. It keeps a duplicate, so that it never cuts a socket of somebody else.
    void follow(int socket);
    // It is lent, and the database may be asked something until it is given back.
    void lend(Moment now);
    void give_back();

    // If it was lent before that moment.
    void cut_if_lent_before(Moment moment);

private:
    void close();

    std::mutex m_mutex;
    int m_socket = -1;
    std::optional<Moment> m_lent;
};

} // namespace storage
