// The keeper: a small process beside a large one, from which sandboxes are started.
//
// It makes cells when asked, one for each sandbox that is to run at a time, and remembers the control groups
// they sit in. When its owner goes away, in whatever manner, it ends the cells, waits until they are gone and
// removes the groups. So nothing is left behind even by an owner that was killed.
#include "sandbox/archive.hpp"
#include "sandbox/keeper/cell.hpp"
#include "sandbox/packet.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <poll.h>
#include <signal.h>
#include <string>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace {

using sandbox::wire::CellPlan;
using sandbox::wire::decode;
using sandbox::wire::Groups;

constexpr int control_socket = 3;

struct Kept {
    std::vector<pid_t> cells;
    std::vector<std::string> control_groups;
};

int watch_children() {
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGCHLD);
    sigprocmask(SIG_SETMASK, &set, nullptr);
    return signalfd(-1, &set, SFD_CLOEXEC);
}

void obey(Kept& kept, sandbox::Packet packet) {
    if (auto const groups = decode<Groups>(packet.bytes)) {
        kept.control_groups.insert(kept.control_groups.end(), groups->directories.begin(),
                                   groups->directories.end());
    }
    auto const plan = decode<CellPlan>(packet.bytes);
    if (plan && !packet.descriptors.empty()) {
        pid_t const cell = keeper::make_cell(*plan, std::move(packet.descriptors.front()));
        if (cell > 0) {
            kept.cells.push_back(cell);
        }
    }
}

void reap(Kept& kept, int flags) {
    for (;;) {
        pid_t const ended = waitpid(-1, nullptr, flags);
        if (ended > 0) {
            std::erase(kept.cells, ended);
        } else if (ended == 0 || errno != EINTR) {
            return;
        }
    }
}

void clean_up(Kept& kept) {
    for (pid_t const cell : kept.cells) {
        kill(cell, SIGKILL);
    }
    reap(kept, 0);
    // A group is busy for a moment longer than its last process is alive.
    constexpr int patience = 200;
    for (auto const& group : kept.control_groups) {
        for (int i = 0; i < patience && rmdir(group.c_str()) != 0 && errno == EBUSY; ++i) {
            usleep(5000);
        }
    }
}

} // namespace

int main() {
    prctl(PR_SET_NAME, "tulkas-keeper");
    umask(S_IWGRP | S_IWOTH); // other users than the one who makes it have to see a private root
    close_range(control_socket + 1, ~0U, 0);
    setsid();
    prctl(PR_SET_CHILD_SUBREAPER, 1); // what a cell leaves when it ends is ours to wait for
    int const children = watch_children();
    Kept kept;
    for (;;) {
        std::array<pollfd, 2> waiting{pollfd{control_socket, POLLIN, 0}, pollfd{children, POLLIN, 0}};
        poll(waiting.data(), waiting.size(), -1);
        if (waiting[1].revents != 0) {
            signalfd_siginfo information{};
            [[maybe_unused]] ssize_t const size = read(children, &information, sizeof information);
            reap(kept, WNOHANG);
        }
        if (waiting[0].revents != 0) {
            auto packet = sandbox::receive_packet(control_socket);
            if (!packet) {
                break;
            }
            obey(kept, std::move(*packet));
        }
    }
    clean_up(kept);
}
