// An engine that makes the same call again and again.
#pragma once

#include "remote/cores.hpp"
#include "runtime/channel.hpp"

namespace remote {

class Caller final : public runtime::Channel {
public:
    // Begins to count when the first call was answered.
    Caller(int calls, StartLine& start, Done& done) : m_left(calls), m_start(start), m_done(done) {}

    void open(runtime::Inbox& inbox, runtime::ActorId self) override;
    void send(runtime::Envelope const& envelope) override;
    void close() override;
    [[nodiscard]] rules::Duration cpu_time() override { return {}; }
    void hold() override {}

    // The envelope that is sent on to the bot.
    [[nodiscard]] static runtime::Envelope call();

private:
    int m_left;
    StartLine& m_start;
    Done& m_done;
    runtime::Inbox* m_inbox = nullptr;
};

} // namespace remote
