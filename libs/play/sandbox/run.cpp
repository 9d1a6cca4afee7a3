#include "sandbox/run.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <poll.h>
#include <unistd.h>

namespace sandbox {

using support::Result;

namespace {

// Passes on what is printed, in larger pieces.
class Teller {
public:
    explicit Teller(Heard const& heard) : m_heard(heard) {}

    void printed(std::string_view text) {
        if (m_heard) {
            m_untold += text;
        }
    }
    // The end of its standard error, after this many bytes that were dropped.
    void look_at_errors(std::string_view kept, std::uint64_t dropped) {
        auto const count = dropped + kept.size();
        auto const fresh = std::min<std::uint64_t>(count - m_errors_seen, kept.size());
        m_errors_seen = count;
        printed(kept.substr(kept.size() - fresh));
    }
    void tell_if_due() {
        if (!m_untold.empty() && Clock::now() >= m_next) {
            tell();
        }
    }
    void tell() {
        if (!m_untold.empty()) {
            m_heard(m_untold);
            m_untold.clear();
            m_next = Clock::now() + pace;
        }
    }
    // Milliseconds until something is due, as poll() wants it.
    [[nodiscard]] int wait() const {
        if (m_untold.empty()) {
            return -1;
        }
        auto const left = std::chrono::ceil<std::chrono::milliseconds>(m_next - Clock::now());
        return static_cast<int>(std::max<std::chrono::milliseconds::rep>(left.count(), 0));
    }

private:
    using Clock = std::chrono::steady_clock;
    static constexpr auto pace = std::chrono::milliseconds(200);

    Heard const& m_heard;
    std::string m_untold;
    std::uint64_t m_errors_seen = 0;
    Clock::time_point m_next = {};
};

// One exchange: all of the input in, all of the output out, both as they come.
class Exchange {
public:
    Exchange(Process& process, Job const& job, Teller& teller)
        : m_process(process), m_job(job), m_teller(teller), m_input(job.input), m_doze(job.core) {}

    [[nodiscard]] std::string run() {
        for (;;) {
            std::array<pollfd, 3> waiting{pollfd{m_process.events(), POLLIN, 0},
                                          pollfd{m_output_open ? m_process.output() : -1, POLLIN, 0},
                                          pollfd{m_process.input(), POLLOUT, 0}};
            if (m_input.empty()) {
                m_process.close_input();
                waiting[2].fd = -1;
            }
            poll(waiting.data(), waiting.size(), wait());
            if (waiting[2].revents != 0) {
                write_some();
            }
            if (waiting[1].revents != 0) {
                read_some();
            }
            if (!m_process.handle_events()) {
                break;
            }
            m_teller.look_at_errors(m_process.errors(), m_process.errors_dropped());
            m_teller.tell_if_due();
            look_whether_it_sleeps();
            if (m_job.core != nullptr && m_job.core->is_withdrawn()) {
                m_process.kill(ExitReason::dismissed);
            }
        }
        while (m_output_open && read_some()) {
        }
        return std::move(m_output);
    }

private:
    // Milliseconds, as poll() wants it.
    [[nodiscard]] int wait() const {
        constexpr auto doze = static_cast<int>(
            std::chrono::duration_cast<std::chrono::milliseconds>(support::Doze::interval).count());
        int const words = m_teller.wait();
        return m_job.core == nullptr ? words : words < 0 ? doze : std::min(words, doze);
    }

    void look_whether_it_sleeps() {
        auto const now = std::chrono::steady_clock::now();
        if (m_job.core == nullptr || now - m_looked < support::Doze::interval) {
            return;
        }
        if (m_doze.look(m_process.cpu_time(), now - m_looked)) {
            m_process.stop();
            m_doze.wake();
            m_doze.begin(m_process.cpu_time());
            m_process.resume();
        }
        m_looked = std::chrono::steady_clock::now();
    }

    void write_some() {
        ssize_t const size = write(m_process.input(), m_input.data(), m_input.size());
        if (size >= 0) {
            m_input.remove_prefix(static_cast<std::size_t>(size));
        } else if (errno != EAGAIN && errno != EINTR) {
            m_input = {}; // the program has closed its input
        }
    }

    // False if nothing can be read at the moment.
    bool read_some() {
        std::array<char, 16 * 1024> piece{};
        ssize_t const size = read(m_process.output(), piece.data(), piece.size());
        if (size > 0) {
            std::string_view const text(piece.data(), static_cast<std::size_t>(size));
            m_output += text;
            m_teller.printed(text);
            if (m_output.size() > m_job.most_output) {
                m_output.resize(m_job.most_output);
                m_process.kill(ExitReason::output_too_large);
                m_output_open = false;
            }
            return true;
        }
        m_output_open = size < 0 && (errno == EAGAIN || errno == EINTR);
        return false;
    }

    Process& m_process;
    Job const& m_job;
    Teller& m_teller;
    std::string_view m_input;
    std::string m_output;
    bool m_output_open = true;
    support::Doze m_doze;
    std::chrono::steady_clock::time_point m_looked = std::chrono::steady_clock::now();
};

} // namespace

Result<Finished> run(Launcher& launcher, Job const& job) {
    auto process = TULKAS_TRY(launcher.start(job.command, job.limits, job.files));
    Finished finished;
    Teller teller(job.heard);
    finished.output = Exchange(process, job, teller).run();
    finished.report = process.finish();
    if (finished.report.exit_reason == ExitReason::dismissed) {
        return support::fail(support::ErrorKind::unavailable, "it was stopped");
    }
    teller.look_at_errors(finished.report.errors, finished.report.errors_cut);
    teller.tell();
    finished.scratch = process.take_scratch();
    return finished;
}

} // namespace sandbox
