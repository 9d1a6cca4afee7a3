// A built-in game as an engine actor: it calls the bots and reports the result, as any engine does.
#pragma once

#include "rules/game.hpp"
#include "runtime/channel.hpp"
#include "runtime/referee.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace runtime {

class NativeEngine final : public Channel, public Referee, private Question {
public:
    NativeEngine(rules::GameInfo const& info, int seats, std::unique_ptr<rules::State> start);

    void open(Inbox& inbox, ActorId self) override;
    void send(Envelope const& envelope) override;
    void close() override;
    [[nodiscard]] rules::Duration cpu_time() override { return {}; }
    void hold() override {}

    [[nodiscard]] std::string_view last_move() const override { return m_last_move; }
    [[nodiscard]] std::optional<rules::Outcome> outcome() const override;
    [[nodiscard]] rules::Outcome forfeit(rules::Seat loser) const override;
    [[nodiscard]] std::optional<Fault> fault() const override { return m_fault; }

private:
    // What one of several is asked who decide at once. It is kept until all have answered.
    class Asked final : public Question {
    public:
        Asked(rules::Seat seat, std::unique_ptr<rules::State> state)
            : m_seat(seat), m_state(std::move(state)) {}

        [[nodiscard]] rules::Seat seat() const { return m_seat; }
        [[nodiscard]] rules::State const& state() const override;
        [[nodiscard]] std::string_view data() override;

    private:
        rules::Seat m_seat;
        std::unique_ptr<rules::State> m_state; // turned to the seat
        std::string m_data;
    };

    [[nodiscard]] rules::State const& state() const override;
    [[nodiscard]] std::string_view data() override;

    void go_on();
    void ask(rules::Decision const& decision);
    void ask_together(std::vector<rules::Seat> const& seats);
    void hear_of_timeout();
    void take_answer(Envelope const& envelope);
    void blame(Failure failure, std::string what);
    void say(protocol::Message const& message);
    void say_result(rules::Outcome const& outcome);

    rules::GameInfo const& m_info;
    int m_seats;
    std::unique_ptr<rules::State> m_state;
    Inbox* m_inbox = nullptr;
    std::string m_data;                          // the payload of the question at hand, once it was needed
    std::vector<std::unique_ptr<Asked>> m_round; // those who have been asked at once
    std::size_t m_heard = 0;                     // so many of them have answered
    std::string m_last_move;
    std::optional<Fault> m_fault;
};

} // namespace runtime
