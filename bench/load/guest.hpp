// Somebody without an account who asks the server over HTTP, one question after the other.
#pragma once

#include "load/connection.hpp"
#include "support/json.hpp"

#include <deque>
#include <functional>
#include <string>

namespace load {

class Guest : public Connection {
public:
    using Answered = std::function<void(support::Json const& body)>;

    explicit Guest(Route const& route) : Connection(route), m_route(route) {}

    // Waits for the answer; before the loop is joined. Gives up on an answer that is no success.
    [[nodiscard]] support::Json ask(std::string const& method, std::string const& path,
                                    std::string const& body = {});
    // Does not wait.
    void ask_later(std::string const& method, std::string const& path, std::string const& body,
                   Answered answered);

    [[nodiscard]] Route const& route() const { return m_route; }
    [[nodiscard]] std::string const& cookie() const { return m_cookie; }

protected:
    std::size_t take(std::string_view data) override;

private:
    Route m_route;
    std::string m_cookie;
    std::deque<Answered> m_waiting;
};

} // namespace load
