#include "runtime/process_channel.hpp"

#include "runtime/actor_lines.hpp"
#include "runtime/program_end.hpp"
#include "support/utf8.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/posix/stream_descriptor.hpp>
#include <boost/asio/steady_timer.hpp>

#include <array>
#include <cerrno>
#include <csignal>
#include <optional>
#include <string>
#include <unistd.h>
#include <utility>

namespace runtime {

using boost::asio::posix::stream_descriptor;
using boost::system::error_code;
using sandbox::Verdict;
using support::ErrorKind;

namespace {

// What a program gets after the goodbye to write its last words and go by itself.
constexpr auto grace = std::chrono::milliseconds(100);
// What we keep for one that does not read.
constexpr std::size_t most_unsent = std::size_t{8} << 20U; // bytes

// Writing to a program that has gone shall be an error and not our end.
void ignore_broken_pipes() {
    [[maybe_unused]] static auto const before = std::signal(SIGPIPE, SIG_IGN);
}

class ProcessChannel final : public Channel {
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
            return fail_to_start(process.error());
        }
        m_process.emplace(*std::move(process));
        m_input.assign(m_process->input());
        m_output.assign(m_process->output());
        m_events.assign(m_process->events());
        wait_for_output();
        wait_for_events();
        wait_for_closed_input();
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
    // A handler that is not called after an error, nor when this object is gone: the loop may know that a
    // descriptor is ready and call when the next game is already being played.
    template <typename Function>
    auto if_alive(Function function) {
        return [function, life = std::weak_ptr(m_life)](error_code const& error) {
            if (!error && !life.expired()) {
                function();
            }
        };
    }

    // What cannot be executed is its author's doing; all else is ours.
    void fail_to_start(support::Error const& error) {
        if (error.kind == ErrorKind::refused) {
            m_inbox->failed(m_self, Failure::not_started, error.message);
        } else {
            m_inbox->house_failed(error.message);
        }
    }

    void wait_for_output() {
        m_output.async_wait(stream_descriptor::wait_read, if_alive([this] {
                                if (!m_report && read_output() != Reading::no_more) {
                                    wait_for_output();
                                }
                            }));
    }

    void wait_for_events() {
        m_events.async_wait(stream_descriptor::wait_read, if_alive([this] {
                                if (m_process->handle_events()) {
                                    wait_for_events();
                                } else {
                                    end();
                                }
                            }));
    }

    // It may close it when the question is already in the pipe, where nobody will read it.
    void wait_for_closed_input() {
        m_input.async_wait(stream_descriptor::wait_error, if_alive([this] {
                               if (!m_report) {
                                   give_up_on("it closed its standard input");
                               }
                           }));
    }

    enum class Reading : std::uint8_t { something, nothing_yet, no_more };

    Reading read_output() {
        std::array<char, std::size_t{64} * 1024> buffer; // NOLINT: filled before it is read
        auto const size = ::read(m_process->output(), buffer.data(), buffer.size());
        if (size < 0) {
            return errno == EAGAIN || errno == EINTR ? Reading::nothing_yet : Reading::no_more;
        }
        if (size == 0) {
            give_up_on("it closed its standard output");
            return Reading::no_more;
        }
        auto const heard = m_lines.feed({buffer.data(), static_cast<std::size_t>(size)},
                                        [this](Envelope const& envelope) { hand_over(envelope); });
        if (!heard) {
            m_offence = Offence{.failure = Failure::bad_message, .what = heard.error().message};
            m_process->kill(Verdict::dismissed);
            return Reading::no_more;
        }
        return Reading::something;
    }

    void hand_over(Envelope const& envelope) {
        if (!std::holds_alternative<protocol::LogEntry>(envelope.message)) {
            pass_on(m_process->take_errors());
        }
        m_inbox->received(m_self, envelope);
    }

    void pass_on(std::string const& errors) {
        if (!errors.empty()) {
            m_inbox->printed(m_self, support::as_utf8(errors));
        }
    }

    // Most likely it has ended, which the events are about to tell; one that only closed a pipe has its
    // grace.
    void give_up_on(std::string_view what) {
        if (!m_offence && !m_is_closing) {
            m_offence = Offence{.failure = Failure::exited, .what = std::string(what)};
            dismiss_after_grace();
        }
    }

    void dismiss_after_grace() {
        m_grace.expires_after(grace);
        m_grace.async_wait(if_alive([this] { m_process->kill(Verdict::dismissed); }));
    }

    void write_unsent() {
        auto const written = ::write(m_process->input(), m_unsent.data(), m_unsent.size());
        if (written > 0) {
            m_unsent.erase(0, static_cast<std::size_t>(written));
        } else if (written < 0 && errno != EAGAIN && errno != EINTR) {
            m_unsent.clear();
            return give_up_on("it closed its standard input");
        }
        if (m_unsent.size() > most_unsent) {
            return give_up_on("it does not read its standard input");
        }
        if (!m_unsent.empty() && !m_is_waiting_to_write) {
            wait_to_write();
        }
    }

    void wait_to_write() {
        m_is_waiting_to_write = true;
        m_input.async_wait(stream_descriptor::wait_write, if_alive([this] {
                               m_is_waiting_to_write = false;
                               if (!m_report) {
                                   write_unsent();
                               }
                           }));
    }

    void end() {
        // What it said before it went still counts.
        while (!m_offence && read_output() == Reading::something) {
        }
        m_grace.cancel();
        m_report = m_process->finish();
        pass_on(m_report->errors);
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

    sandbox::Launcher& m_launcher;
    Program m_program;
    ActorLines m_lines;
    Inbox* m_inbox = nullptr;
    ActorId m_self = ActorId::engine();
    std::optional<sandbox::Process> m_process;
    std::optional<sandbox::Report> m_report; // once it has ended
    std::optional<Offence> m_offence;        // what it did that we end it for
    stream_descriptor m_input;
    stream_descriptor m_output;
    stream_descriptor m_events;
    boost::asio::steady_timer m_grace;
    std::string m_unsent;
    bool m_is_waiting_to_write = false;
    bool m_is_held = false;
    bool m_is_closing = false;
    std::shared_ptr<char const> m_life = std::make_shared<char const>(); // as long as this object
};

} // namespace

std::unique_ptr<Channel> make_process_channel(Loop& loop, sandbox::Launcher& launcher, Program program) {
    ignore_broken_pipes();
    return std::make_unique<ProcessChannel>(loop, launcher, std::move(program));
}

} // namespace runtime
