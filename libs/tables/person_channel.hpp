// A person at the table, or a bot that is not run here: asked, it waits; the move comes when it comes.
// Whether it is legal and in time has been decided before it gets here.
#pragma once

#include "runtime/channel.hpp"

#include <optional>
#include <string>

namespace tables {

class PersonChannel final : public runtime::Channel {
public:
    void open(runtime::Inbox& inbox, runtime::ActorId self) override {
        m_inbox = &inbox;
        m_self = self;
        m_inbox->connected(self);
    }
    void send(runtime::Envelope const& envelope) override {
        if (std::holds_alternative<protocol::ProxyCall>(envelope.message)) {
            m_method = envelope.method;
        }
    }
    void close() override { m_inbox->closed(m_self); }
    [[nodiscard]] rules::Duration cpu_time() override { return {}; }
    void hold() override {}

    // The answer to the question at hand.
    void move(std::string const& text) {
        m_move = text;
        m_inbox->received(m_self,
                          {.message = protocol::CallResult{.method = m_method, .data = {}}, .move = m_move});
    }

private:
    runtime::Inbox* m_inbox = nullptr;
    runtime::ActorId m_self = runtime::ActorId::bot(0);
    std::string m_method;
    std::string m_move;
};

} // namespace tables
