// The requests that a client has sent and the server has not answered.
//
// A server answers requests in their order: by an event, or by an error, which is always about the oldest
// request that is open. A client decides the same thing only once: again after an error, but not because the
// server said something else.
#pragma once

#include "catan/position.hpp"
#include "catan_net/messages.hpp"

#include <cstdint>
#include <deque>

namespace catan_net {

// Whether the same decision is due in both positions. Cards that change hands do not make it another one.
[[nodiscard]] bool is_same_decision(catan::Position const& one, catan::Position const& other);

class OpenRequests {
public:
    void add_join() { m_open.assign(1, {.is_join = true}); }
    void add(catan::Position const& decided, catan::MoveKind kind) {
        m_open.push_back({.decided = decided, .kind = kind});
    }

    // Whether the decision that is due in this position was sent.
    [[nodiscard]] bool has_decided(catan::Position const& position) const;
    // This event answers the oldest request of its kind; those before it will not be answered any more.
    void answered(Event::TypeCase type);
    void joined();

    enum class Refused : std::uint8_t { nothing, join, decision, old_decision };
    // What an error answers; `now` is the position in which a decision may be due.
    [[nodiscard]] Refused refused(catan::Position const& now);

private:
    struct Open {
        catan::Position decided = {};
        catan::MoveKind kind = {};
        bool is_join = false;
    };
    std::deque<Open> m_open;
};

} // namespace catan_net
