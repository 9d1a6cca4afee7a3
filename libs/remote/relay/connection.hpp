// One end of a connection between a handler and an actor on another machine: lines both ways, on a loop.
//
// Nothing here blocks. Output that cannot be sent at once is queued, up to a limit; received lines are
// delivered whole.
#pragma once

#include "protocol/framer.hpp"
#include "runtime/loop.hpp"
#include "support/file_descriptor.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace relay {

// Who hears a connection. Neither of these destroys it; after `broken` nothing more is heard.
class Ear {
public:
    virtual ~Ear() = default;
    virtual void heard(std::string_view line) = 0;
    virtual void broken(std::string const& why) = 0;
};

class Connection {
public:
    Connection(runtime::Loop& loop, support::FileDescriptor socket, protocol::Limits const& limits, Ear& ear);
    Connection(Connection const&) = delete;
    Connection& operator=(Connection const&) = delete;

    // From the next line on.
    void set_ear(Ear& ear) { m_ear = &ear; }
    // Bytes that are whole lines.
    void send(std::string_view lines);
    // Hears nothing from now on; what was sent still goes out if there is room for it.
    void hang_up();
    [[nodiscard]] bool is_open() const { return static_cast<bool>(m_hearing); }

private:
    void hear();
    void read_lines(std::string_view bytes);
    void send_unsent();
    void break_off(std::string const& why);

    runtime::Loop& m_loop;
    support::FileDescriptor m_socket;
    support::FileDescriptor m_sending_socket; // the same: a loop takes each descriptor once
    protocol::Framer m_framer;
    Ear* m_ear;
    std::string m_unsent;
    std::size_t m_sent = 0; // of that
    runtime::Subscription m_hearing;
    runtime::Subscription m_sending;
};

} // namespace relay
