#include "sandbox/keeper/cell.hpp"

#include "sandbox/archive.hpp"
#include "sandbox/keeper/complaint.hpp"
#include "sandbox/keeper/init.hpp"
#include "sandbox/keeper/namespaces.hpp"
#include "sandbox/keeper/root_filesystem.hpp"
#include "sandbox/packet.hpp"

#include <algorithm>
#include <cerrno>
#include <sched.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace keeper {

using sandbox::Packet;
using sandbox::wire::CellPlan;
using sandbox::wire::decode;
using sandbox::wire::encode;
using sandbox::wire::Ready;
using sandbox::wire::StartPlan;
using sandbox::wire::ViewPlan;
using support::FileDescriptor;

namespace {

struct Cell {
    CellPlan plan;
    FileDescriptor socket;
    FileDescriptor cpu_file;
    std::vector<FileDescriptor> views; // mount namespaces
};

// A directory that could be made is not always one that may be joined: then the owner does without.
bool join_control_groups(std::vector<FileDescriptor> const& files) {
    return std::ranges::all_of(files,
                               [](FileDescriptor const& file) { return write(file.get(), "0", 1) == 1; });
}

void die_with(pid_t parent) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent) {
        _exit(1);
    }
}

void build_view(Cell& cell, ViewPlan const& plan, std::vector<FileDescriptor> const& trees) {
    cell.views.push_back(build_root(plan, trees));
    auto const answer = encode(Ready{});
    must(sandbox::send_packet(cell.socket.get(), answer), Step::make_root);
}

// The next request waits in the socket until everything of this sandbox is gone.
void run(Cell const& cell, StartPlan const& plan, std::vector<FileDescriptor> descriptors) {
    if (descriptors.size() < 4 || (cell.plan.confined && plan.view >= cell.views.size())) {
        return;
    }
    unsigned long const flags = SIGCHLD | (cell.plan.confined ? CLONE_NEWPID | CLONE_NEWIPC : 0UL);
    long const child = syscall(SYS_clone, flags, nullptr, nullptr, nullptr, nullptr);
    if (child == 0) {
        int const view = cell.plan.confined ? cell.views[plan.view].get() : -1;
        live_as_init({.cell = cell.plan, .start = plan, .view = view, .cpu_file = cell.cpu_file.get()},
                     std::move(descriptors));
    }
    if (child < 0) {
        auto const failure = encode(sandbox::wire::Failure{
            .step = Step::make_init, .error = static_cast<std::uint64_t>(errno), .subject = {}});
        (void)sandbox::send_packet(descriptors.front().get(), failure);
        return;
    }
    descriptors.clear();
    while (waitpid(static_cast<pid_t>(child), nullptr, 0) < 0 && errno == EINTR) {
    }
}

void serve(Cell& cell) {
    for (;;) {
        auto packet = sandbox::receive_packet(cell.socket.get());
        if (!packet) {
            _exit(0);
        }
        if (auto const view = decode<ViewPlan>(packet->bytes)) {
            build_view(cell, *view, packet->descriptors);
        } else if (auto const start = decode<StartPlan>(packet->bytes)) {
            run(cell, *start, std::move(packet->descriptors));
        }
    }
}

} // namespace

void live_as_cell(CellPlan const& plan, std::vector<FileDescriptor> descriptors, pid_t keeper) {
    die_with(keeper);
    prctl(PR_SET_NAME, "tulkas-cell");
    Cell cell{.plan = plan, .socket = std::move(descriptors.front()), .cpu_file = {}, .views = {}};
    complain_to(cell.socket.get());
    descriptors.erase(descriptors.begin());
    if (plan.has_cpu_file && !descriptors.empty()) {
        cell.cpu_file = std::move(descriptors.back());
        descriptors.pop_back();
    }
    bool const joined = join_control_groups(descriptors);
    descriptors.clear();
    if (plan.confined) {
        enter_user_namespace(plan);
        enter_lasting_namespaces();
        prctl(PR_SET_PDEATHSIG, SIGKILL); // changing users took it away
        if (getppid() != keeper) {
            _exit(1);
        }
    }
    must(sandbox::send_packet(cell.socket.get(), encode(Ready{.in_control_groups = joined})),
         Step::make_cell);
    serve(cell);
    __builtin_unreachable();
}

} // namespace keeper
