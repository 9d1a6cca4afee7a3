// One actor of a running game: its channel and its time account.
//
// Reading a CPU clock is the most expensive part of a call, so the clock is read only when a call is
// answered and when the driver checks the clocks.
#pragma once

#include "runtime/channel.hpp"
#include "runtime/time_account.hpp"

#include <memory>
#include <optional>

namespace runtime {

// What a look at a running call finds.
struct CallLook {
    std::optional<Overtime> overtime; // the call has ended
    rules::Duration safe_for;         // no limit can be reached before that
};

class SeatedBot {
public:
    SeatedBot(std::unique_ptr<Channel> channel, record::TimeLimits const& limits)
        : m_channel(std::move(channel)), m_limits(limits.cpu), m_time(limits) {}

    [[nodiscard]] Channel& channel() { return *m_channel; }
    [[nodiscard]] Channel const& channel() const { return *m_channel; }
    [[nodiscard]] TimeAccount const& time() const { return m_time; }

    void open(Inbox& inbox, ActorId self);
    // Sends what begins a call, with the time that is left. If none is left nothing is sent.
    [[nodiscard]] std::optional<Overtime> ask(Envelope call, WallTime now);
    [[nodiscard]] std::optional<Overtime> answered(WallTime now);
    // While a call is running: if it must end, it does.
    [[nodiscard]] CallLook look_at_call(WallTime now);
    // While none is: who goes on thinking is held, and has used up its time at some point all the same.
    [[nodiscard]] std::optional<Overtime> look_between_calls(WallTime now);

    // What the machine of its language has used for itself, when it was closed.
    [[nodiscard]] rules::Duration machine_time() const { return m_machine; }

    // Lets it run no further until it is asked again.
    void hold();
    // Lets it go on with its call, of which so much wall time is not counted.
    void let_go_on(rules::Duration uncounted);
    // Charges what was used since the last call, and makes an end; nothing if it is not open.
    void close();
    [[nodiscard]] bool is_open() const { return m_is_open; }

private:
    [[nodiscard]] rules::Duration charged_time();

    std::unique_ptr<Channel> m_channel;
    rules::TimeControl m_limits;
    TimeAccount m_time;
    rules::Duration m_charged{}; // never less than it was
    rules::Duration m_machine{};
    bool m_is_open = false;
    bool m_is_held = false;
};

} // namespace runtime
