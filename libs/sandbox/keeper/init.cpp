#include "sandbox/keeper/init.hpp"

#include "sandbox/archive.hpp"
#include "sandbox/keeper/capabilities.hpp"
#include "sandbox/keeper/complaint.hpp"
#include "sandbox/keeper/descendants.hpp"
#include "sandbox/keeper/program.hpp"
#include "sandbox/keeper/root_filesystem.hpp"
#include "sandbox/packet.hpp"
#include "sandbox/places.hpp"

#include <array>
#include <fcntl.h>
#include <linux/capability.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace keeper {

using sandbox::wire::decode;
using sandbox::wire::encode;
using sandbox::wire::Ended;
using sandbox::wire::Resume;
using sandbox::wire::StartPlan;
using sandbox::wire::Stop;
using support::FileDescriptor;

namespace {

void pin(StartPlan const& plan) {
    if (!plan.pinned) {
        return;
    }
    cpu_set_t cores;
    CPU_ZERO(&cores);
    CPU_SET(plan.core, &cores);
    must(sched_setaffinity(0, sizeof cores, &cores) == 0, Step::pin_to_core);
}

// When memory runs out, the kernel shall take the sandbox and not the cell it stands in.
void be_first_to_go() {
    FileDescriptor const file(open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC));
    [[maybe_unused]] ssize_t const written = write(file.get(), "1000", 4);
}

FileDescriptor watch_children() {
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGCHLD);
    sigprocmask(SIG_SETMASK, &set, nullptr);
    return FileDescriptor(signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK));
}

std::string cpu_usage(int cpu_file, rusage const& used) {
    std::array<char, 64> text{};
    ssize_t const size = pread(cpu_file, text.data(), text.size(), 0);
    if (size > 0) {
        return {text.data(), static_cast<std::size_t>(size)};
    }
    auto const microseconds = (used.ru_utime.tv_sec + used.ru_stime.tv_sec) * 1'000'000LL +
                              used.ru_utime.tv_usec + used.ru_stime.tv_usec;
    return std::to_string(microseconds * 1000);
}

class Init {
public:
    Init(Assignment const& assignment, std::vector<FileDescriptor> descriptors)
        : m_assignment(assignment), m_descriptors(std::move(descriptors)) {}

    [[noreturn]] void live();

private:
    [[nodiscard]] int channel() const { return m_descriptors.front().get(); }
    [[nodiscard]] bool confined() const { return m_assignment.cell.confined; }
    void prepare();
    void start();
    void tell_started(Launch const& launch);
    void give_up_rights();
    void obey();
    void reap();
    [[noreturn]] void end(int wait_status);
    void signal_all(int number) const;

    Assignment const& m_assignment;
    std::vector<FileDescriptor> m_descriptors;
    FileDescriptor m_children;
    Launched m_program;
};

void Init::prepare() {
    prctl(PR_SET_NAME, "tulkas-init");
    setsid();
    pin(m_assignment.start);
    be_first_to_go();
    m_children = watch_children();
    if (confined()) {
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        int const tree = m_descriptors.size() > 4 ? m_descriptors[4].get() : -1;
        enter_private_root(m_assignment.start, m_assignment.view, tree, m_assignment.cell.program_user);
        prctl(PR_SET_DUMPABLE, 0); // not to be looked into by a program of the same user
    } else {
        // Without a namespace our death would end nobody. We end when the channel does, and take all along.
        prctl(PR_SET_CHILD_SUBREAPER, 1);
    }
}

void Init::start() {
    Launch launch{.assignment = m_assignment,
                  .streams = {m_descriptors[1].get(), m_descriptors[2].get(), m_descriptors[3].get()}};
    m_program = keeper::launch(launch);
    if (has_complained()) {
        _exit(1);
    }
    tell_started(launch);
    // The streams are the program's alone, or its end would not be seen.
    m_descriptors.resize(1);
    for (int stream = 0; stream < 3; ++stream) {
        close(stream);
    }
    close(launch.listener);
}

void Init::tell_started(Launch const& launch) {
    FileDescriptor const self(static_cast<int>(syscall(SYS_pidfd_open, getpid(), 0)));
    FileDescriptor const scratch(confined() ? open(sandbox::scratch_place, O_PATH | O_DIRECTORY | O_CLOEXEC)
                                            : -1);
    std::vector<int> given{self.get(), m_program.descriptor};
    if (scratch) {
        given.push_back(scratch.get());
    }
    if (launch.listener >= 0) {
        given.push_back(launch.listener);
    }
    auto const message = encode(
        sandbox::wire::Started{.cpu_usage = std::string(launch.cpu_usage.data(), launch.cpu_usage_size),
                               .has_scratch = static_cast<bool>(scratch),
                               .has_listener = launch.listener >= 0});
    must(sandbox::send_packet(channel(), message, given), Step::make_program);
}

void Init::give_up_rights() {
    if (confined()) {
        // Signals to the program's user are all that is still needed.
        empty_bounding_set();
        keep_only(std::uint64_t{1} << CAP_KILL);
        prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    }
}

// Within a process namespace of our own, −1 means all in it but us. Outside of one it would mean the machine.
void Init::signal_all(int number) const {
    kill(confined() ? -1 : -m_program.process, number);
}

void Init::obey() {
    auto const packet = sandbox::receive_packet(channel());
    if (!packet) {
        end(SIGKILL); // nobody is interested any more
    }
    if (decode<Stop>(packet->bytes)) {
        signal_all(SIGSTOP);
        // The kernel reports the stop when the last thread stands still.
        siginfo_t information{};
        waitid(P_PID, static_cast<id_t>(m_program.process), &information, WSTOPPED | WEXITED | WNOWAIT);
        (void)sandbox::send_packet(channel(), encode(Stop{}));
    } else if (decode<Resume>(packet->bytes)) {
        signal_all(SIGCONT);
    }
}

void Init::reap() {
    signalfd_siginfo information{};
    while (read(m_children.get(), &information, sizeof information) > 0) {
    }
    int status = 0;
    for (pid_t ended = 0; (ended = waitpid(-1, &status, WNOHANG)) > 0;) {
        if (ended == m_program.process) {
            end(status);
        }
    }
}

void Init::end(int wait_status) {
    if (!confined()) {
        end_descendants();
    }
    rusage used{};
    getrusage(RUSAGE_CHILDREN, &used);
    auto const message = encode(Ended{.wait_status = static_cast<std::uint64_t>(wait_status),
                                      .cpu_usage = cpu_usage(m_assignment.cpu_file, used),
                                      .peak_kilobytes = static_cast<std::uint64_t>(used.ru_maxrss)});
    (void)sandbox::send_packet(channel(), message);
    _exit(0);
}

void Init::live() {
    complain_to(channel());
    prepare();
    start();
    give_up_rights();
    for (;;) {
        std::array<pollfd, 2> waiting{pollfd{channel(), POLLIN, 0}, pollfd{m_children.get(), POLLIN, 0}};
        poll(waiting.data(), waiting.size(), -1);
        if (waiting[1].revents != 0) {
            reap();
        }
        if (waiting[0].revents != 0) {
            obey();
        }
    }
}

} // namespace

void live_as_init(Assignment const& assignment, std::vector<FileDescriptor> descriptors) {
    Init(assignment, std::move(descriptors)).live();
}

} // namespace keeper
