// A seat in a game that is told to its engine again: it gives the answers that it gave before, then those of
// whoever sits there.
//
// A bot that runs here was started again too, and may remember what it was asked: so it is asked all of it
// again. What it answers then does not count, nor what it uses for it. Nobody else is asked twice.
#pragma once

#include "runtime/channel.hpp"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace tables {

class RetoldSeat final : public runtime::Channel, private runtime::Inbox {
public:
    enum class Asks : std::uint8_t { nobody, again };

    // The answers are JSON.
    RetoldSeat(std::unique_ptr<runtime::Channel> guest, std::vector<std::string> answers, Asks asks);

    [[nodiscard]] runtime::BinarySet wanted() const override { return m_guest->wanted(); }
    void open(runtime::Inbox& inbox, runtime::ActorId self) override;
    void send(runtime::Envelope const& envelope) override;
    void close() override { m_guest->close(); }
    [[nodiscard]] rules::Duration cpu_time() override;
    void hold() override { m_guest->hold(); }

private:
    void connected(runtime::ActorId from) override { m_inbox->connected(from); }
    void received(runtime::ActorId from, runtime::Envelope const& envelope) override;
    void printed(runtime::ActorId from, std::string_view text) override { m_inbox->printed(from, text); }
    void failed(runtime::ActorId from, runtime::Failure failure, std::string what) override;
    void passed(runtime::ActorId from) override { m_inbox->passed(from); }
    void house_failed(std::string what) override { m_inbox->house_failed(std::move(what)); }
    void closed(runtime::ActorId from) override { m_inbox->closed(from); }

    [[nodiscard]] bool is_over() const { return m_given == m_answers.size(); }
    void give();

    std::unique_ptr<runtime::Channel> m_guest;
    std::vector<std::string> m_answers;
    Asks m_asks;
    std::size_t m_given = 0;
    rules::Duration m_uncounted{}; // what the guest has used when the last answer was given
    std::string m_method;
    std::string m_data; // of the last answer
    runtime::Inbox* m_inbox = nullptr;
    runtime::ActorId m_self = runtime::ActorId::bot(0);
};

} // namespace tables
