#include "packages/test_bot.hpp"

#include "protocol/base64.hpp"
#include "support/overloaded.hpp"

namespace packages {

void TestBot::open(runtime::Inbox& inbox, runtime::ActorId self) {
    m_inbox = &inbox;
    m_self = self;
    m_inbox->connected(self);
}

void TestBot::send(runtime::Envelope const& envelope) {
    auto const* const call = std::get_if<protocol::ProxyCall>(&envelope.message);
    if (call == nullptr) {
        return; // a goodbye
    }
    say_late();
    auto const asked = protocol::call_from(call->data);
    if (!asked) {
        m_inbox->failed(m_self, runtime::Failure::reported, asked.error().message);
        return;
    }
    std::visit(
        support::Overloaded{
            [&](std::string const& answer) {
                m_data.clear();
                protocol::append_base64(m_data, answer);
                m_inbox->received(
                    m_self, {.message = protocol::CallResult{.method = envelope.method, .data = m_data}});
            },
            [](Silence const&) {},
            [&](LateAnswer const& late) {
                m_late.clear();
                protocol::append_base64(m_late, late.text);
                m_late_method = envelope.method;
            },
            [&](Exit const&) { m_inbox->failed(m_self, runtime::Failure::exited, "the test bot ends here"); },
        },
        m_actions(m_self.seat(), *asked));
}

void TestBot::say_late() {
    if (!m_late_method.empty()) {
        m_inbox->received(m_self, {.message = protocol::CallResult{.method = m_late_method, .data = m_late}});
        m_late_method.clear();
    }
}

void TestBot::close() {
    m_inbox->closed(m_self);
}

} // namespace packages
