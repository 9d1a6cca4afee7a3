// A player that repeats the recorded answers of a seat: used to replay games whose rules are a program.
#pragma once

#include "runtime/channel.hpp"

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace runtime {

class RecordedBot final : public Channel {
public:
    // The answers as they were recorded, in JSON. Who is asked for more than these fails, and says so first.
    explicit RecordedBot(std::vector<std::string> answers, std::function<void()> run_out = [] {});

    void open(Inbox& inbox, ActorId self) override;
    void send(Envelope const& envelope) override;
    void close() override;
    [[nodiscard]] rules::Duration cpu_time() override { return {}; }
    void hold() override {}

private:
    std::vector<std::string> m_answers;
    std::function<void()> m_run_out;
    std::size_t m_given = 0;
    std::string m_data; // of the last answer
    Inbox* m_inbox = nullptr;
    ActorId m_self = ActorId::bot(0);
};

} // namespace runtime
