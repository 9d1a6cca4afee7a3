// A person at the table, or a bot that is not run here: asked, it waits; the move comes when it comes.
// Whether it is legal and in time has been decided before it gets here.
//
// The move may come before the question: an engine that was started again has to come that far first.
#pragma once

#include "protocol/base64.hpp"
#include "record/game_record.hpp"
#include "runtime/channel.hpp"

#include <optional>
#include <string>
#include <utility>

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
            m_is_asked = true;
            answer();
        }
    }
    void close() override { m_inbox->closed(m_self); }
    [[nodiscard]] rules::Duration cpu_time() override { return {}; }
    void hold() override {}

    // The answer to the question at hand, or to the one that comes next.
    void move(std::string text) {
        m_given = std::move(text);
        answer();
    }

private:
    // Rules of our own take it as it is. For an engine that is a program it is JSON, like all answers.
    void answer() {
        if (!m_is_asked || !m_given) {
            return;
        }
        m_is_asked = false;
        m_move = *std::exchange(m_given, std::nullopt);
        if (m_move == record::no_answer) {
            return m_inbox->passed(m_self);
        }
        m_data.clear();
        protocol::append_base64(m_data, m_move);
        m_inbox->received(
            m_self, {.message = protocol::CallResult{.method = m_method, .data = m_data}, .move = m_move});
    }

    bool m_is_asked = false;
    std::optional<std::string> m_given;
    runtime::Inbox* m_inbox = nullptr;
    runtime::ActorId m_self = runtime::ActorId::bot(0);
    std::string m_method;
    std::string m_move;
    std::string m_data;
};

} // namespace tables
