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
#include <optional>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <string>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace keeper {

using sandbox::wire::decode;
using sandbox::wire::encode;
using sandbox::wire::Ended;
using sandbox::wire::Ready;
using sandbox::wire::Resume;
using sandbox::wire::Start;
using sandbox::wire::Started;
using sandbox::wire::Stop;
using support::FileDescriptor;

namespace {

// When memory runs out, the kernel should kill the sandbox and not its cell.
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
    Init(Assignment const& assignment, FileDescriptor channel)
        : m_assignment(assignment), m_channel(std::move(channel)) {}

    [[noreturn]] void live();

private:
    [[nodiscard]] bool confined() const { return m_assignment.cell.confined; }
    void prepare();
    void start();
    void pin(Start const& plan) const;
    void tell_started();
    void give_up_rights();
    void obey();
    void tell_if_stopped();
    void reap();
    [[noreturn]] void end(int wait_status);
    void signal_all(int number) const;

    Assignment const& m_assignment;
    FileDescriptor m_channel;
    FileDescriptor m_children;
    PrivateRoot m_root;
    WaitingProgram m_program;
    FileDescriptor m_listener;
    std::optional<Stop> m_stop; // ordered, and not done yet
};

void Init::prepare() {
    prctl(PR_SET_NAME, "tulkas-init");
    setsid();
    be_first_to_go();
    m_children = watch_children();
    if (confined()) {
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        m_root.enter(m_assignment.plan, m_assignment.view, m_assignment.cell);
        prctl(PR_SET_DUMPABLE, 0); // so that a program of the same user cannot read our memory
    } else {
        // Without a namespace our end would not end the others. So we end all of them when the channel
        // closes.
        prctl(PR_SET_CHILD_SUBREAPER, 1);
    }
    m_program = make_program(m_assignment);
    if (confined()) {
        auto packet = sandbox::receive_packet(m_program.socket.get());
        if (!packet || packet->descriptors.empty()) {
            _exit(1); // it has complained itself
        }
        m_listener = std::move(packet->descriptors.front());
    }
    must(sandbox::send_packet(m_channel.get(), encode(Ready{})), Step::make_program);
}

// The program only: on the same core init would have to wait for a turn of those whom it serves.
void Init::pin(Start const& plan) const {
    if (!plan.pinned) {
        return;
    }
    cpu_set_t cores;
    CPU_ZERO(&cores);
    CPU_SET(plan.core, &cores);
    must(sched_setaffinity(m_program.process, sizeof cores, &cores) == 0, Step::pin_to_core);
}

void Init::start() {
    auto packet = sandbox::receive_packet(m_channel.get());
    auto const plan = packet ? decode<Start>(packet->bytes) : std::nullopt;
    if (!plan) {
        _exit(0); // no program was started
    }
    if (confined()) {
        m_root.show_program(*plan, packet->descriptors.size() > 3 ? packet->descriptors[3].get() : -1);
    }
    pin(*plan);
    give_up_rights();
    std::vector<int> streams;
    for (auto const& descriptor : packet->descriptors) {
        streams.push_back(descriptor.get());
    }
    must(sandbox::send_packet(m_program.socket.get(), packet->bytes, streams), Step::make_program);
    packet.reset(); // the streams are the program's alone, or its end would not be seen
    tell_started();
}

void Init::tell_started() {
    auto const usage = sandbox::receive_packet(m_program.socket.get());
    if (!usage || sandbox::receive_packet(m_program.socket.get())) {
        end(0); // it has complained itself
    }
    FileDescriptor const self(static_cast<int>(syscall(SYS_pidfd_open, getpid(), 0)));
    FileDescriptor const scratch(confined() ? open(sandbox::scratch_place, O_PATH | O_DIRECTORY | O_CLOEXEC)
                                            : -1);
    std::vector<int> given{self.get(), m_program.descriptor.get()};
    if (confined()) {
        given.insert(given.end(), {scratch.get(), m_listener.get()});
    }
    auto const message = encode(Started{.cpu_usage = usage->bytes, .confined = confined()});
    must(sandbox::send_packet(m_channel.get(), message, given), Step::make_program);
    m_listener.close();
}

void Init::give_up_rights() {
    if (confined()) {
        m_root = PrivateRoot();
        // Signals to the program's user are all that is still needed.
        keep_only(std::uint64_t{1} << CAP_KILL);
        must(prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0, Step::forbid_privileges);
    }
}

// Within a process namespace of our own, −1 means all in it but us. Outside of one it would mean the machine.
void Init::signal_all(int number) const {
    kill(confined() ? -1 : -m_program.process, number);
}

// The kernel reports the stop when the program's last thread stands still, which may take its time: until
// then there are other orders to follow. One that waits for a child to which it has lent its memory (vfork)
// is never reported, but does not run either.
void Init::tell_if_stopped() {
    siginfo_t information{};
    waitid(P_PID, static_cast<id_t>(m_program.process), &information, WSTOPPED | WNOWAIT | WNOHANG);
    if (m_stop && information.si_pid != 0) {
        (void)sandbox::send_packet(m_channel.get(), encode(*m_stop));
        m_stop.reset();
    }
}

void Init::obey() {
    auto const packet = sandbox::receive_packet(m_channel.get());
    if (!packet) {
        end(SIGKILL); // the owner has closed the channel
    }
    if (auto const stop = decode<Stop>(packet->bytes)) {
        m_stop = *stop;
        signal_all(SIGSTOP);
    } else if (decode<Resume>(packet->bytes)) {
        m_stop.reset();
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

// runsc passes the program's end on as a shell does, with 128 more than the number of a signal. 128 itself is
// its own failure: before the sentry ran it says nothing about the program.
int status_of_gvisor(int wait_status) {
    constexpr int shift = 128;
    if (!WIFEXITED(wait_status)) {
        return wait_status;
    }
    int const code = WEXITSTATUS(wait_status);
    if (code == shift && access(sandbox::gvisor_pid_file, F_OK) != 0) {
        _exit(0); // without a report
    }
    return code > shift ? code - shift : wait_status;
}

void Init::end(int wait_status) {
    if (m_assignment.cell.gvisor) {
        wait_status = status_of_gvisor(wait_status);
    }
    if (!confined()) {
        end_descendants();
    }
    rusage used{};
    getrusage(RUSAGE_CHILDREN, &used);
    auto const message = encode(Ended{.wait_status = static_cast<std::uint64_t>(wait_status),
                                      .cpu_usage = cpu_usage(m_assignment.cpu_file, used),
                                      .peak_kilobytes = static_cast<std::uint64_t>(used.ru_maxrss)});
    (void)sandbox::send_packet(m_channel.get(), message);
    _exit(0);
}

void Init::live() {
    complain_to(m_channel.get());
    prepare();
    start();
    for (;;) {
        std::array<pollfd, 2> waiting{pollfd{m_channel.get(), POLLIN, 0},
                                      pollfd{m_children.get(), POLLIN, 0}};
        poll(waiting.data(), waiting.size(), -1);
        if (waiting[1].revents != 0) {
            reap();
        }
        if (waiting[0].revents != 0) {
            obey();
        }
        tell_if_stopped();
    }
}

} // namespace

void live_as_init(Assignment const& assignment, FileDescriptor channel) {
    Init(assignment, std::move(channel)).live();
}

} // namespace keeper
