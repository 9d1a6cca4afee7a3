#include "runtime/fed_bot.hpp"

#include "protocol/base64.hpp"
#include "protocol/payload.hpp"
#include "support/json.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace runtime {

FedBot::FedBot(std::unique_ptr<Channel> bot, std::vector<std::string> answers, Differs differs)
    : m_bot(std::move(bot)), m_answers(std::move(answers)), m_differs(std::move(differs)) {}

void FedBot::open(Inbox& inbox, ActorId self) {
    m_inbox = &inbox;
    m_bot->open(*this, self);
}

void FedBot::send(Envelope const& envelope) {
    if (std::holds_alternative<protocol::ProxyCall>(envelope.message)) {
        m_question = envelope.question;
        m_is_native = envelope.question != nullptr;
    }
    m_bot->send(envelope);
}

rules::Duration FedBot::cpu_time() {
    return is_fed() ? std::max(m_bot->cpu_time() - m_free, rules::Duration::zero()) : rules::Duration::zero();
}

rules::Duration FedBot::machine_time() {
    return is_fed() ? std::max(m_bot->machine_time() - m_free_machine, rules::Duration::zero())
                    : rules::Duration::zero();
}

void FedBot::received(ActorId from, Envelope const& envelope) {
    auto const* const answer = std::get_if<protocol::CallResult>(&envelope.message);
    if (answer == nullptr || is_fed()) {
        return m_inbox->received(from, envelope);
    }
    compare(envelope);
    auto const& recorded = m_answers[m_given++];
    if (is_fed()) {
        m_free_machine = m_bot->machine_time();
        m_free = m_bot->cpu_time();
    }
    Envelope instead{.message = protocol::CallResult{.method = answer->method, .data = {}}};
    if (m_is_native) {
        instead.move = recorded;
    } else {
        m_data.clear();
        protocol::append_base64(m_data, recorded);
        instead.message = protocol::CallResult{.method = answer->method, .data = m_data};
    }
    m_inbox->received(from, instead);
}

void FedBot::failed(ActorId from, Failure failure, std::string what) {
    m_inbox->failed(from, failure,
                    is_fed()
                        ? std::move(what)
                        : fmt::format("{} (while it was asked what had been asked before, call {} of {})",
                                      what, m_given + 1, m_answers.size()));
}

// What is no move differs from any.
void FedBot::compare(Envelope const& answer) {
    if (!m_differs) {
        return;
    }
    auto const& recorded = m_answers[m_given];
    std::string now(answer.move);
    if (now.empty()) {
        auto const value = protocol::value_from(std::get<protocol::CallResult>(answer.message).data);
        if (!value) {
            now = "(no JSON)";
        } else if (!m_is_native) {
            auto const then = support::parse_json(recorded);
            now = then && *then == *value ? recorded : support::to_text(*value);
        } else {
            auto const move = m_question->state().move_from_answer(*value);
            now = move ? *move : support::to_text(*value);
        }
    }
    if (now != recorded) {
        m_differs(m_given, now);
    }
}

} // namespace runtime
