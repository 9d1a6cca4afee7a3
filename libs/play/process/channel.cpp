#include "process/channel.hpp"

#include "process/program_end.hpp"
#include "runtime/actor_lines.hpp"
#include "support/controls.hpp"

#include <fmt/format.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <optional>
#include <string>
#include <tuple>
#include <unistd.h>
#include <utility>

namespace process {

using runtime::ActorId;
using runtime::ActorLines;
using runtime::Channel;
using runtime::Envelope;
using runtime::Failure;
using runtime::Inbox;
using runtime::Loop;
using runtime::Subscription;
using sandbox::ExitReason;
using support::ErrorKind;

namespace {

// What a program gets after the goodbye to write its last words and go by itself.
constexpr auto grace = std::chrono::milliseconds(100);
// How long we wait to learn how it ended, once it has closed its input or output.
constexpr auto patience = std::chrono::milliseconds(500);
constexpr std::string_view greeting = "READY\n";
// What we keep for one that does not read.
constexpr std::size_t most_unsent = std::size_t{8} << 20U; // bytes

// Writing to a program that has gone shall be an error and not our end.
void ignore_broken_pipes() {
    [[maybe_unused]] static auto const before = std::signal(SIGPIPE, SIG_IGN);
}

class ProcessChannel final : public Channel {
public:
    ProcessChannel(Loop& loop, sandbox::Launcher& launcher, Program program)
        : m_loop(loop),
          m_launcher(launcher),
          m_program(std::move(program)),
          m_lines(m_program.messages),
          m_awaits_greeting(!m_program.own_threads.empty()) {}

    void open(Inbox& inbox, ActorId self) override {
        m_inbox = &inbox;
        m_self = self;
        auto process = m_launcher.start(m_program.command, m_program.limits, m_program.files);
        if (!process) {
            return fail_to_start(process.error());
        }
        m_process.emplace(*std::move(process));
        using Ready = Loop::Ready;
        m_hearing_output = m_loop.when(Ready::to_read, m_process->output(), [this] { read_output(); });
        // First, because what it printed before it answered is to be logged before the answer is known.
        m_hearing_events =
            m_loop.when(Ready::to_read, m_process->events(), [this] { handle_events(); }, Loop::Kind::news);
        hear_input(Ready::broken);
        m_inbox->connected(m_self);
    }

    void send(Envelope const& envelope) override {
        if (!m_process || m_report) {
            return; // its end is on its way to the table
        }
        let_go_on();
        ActorLines::append(m_unsent, envelope);
        if (!m_awaits_greeting) {
            write_unsent();
        }
    }

    void close() override {
        m_is_closing = true;
        if (!m_process || m_report) {
            m_inbox->closed(m_self);
            return;
        }
        send({.message = protocol::ShutdownNotice{}});
        dismiss_after(grace);
    }

    rules::Duration cpu_time() override {
        if (m_report) {
            return m_report->cpu_time;
        }
        return m_process ? m_process->cpu_time() : rules::Duration{};
    }

    rules::Duration machine_time() override {
        if (m_awaits_greeting) {
            return cpu_time();
        }
        return m_start + m_machine.read();
    }

    void hold() override {
        if (m_process && !m_report) {
            m_is_held = m_process->stop();
        }
    }

    void let_go_on() override {
        if (m_is_held && !m_report) {
            m_process->resume();
            m_is_held = false;
        }
    }

private:
    // What cannot be executed is its author's doing; all else is ours.
    void fail_to_start(support::Error const& error) {
        if (error.kind == ErrorKind::refused) {
            m_inbox->failed(m_self, Failure::not_started, error.message);
        } else {
            m_inbox->house_failed(error.message);
        }
    }

    void handle_events() {
        if (!m_process->handle_events()) {
            end();
        }
    }

    // False when there is nothing to read, for the moment or for ever.
    bool read_output() {
        std::array<char, std::size_t{64} * 1024> buffer; // NOLINT: filled before it is read
        auto const size = ::read(m_process->output(), buffer.data(), buffer.size());
        if (size < 0) {
            return false;
        }
        if (size == 0) {
            m_hearing_output.end();
            give_up_on("it closed its standard output");
            return false;
        }
        std::string_view text(buffer.data(), static_cast<std::size_t>(size));
        if (m_awaits_greeting && !take_greeting(text)) {
            return true;
        }
        auto const heard = m_lines.feed(text, [this](Envelope const& envelope) { hand_over(envelope); });
        if (!heard) {
            m_hearing_output.end();
            m_offence = Offence{.failure = Failure::bad_message, .what = heard.error().message};
            m_process->kill(ExitReason::dismissed);
        }
        return heard.has_value();
    }

