// Accepts connections from actors on other machines and checks their tokens.
#pragma once

#include "relay/connection.hpp"
#include "runtime/loop.hpp"
#include "support/file_descriptor.hpp"
#include "support/result.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace relay {

// A listening socket, and the token that opens it. All tables may wait at one door, each on its own thread.
class Door {
public:
    [[nodiscard]] static support::Result<Door> open(std::uint16_t port, std::string token);

    [[nodiscard]] std::uint16_t port() const;
    [[nodiscard]] std::string const& token() const { return m_token; }
    // A descriptor for one who waits.
    [[nodiscard]] support::FileDescriptor listening() const;

private:
    Door(support::FileDescriptor listening, std::string token)
        : m_listening(std::move(listening)), m_token(std::move(token)) {}

    support::FileDescriptor m_listening;
    std::string m_token;
};

// Waits at a door for one actor that shows the token. Whoever comes has some seconds to say hello; of those
// who have not yet, only the latest few are kept, so a crowd at the door costs little and keeps nobody out
// who knows what to say.
class Porter {
public:
    using Welcome = std::function<void(std::unique_ptr<Connection>)>;

    // The welcome is called once. It gets the connection as it stands, and has to give it an ear.
    Porter(runtime::Loop& loop, Door const& door, Welcome welcome);
    ~Porter();
    Porter(Porter const&) = delete;
    Porter& operator=(Porter const&) = delete;

private:
    class Visitor;

    void let_in();
    void welcome(Visitor& visitor);

    runtime::Loop& m_loop;
    Door const& m_door;
    Welcome m_welcome;
    support::FileDescriptor m_listening;
    std::vector<std::unique_ptr<Visitor>> m_visitors;
    runtime::Subscription m_knocking;
};

} // namespace relay
