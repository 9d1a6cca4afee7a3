#include "runtime/recorded_bot.hpp"

#include "protocol/base64.hpp"
#include "record/game_record.hpp"

#include <utility>

namespace runtime {

RecordedBot::RecordedBot(std::vector<std::string> answers, std::function<void()> run_out)
    : m_answers(std::move(answers)), m_run_out(std::move(run_out)) {}

void RecordedBot::open(Inbox& inbox, ActorId self) {
    m_inbox = &inbox;
    m_self = self;
    m_inbox->connected(self);
}

void RecordedBot::send(Envelope const& envelope) {
    if (!std::holds_alternative<protocol::ProxyCall>(envelope.message)) {
        return; // a goodbye
    }
    if (m_given == m_answers.size()) {
        m_run_out();
        m_inbox->failed(m_self, Failure::record_ended, "the record has no more answers");
        return;
    }
    auto const& answer = m_answers[m_given++];
    if (answer == record::no_answer) {
        return m_inbox->passed(m_self);
    }
    m_data.clear();
    protocol::append_base64(m_data, answer);
    m_inbox->received(m_self, {.message = protocol::CallResult{.method = envelope.method, .data = m_data}});
}

void RecordedBot::close() {
    m_inbox->closed(m_self);
}

} // namespace runtime
