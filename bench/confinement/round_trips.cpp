#include "confinement/round_trips.hpp"

#include "confinement/echo_program.hpp"
#include "confinement/median.hpp"
#include "confinement/plain_process.hpp"
#include "sandbox/launcher.hpp"
#include "sandbox/waiting.hpp"

#include <array>
#include <chrono>
#include <sched.h>
#include <sys/epoll.h>
#include <unistd.h>

namespace confinement {

using sandbox::Duration;
using std::chrono::steady_clock;
using support::ErrorKind;
using support::fail;
using support::FileDescriptor;
using support::pass_on;
using support::Result;

namespace {

constexpr int rounds = 20;
constexpr int trips = 500;

// Keeps this thread, and what it starts, on the core it is on.
class Pinned {
public:
    Pinned() : m_core(static_cast<unsigned>(sched_getcpu())) {
        sched_getaffinity(0, sizeof m_before, &m_before);
        cpu_set_t one;
        CPU_ZERO(&one);
        CPU_SET(m_core, &one);
        sched_setaffinity(0, sizeof one, &one);
    }
    Pinned(Pinned const&) = delete;
    Pinned& operator=(Pinned const&) = delete;
    ~Pinned() { sched_setaffinity(0, sizeof m_before, &m_before); }

    [[nodiscard]] unsigned core() const { return m_core; }

private:
    unsigned m_core;
    cpu_set_t m_before{};
};

using Message = std::array<char, 64>;

Duration bare_trips(PlainProcess const& process) {
    Message message{};
    auto const begin = steady_clock::now();
    for (int i = 0; i < trips; ++i) {
        if (write(process.input(), message.data(), message.size()) < 0 ||
            read(process.output(), message.data(), message.size()) < 0) {
            break;
        }
    }
    return (steady_clock::now() - begin) / trips;
}

// As somebody with an event loop does it: wait for the answer or for news of the program.
Duration confined_trips(sandbox::Process& process, int events) {
    Message message{};
    auto const begin = steady_clock::now();
    Duration charged{};
    for (int i = 0; i < trips; ++i) {
        auto const before = process.cpu_time();
        if (write(process.input(), message.data(), message.size()) < 0) {
            break;
        }
        for (ssize_t got = 0; got <= 0;) {
            epoll_event event{};
            epoll_wait(events, &event, 1, -1);
            if (event.data.fd == process.events() && !process.handle_events()) {
                return {};
            }
            got = event.data.fd == process.output() ? read(process.output(), message.data(), message.size())
                                                    : 0;
        }
        charged += process.cpu_time() - before;
    }
    return charged.count() < 0 ? Duration{} : (steady_clock::now() - begin) / trips;
}

void swallow_first_byte(int output) {
    char byte = 0;
    (void)sandbox::is_readable(output, -1);
    [[maybe_unused]] ssize_t const size = read(output, &byte, 1);
}

FileDescriptor watch(sandbox::Process const& process) {
    FileDescriptor events(epoll_create1(EPOLL_CLOEXEC));
    for (int const descriptor : {process.output(), process.events()}) {
        epoll_event event{.events = EPOLLIN, .data = {.fd = descriptor}};
        epoll_ctl(events.get(), EPOLL_CTL_ADD, descriptor, &event);
    }
    return events;
}

} // namespace

Result<Times> measure_round_trips() {
    auto const echo = EchoProgram::create();
    auto launcher = sandbox::Launcher::create();
    if (!echo || !launcher) {
        return echo ? Result<Times>(pass_on(launcher)) : pass_on(echo);
    }
    Pinned const pinned;
    auto const plain = PlainProcess::start({echo->path()});
    auto confined = launcher->start({.arguments = {"/program/echo"}}, {.core = pinned.core()},
                                    {.program_directory = echo->directory()});
    if (!plain || !confined) {
        return plain ? Result<Times>(pass_on(confined)) : pass_on(plain);
    }
    swallow_first_byte(plain->output());
    swallow_first_byte(confined->output());
    FileDescriptor const events = watch(*confined);
    Samples ours;
    Samples theirs;
    for (int round = 0; round < rounds; ++round) {
        theirs.push_back(bare_trips(*plain));
        ours.push_back(confined_trips(*confined, events.get()));
        if (ours.back() == Duration{}) {
            return fail(ErrorKind::unavailable, "the echo program has ended: {}", confined->finish().detail);
        }
    }
    return Times{.ours = median(ours), .theirs = median(theirs)};
}

} // namespace confinement
