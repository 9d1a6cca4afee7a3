// A bot that takes a seat in the middle of a game, and is first asked all that the seat was asked before.
//
// So its memory is that of a bot that has played from the beginning. Whatever it answers to these calls, the
// recorded answers count; they cost it no time. Where its answers differ from those, somebody may want to
// know.
#pragma once

#include "runtime/channel.hpp"

#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace runtime {

class FedBot final : public Channel, private Inbox {
public:
    // The recorded answers: moves in the game's notation for an engine in this process, JSON for one that is
    // a program. `differs` is told the number of the call, from 0, and the answer of now.
    using Differs = std::function<void(std::size_t call, std::string const& now)>;
    FedBot(std::unique_ptr<Channel> bot, std::vector<std::string> answers, Differs differs = {});

    [[nodiscard]] BinarySet wanted() const override { return m_bot->wanted(); }
    void open(Inbox& inbox, ActorId self) override;
    void send(Envelope const& envelope) override;
    void close() override { m_bot->close(); }
    [[nodiscard]] bool thinks_here() const override { return m_bot->thinks_here(); }
    [[nodiscard]] rules::Duration cpu_time() override;
    [[nodiscard]] rules::Duration machine_time() override;
    void hold() override { m_bot->hold(); }
    void let_go_on() override { m_bot->let_go_on(); }

private:
    void connected(ActorId from) override { m_inbox->connected(from); }
    void received(ActorId from, Envelope const& envelope) override;
    void printed(ActorId from, std::string_view text) override { m_inbox->printed(from, text); }
    void failed(ActorId from, Failure failure, std::string what) override;
    void house_failed(std::string what) override { m_inbox->house_failed(std::move(what)); }
    void closed(ActorId from) override { m_inbox->closed(from); }

    [[nodiscard]] bool is_fed() const { return m_given == m_answers.size(); }
    void compare(Envelope const& answer);

    std::unique_ptr<Channel> m_bot;
    std::vector<std::string> m_answers;
    Differs m_differs;
    std::size_t m_given = 0;        // of the recorded answers
    bool m_is_native = false;       // the engine is in this process
    Question* m_question = nullptr; // that it was asked last, if it is
    std::string m_data;             // of the answer given last
    rules::Duration m_free{};       // CPU time that it has used for what was asked before
    rules::Duration m_free_machine{};
    Inbox* m_inbox = nullptr;
};

} // namespace runtime
