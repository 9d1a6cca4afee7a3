// A house bot as an actor: it gets the state object itself, and nothing is serialised.
#pragma once

#include "rules/bot.hpp"
#include "runtime/channel.hpp"

#include <functional>
#include <memory>
#include <string>

namespace runtime {

using CpuClock = std::function<rules::Duration()>;

// The CPU time the calling thread has used so far.
[[nodiscard]] rules::Duration thread_cpu_time();

class NativeBot final : public Channel {
public:
    // What was `spent` on making the bot counts like thinking.
    NativeBot(std::unique_ptr<rules::Bot> bot, CpuClock clock, rules::Duration spent = {});

    void open(Inbox& inbox, ActorId self) override;
    void send(Envelope const& envelope) override;
    void close() override;
    [[nodiscard]] rules::Duration cpu_time() override { return m_used; }
    void hold() override {}
    [[nodiscard]] bool thinks_here() const override { return true; }

private:
    std::unique_ptr<rules::Bot> m_bot;
    CpuClock m_clock;
    rules::Duration m_used;
    Inbox* m_inbox = nullptr;
    ActorId m_self = ActorId::bot(0);
    std::string m_move;
};

} // namespace runtime
