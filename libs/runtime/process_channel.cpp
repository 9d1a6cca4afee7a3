#include "runtime/process_channel.hpp"

#include "protocol/call.hpp"
#include "runtime/actor_lines.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/posix/stream_descriptor.hpp>
#include <boost/asio/steady_timer.hpp>

#include <array>
#include <cerrno>
#include <optional>
#include <string>
#include <unistd.h>
#include <utility>

namespace runtime {

using boost::asio::posix::stream_descriptor;
using boost::system::error_code;
using sandbox::Verdict;

namespace {

// What a program gets after the goodbye to write its last words and go by itself.
constexpr auto grace = std::chrono::milliseconds(100);

Failure failure_of(Verdict verdict) {
    switch (verdict) {
    case Verdict::exited:
        return Failure::exited;
    case Verdict::signalled:
        return Failure::crashed;
    case Verdict::over_memory:
        return Failure::over_memory;
    case Verdict::over_time:
        return Failure::over_time;
    case Verdict::forbidden_call:
        return Failure::forbidden_call;
    case Verdict::output_too_large:
        return Failure::over_output;
    case Verdict::dismissed:
    case Verdict::failed:
        break;
    }
    return Failure::house;
}

class ProcessChannel final : public Channel {
    struct Loss {
        Failure failure;
        std::string what;
    };

public:
    ProcessChannel(Loop& loop, sandbox::Launcher& launcher, Program program)
        : m_launcher(launcher),
          m_program(std::move(program)),
          m_lines(m_program.messages),
          m_input(loop.context()),
          m_output(loop.context()),
          m_events(loop.context()),
          m_grace(loop.context()) {}

    // The descriptors are the process's: it closes them itself.
    ~ProcessChannel() override {
        m_input.release();
        m_output.release();
        m_events.release();
    }
    ProcessChannel(ProcessChannel const&) = delete;
    ProcessChannel& operator=(ProcessChannel const&) = delete;

    void open(Inbox& inbox, ActorId self) override {
        m_inbox = &inbox;
        m_self = self;
        auto process = m_launcher.start(m_program.command, m_program.limits, m_program.files);
        if (!process) {
            m_inbox->house_failed(process.error().message);
            return;
        }
        m_process.emplace(*std::move(process));
        m_input.assign(m_process->input());
        m_output.assign(m_process->output());
        m_events.assign(m_process->events());
        wait_for_output();
        wait_for_events();
        m_inbox->connected(m_self);
    }

    void send(Envelope const& envelope) override {
        if (!m_process || m_report) {
            return; // its end is on its way to the table
        }
        if (m_is_held) {
            m_process->resume();
            m_is_held = false;
        }
        ActorLines::append(m_unsent, envelope);
        write_unsent();
    }

    void close() override {
        m_is_closing = true;
        if (!m_process || m_report) {
            m_inbox->closed(m_self);
            return;
        }
        send({.message = protocol::ShutdownNotice{}});
        dismiss_after_grace();
    }

    rules::Duration cpu_time() override {
        if (m_report) {
            return m_report->cpu_time;
        }
        return m_process ? m_process->cpu_time() : rules::Duration{};
    }

    void hold() override {
        if (m_process && !m_report && !m_is_held) {
            m_is_held = m_process->stop();
        }
    }

private:
    void wait_for_output() {
        m_output.async_wait(stream_descriptor::wait_read, [this](error_code const& error) {
            if (!error && read_output() != Reading::no_more) {
                wait_for_output();
            }
        });
    }

    void wait_for_events() {
        m_events.async_wait(stream_descriptor::wait_read, [this](error_code const& error) {
            if (error) {
                return;
            }
            bool const runs = m_process->handle_events();
            pass_errors_on();
            if (runs) {
                wait_for_events();
            } else {
                end();
            }
        });
    }

    enum class Reading : std::uint8_t { something, nothing_yet, no_more };

    Reading read_output() {
        std::array<char, std::size_t{64} * 1024> buffer; // NOLINT: filled before it is read
        auto const size = ::read(m_process->output(), buffer.data(), buffer.size());
        if (size < 0) {
            return errno == EAGAIN || errno == EINTR ? Reading::nothing_yet : Reading::no_more;
        }
        if (size == 0) {
            // Most likely its end, which the events are about to tell; a program that only closed the pipe
            // has its grace.
            m_loss = m_loss ? m_loss : Loss{Failure::exited, "it closed its standard output"};
            dismiss_after_grace();
            return Reading::no_more;
        }
        auto const heard = m_lines.feed({buffer.data(), static_cast<std::size_t>(size)},
                                        [this](Envelope const& envelope) { m_inbox->received(m_self, envelope); });
        if (!heard) {
            m_loss = Loss{Failure::bad_message, heard.error().message};
            m_process->kill(Verdict::dismissed);
            return Reading::no_more;
        }
        return Reading::something;
    }

    void dismiss_after_grace() {
        m_grace.expires_after(grace);
        m_grace.async_wait([this](error_code const& error) {
            if (!error) {
                m_process->kill(Verdict::dismissed);
            }
        });
    }

    void write_unsent() {
        auto const written = ::write(m_process->input(), m_unsent.data(), m_unsent.size());
        if (written > 0) {
            m_unsent.erase(0, static_cast<std::size_t>(written));
        }
        bool const is_gone = written < 0 && errno != EAGAIN && errno != EINTR;
        if (m_unsent.empty() || is_gone || m_is_waiting_to_write) {
            return; // a program that is gone is noticed by its events
        }
        m_is_waiting_to_write = true;
        m_input.async_wait(stream_descriptor::wait_write, [this](error_code const& error) {
            m_is_waiting_to_write = error ? m_is_waiting_to_write : false;
            if (!error && !m_report) {
                write_unsent();
            }
        });
    }

    void pass_errors_on() {
        if (auto const text = m_process->take_errors(); !text.empty()) {
            m_inbox->printed(m_self, text);
        }
    }

    void end() {
        // What it said before it went still counts.
        while (!m_loss && read_output() == Reading::something) {
        }
        m_grace.cancel();
        m_report = m_process->finish();
        pass_on_report();
    }

    void pass_on_report() {
        auto const& report = *m_report;
        if (m_is_closing) {
            m_inbox->closed(m_self);
            return;
        }
        bool const was_dismissed = report.verdict == Verdict::dismissed && m_loss;
        if (was_dismissed || (m_loss && m_loss->failure == Failure::bad_message)) {
            m_inbox->failed(m_self, m_loss->failure, m_loss->what);
        } else if (failure_of(report.verdict) == Failure::house) {
            m_inbox->house_failed(report.detail);
        } else {
            m_inbox->failed(m_self, failure_of(report.verdict), report.detail);
        }
    }

    sandbox::Launcher& m_launcher;
    Program m_program;
    ActorLines m_lines;
    Inbox* m_inbox = nullptr;
    ActorId m_self = ActorId::engine();
    std::optional<sandbox::Process> m_process;
    std::optional<sandbox::Report> m_report; // once it has ended
    std::optional<Loss> m_loss;              // what it did that we end it for
    stream_descriptor m_input;
    stream_descriptor m_output;
    stream_descriptor m_events;
    boost::asio::steady_timer m_grace;
    std::string m_unsent;
    bool m_is_waiting_to_write = false;
    bool m_is_held = false;
    bool m_is_closing = false;
};

} // namespace

std::unique_ptr<Channel> make_process_channel(Loop& loop, sandbox::Launcher& launcher, Program program) {
    return std::make_unique<ProcessChannel>(loop, launcher, std::move(program));
}

} // namespace runtime
