#include "runtime/native_bot.hpp"

#include "support/assert.hpp"

#include <ctime>
#include <utility>

namespace runtime {

rules::Duration thread_cpu_time() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return std::chrono::seconds(now.tv_sec) + std::chrono::nanoseconds(now.tv_nsec);
}

NativeBot::NativeBot(std::unique_ptr<rules::Bot> bot, CpuClock clock, rules::Duration spent)
    : m_bot(std::move(bot)), m_clock(std::move(clock)), m_used(spent) {}

void NativeBot::open(Inbox& inbox, ActorId self) {
    m_inbox = &inbox;
    m_self = self;
    m_inbox->connected(self);
}

void NativeBot::send(Envelope const& envelope) {
    if (!std::holds_alternative<protocol::ProxyCall>(envelope.message)) {
        return; // a goodbye
    }
    // House bots exist for built-in games only, whose engines are in this process too.
    TULKAS_ASSERT(envelope.question != nullptr);
    auto const before = m_clock();
    m_move = m_bot->decide(envelope.question->state(), envelope.time);
    m_used += m_clock() - before;
    if (auto const notes = m_bot->take_notes(); !notes.empty()) {
        m_inbox->printed(m_self, notes);
    }
    m_inbox->received(
        m_self, {.message = protocol::CallResult{.method = envelope.method, .data = {}}, .move = m_move});
}

void NativeBot::close() {
    m_inbox->closed(m_self);
}

} // namespace runtime
