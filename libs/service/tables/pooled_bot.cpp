#include "tables/pooled_bot.hpp"

#include "runtime/native_bot.hpp"
#include "support/assert.hpp"

#include <algorithm>

namespace tables {

PooledBot::PooledBot(std::unique_ptr<rules::Bot> bot, Thinkers& thinkers, runtime::Mailbox& mailbox)
    : m_bot(std::move(bot)), m_thinkers(thinkers), m_mailbox(mailbox) {}

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
    auto const weight = Thinkers::weight_of(m_last_thought);
    m_thinkers.think(
        [bot = m_bot, state = envelope.question->state().clone(), left = envelope.time,
         method = std::string(envelope.method), here = std::weak_ptr(m_here),
         &mailbox = m_mailbox](rules::Duration may_take) mutable {
            left.call = std::min(left.call, may_take);
            auto const before = runtime::thread_cpu_time();
            auto move = bot->decide(*state, left);
            Thought thought{.move = std::move(move),
                            .notes = bot->take_notes(),
                            .used = runtime::thread_cpu_time() - before};
            mailbox.put([here, method, thought = std::move(thought)] {
                if (auto const still_here = here.lock()) {
                    (*still_here)->answer(method, thought);
                }
            });
        },
        weight);
}

void PooledBot::answer(std::string const& method, Thought const& thought) {
    m_used += thought.used;
    m_last_thought = thought.used;
    if (!thought.notes.empty()) {
        m_inbox->printed(m_self, thought.notes);
    }
    m_inbox->received(m_self,
                      {.message = protocol::CallResult{.method = method, .data = {}}, .move = thought.move});
}

void PooledBot::close() {
    m_here.reset();
    m_inbox->closed(m_self);
}

} // namespace tables
