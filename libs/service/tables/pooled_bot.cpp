#include "tables/pooled_bot.hpp"

#include "runtime/native_bot.hpp"
#include "support/assert.hpp"

#include <algorithm>

namespace tables {

PooledBot::PooledBot(std::unique_ptr<rules::Bot> bot, Thinkers& thinkers, runtime::Mailbox& mailbox,
                     Thinkers::For whom)
    : m_bot(std::move(bot)), m_thinkers(thinkers), m_mailbox(mailbox), m_whom(std::move(whom)) {}

void PooledBot::open(runtime::Inbox& inbox, runtime::ActorId self) {
    m_inbox = &inbox;
    m_self = self;
    m_inbox->connected(self);
}

void PooledBot::send(runtime::Envelope const& envelope) {
    if (!std::holds_alternative<protocol::ProxyCall>(envelope.message)) {
        return; // a goodbye
    }
    TULKAS_ASSERT(envelope.question != nullptr); // the rules are in this process too
    auto think = [bot = m_bot, state = envelope.question->state().clone(), left = envelope.time,
                  method = std::string(envelope.method), here = std::weak_ptr(m_here), &mailbox = m_mailbox,
                  is_cancelled = m_is_cancelled](rules::Duration may_take) mutable {
        left.call = std::min(left.call, may_take);
        left.is_cancelled = is_cancelled.get();
        auto const before = runtime::thread_cpu_time();
        auto move = bot->decide(*state, left);
        Decision decision{
            .move = std::move(move), .notes = bot->take_notes(), .used = runtime::thread_cpu_time() - before};
        mailbox.put([here, method, decision = std::move(decision)] {
            if (auto const still_here = here.lock()) {
                (*still_here)->answer(method, decision);
            }
        });
    };
    m_thinkers.think({.think = std::move(think), .is_cancelled = m_is_cancelled}, m_whom,
                     Thinkers::weight_of(m_last_thought));
}

void PooledBot::answer(std::string const& method, Decision const& decision) {
    m_used += decision.used;
    m_last_thought = decision.used;
    if (!decision.notes.empty()) {
        m_inbox->printed(m_self, decision.notes);
    }
    m_inbox->received(m_self,
                      {.message = protocol::CallResult{.method = method, .data = {}}, .move = decision.move});
}

void PooledBot::close() {
    m_here.reset();
    *m_is_cancelled = true;
    m_inbox->closed(m_self);
}

} // namespace tables
