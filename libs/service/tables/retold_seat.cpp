#include "tables/retold_seat.hpp"

#include "protocol/base64.hpp"
#include "record/game_record.hpp"

#include <utility>

namespace tables {

RetoldSeat::RetoldSeat(std::unique_ptr<runtime::Channel> guest, std::vector<std::string> answers, Asks asks)
    : m_guest(std::move(guest)), m_answers(std::move(answers)), m_asks(asks) {}

void RetoldSeat::open(runtime::Inbox& inbox, runtime::ActorId self) {
    m_inbox = &inbox;
    m_self = self;
    m_guest->open(*this, self);
}

void RetoldSeat::send(runtime::Envelope const& envelope) {
    m_method = envelope.method;
    bool const is_call = std::holds_alternative<protocol::ProxyCall>(envelope.message);
    // What it did not answer it is not asked again: it would have to be late again.
    if (is_call && !is_over() && (m_asks == Asks::nobody || m_answers[m_given] == record::no_answer)) {
        give();
    } else {
        m_guest->send(envelope);
    }
}

void RetoldSeat::received(runtime::ActorId from, runtime::Envelope const& envelope) {
    if (!is_over() && std::holds_alternative<protocol::CallResult>(envelope.message)) {
        give();
    } else {
        m_inbox->received(from, envelope);
    }
}

void RetoldSeat::failed(runtime::ActorId from, runtime::Failure failure, std::string what) {
    m_inbox->failed(from, failure, std::move(what));
}

void RetoldSeat::give() {
    auto const& answer = m_answers[m_given++];
    m_uncounted = m_guest->cpu_time();
    if (answer == record::no_answer) {
        return m_inbox->passed(m_self);
    }
    m_data.clear();
    protocol::append_base64(m_data, answer);
    m_inbox->received(m_self, {.message = protocol::CallResult{.method = m_method, .data = m_data}});
}

rules::Duration RetoldSeat::cpu_time() {
    return is_over() ? m_guest->cpu_time() - m_uncounted : rules::Duration::zero();
}

} // namespace tables
