#include "sandbox/run.hpp"

#include <array>
#include <cerrno>
#include <poll.h>
#include <unistd.h>

namespace sandbox {

using support::pass_on;
using support::Result;

namespace {

// One exchange: all of the input in, all of the output out, both as they come.
class Exchange {
public:
    Exchange(Process& process, Job const& job) : m_process(process), m_job(job), m_input(job.input) {}

    [[nodiscard]] std::string run() {
        for (;;) {
            std::array<pollfd, 3> waiting{pollfd{m_process.events(), POLLIN, 0},
                                          pollfd{m_output_open ? m_process.output() : -1, POLLIN, 0},
                                          pollfd{m_process.input(), POLLOUT, 0}};
            if (m_input.empty()) {
                m_process.close_input();
                waiting[2].fd = -1;
            }
            poll(waiting.data(), waiting.size(), -1);
            if (waiting[2].revents != 0) {
                write_some();
            }
            if (waiting[1].revents != 0) {
                read_some();
            }
            if (!m_process.handle_events()) {
                break;
            }
        }
        while (m_output_open && read_some()) {
        }
        return std::move(m_output);
    }

private:
    void write_some() {
        ssize_t const size = write(m_process.input(), m_input.data(), m_input.size());
        if (size >= 0) {
            m_input.remove_prefix(static_cast<std::size_t>(size));
        } else if (errno != EAGAIN && errno != EINTR) {
            m_input = {}; // it does not want to hear more
        }
    }

    // False when there is nothing to be had at the moment.
    bool read_some() {
        std::array<char, 16 * 1024> piece{};
        ssize_t const size = read(m_process.output(), piece.data(), piece.size());
        if (size > 0) {
            m_output.append(piece.data(), static_cast<std::size_t>(size));
            if (m_output.size() > m_job.most_output) {
                m_output.resize(m_job.most_output);
                m_process.kill(Verdict::output_too_large);
                m_output_open = false;
            }
            return true;
        }
        m_output_open = size < 0 && (errno == EAGAIN || errno == EINTR);
        return false;
    }

    Process& m_process;
    Job const& m_job;
    std::string_view m_input;
    std::string m_output;
    bool m_output_open = true;
};

} // namespace

Result<Finished> run(Launcher& launcher, Job const& job) {
    auto process = launcher.start(job.command, job.limits, job.files);
    if (!process) {
        return pass_on(process);
    }
    Finished finished;
    finished.output = Exchange(*process, job).run();
    finished.report = process->finish();
    finished.scratch = process->take_scratch();
    return finished;
}

} // namespace sandbox