    // False: there is more of it to come. One that says something else is no machine of the kind that we
    // know: then all of its time is its own.
    bool take_greeting(std::string_view& text) {
        while (!text.empty() && m_greeted < greeting.size() && text.front() == greeting[m_greeted]) {
            text.remove_prefix(1);
            ++m_greeted;
        }
        bool const is_whole = m_greeted == greeting.size();
        if (!is_whole && text.empty()) {
            return false;
        }
        m_awaits_greeting = false;
        if (is_whole) {
            m_start = m_process->cpu_time();
            m_machine = m_process->clocks_of_threads(m_program.own_threads);
        } else {
            std::ignore = m_lines.feed(greeting.substr(0, m_greeted), [](Envelope const&) {});
        }
        if (!m_unsent.empty()) {
            write_unsent();
        }
        return true;
    }

    void hand_over(Envelope const& envelope) {
        if (!std::holds_alternative<protocol::LogEntry>(envelope.message)) {
            auto const errors = m_process->take_errors();
            pass_on(errors, m_process->errors_dropped());
        }
        m_inbox->received(m_self, envelope);
    }

    void pass_on(std::string const& errors, std::uint64_t dropped) {
        if (dropped > m_dropped) {
            m_inbox->printed(m_self, fmt::format("[{} bytes omitted]\n", dropped - m_dropped));
            m_dropped = dropped;
        }
        if (!errors.empty()) {
            m_inbox->printed(m_self, support::visible(errors));
        }
    }

    // Most likely it has ended, which the events are about to tell; one that only closed a pipe has its
    // grace.
    void give_up_on(std::string_view what) {
        if (!m_offence && !m_is_closing) {
            m_offence = Offence{.failure = Failure::exited, .what = std::string(what)};
            dismiss_after(patience);
        }
    }

    void dismiss_after(std::chrono::milliseconds time) {
        m_grace = m_loop.after(time, [this] { m_process->kill(ExitReason::dismissed); });
    }

    void write_unsent() {
        auto const written = ::write(m_process->input(), m_unsent.data(), m_unsent.size());
        if (written > 0) {
            m_unsent.erase(0, static_cast<std::size_t>(written));
        } else if (written < 0 && errno != EAGAIN && errno != EINTR) {
            return lose_input();
        }
        if (m_unsent.size() > most_unsent) {
            return give_up_on("it stopped reading its standard input");
        }
        if (m_unsent.empty() == m_is_waiting_to_write) {
            hear_input(m_unsent.empty() ? Loop::Ready::broken : Loop::Ready::to_write);
        }
    }

    // It may close it when the question is already in the pipe, where nobody will read it.
    void hear_input(Loop::Ready ready) {
        m_is_waiting_to_write = ready == Loop::Ready::to_write;
        m_hearing_input.end();
        m_hearing_input = m_loop.when(ready, m_process->input(), [this] {
            if (m_is_waiting_to_write) {
                write_unsent();
            } else {
                lose_input();
            }
        });
    }

    void lose_input() {
        m_hearing_input.end();
        m_unsent.clear();
        give_up_on("it closed its standard input");
    }

    void end() {
        // What it said before it went still counts.
        while (!m_offence && read_output()) {
        }
        for (auto* const subscription : {&m_hearing_output, &m_hearing_events, &m_hearing_input, &m_grace}) {
            subscription->end();
        }
        m_report = m_process->finish();
        pass_on(m_report->errors, m_report->errors_cut);
        if (m_is_closing) {
            m_inbox->closed(m_self);
            return;
        }
        auto end = judge_end(*m_report, m_offence);
        if (end.failure == Failure::house) {
            m_inbox->house_failed(std::move(end.what));
        } else {
            m_inbox->failed(m_self, end.failure, std::move(end.what));
        }
    }

    Loop& m_loop;
    sandbox::Launcher& m_launcher;
    Program m_program;
    ActorLines m_lines;
    Inbox* m_inbox = nullptr;
    ActorId m_self = ActorId::engine();
    std::optional<sandbox::Process> m_process;
    std::optional<sandbox::Report> m_report; // once it has ended
    std::optional<Offence> m_offence;        // what it did that we end it for
    std::string m_unsent;
    bool m_awaits_greeting;
    std::size_t m_greeted = 0;       // characters of the greeting that were read
    rules::Duration m_start{};       // CPU time until then
    sandbox::ThreadClocks m_machine; // since then
    std::uint64_t m_dropped = 0;     // of what it printed, and that was said
    bool m_is_waiting_to_write = false;
    bool m_is_held = false;
    bool m_is_closing = false;
    // After the process, whose descriptors they are for.
    Subscription m_hearing_output;
    Subscription m_hearing_events;
    Subscription m_hearing_input;
    Subscription m_grace;
};

} // namespace

std::unique_ptr<Channel> make_channel(Loop& loop, sandbox::Launcher& launcher, Program program) {
    ignore_broken_pipes();
    return std::make_unique<ProcessChannel>(loop, launcher, std::move(program));
}

} // namespace process
