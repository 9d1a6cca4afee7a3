#include "sandbox/keeper/cell.hpp"

#include "sandbox/archive.hpp"
#include "sandbox/keeper/capabilities.hpp"
#include "sandbox/keeper/complaint.hpp"
#include "sandbox/keeper/init.hpp"
#include "sandbox/keeper/namespaces.hpp"
#include "sandbox/keeper/root_filesystem.hpp"
#include "sandbox/keeper/user_maps.hpp"
#include "sandbox/packet.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace keeper {

using sandbox::wire::CellPlan;
using sandbox::wire::decode;
using sandbox::wire::encode;
using sandbox::wire::Join;
using sandbox::wire::Prepare;
using sandbox::wire::Ready;
using sandbox::wire::ViewPlan;
using support::FileDescriptor;

namespace {

struct Cell {
    CellPlan plan;
    FileDescriptor socket;
    FileDescriptor cpu_file;
    std::vector<FileDescriptor> views; // mount namespaces
};

void die_with(pid_t parent) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent) {
        _exit(1);
    }
}

// A directory that could be made is not always one that may be joined: then the owner may want to do without.
void join_control_groups(Cell& cell) {
    auto packet = sandbox::receive_packet(cell.socket.get());
    auto const plan = packet ? decode<Join>(packet->bytes) : std::nullopt;
    if (!plan) {
        _exit(0); // the owner is gone
    }
    auto& files = packet->descriptors;
    if (plan->has_cpu_file && !files.empty()) {
        cell.cpu_file = std::move(files.back());
        files.pop_back();
    }
    bool const joined =
        std::ranges::all_of(files, [](FileDescriptor const& file) { return write(file.get(), "0", 1) == 1; });
    must(joined || !plan->necessary, Step::join_control_group);
    must(sandbox::send_packet(cell.socket.get(),
                              encode(Ready{.about_cell = true, .in_control_groups = joined})),
         Step::make_cell);
}

void wait_for_users(int maps_written) {
    int error = EPIPE;
    [[maybe_unused]] ssize_t const size = read(maps_written, &error, sizeof error);
    errno = error;
    must(error == 0, Step::map_users);
}

void build_view(Cell& cell, ViewPlan const& plan, std::vector<FileDescriptor> const& trees) {
    cell.views.push_back(build_root(plan, trees, cell.plan.gvisor));
    must(sandbox::send_packet(cell.socket.get(), encode(Ready{})), Step::make_root);
}

// The next request waits in the socket until everything of this sandbox is gone.
void house(Cell const& cell, Prepare const& plan, std::vector<FileDescriptor> descriptors) {
    if (descriptors.empty() || (cell.plan.confined && plan.view >= cell.views.size())) {
        return;
    }
    unsigned long const flags = SIGCHLD | (cell.plan.confined ? CLONE_NEWPID | CLONE_NEWIPC : 0UL);
    long const child = syscall(SYS_clone, flags, nullptr, nullptr, nullptr, nullptr);
    if (child == 0) {
        int const view = cell.plan.confined ? cell.views[plan.view].get() : -1;
        live_as_init({.cell = cell.plan, .plan = plan, .view = view, .cpu_file = cell.cpu_file.get()},
                     std::move(descriptors.front()));
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

[[noreturn]] void serve(Cell& cell) {
    for (;;) {
        auto packet = sandbox::receive_packet(cell.socket.get());
        if (!packet) {
            _exit(0);
        }
        if (auto const view = decode<ViewPlan>(packet->bytes)) {
            build_view(cell, *view, packet->descriptors);
        } else if (auto const prepare = decode<Prepare>(packet->bytes)) {
            house(cell, *prepare, std::move(packet->descriptors));
        }
    }
}

[[noreturn]] void live_as_cell(CellPlan const& plan, FileDescriptor socket, int maps_written, pid_t keeper) {
    die_with(keeper);
    prctl(PR_SET_NAME, "tulkas-cell");
    Cell cell{.plan = plan, .socket = std::move(socket), .cpu_file = {}, .views = {}};
    complain_to(cell.socket.get());
    if (plan.confined) {
        enter_lasting_namespaces(plan.gvisor);
        wait_for_users(maps_written);
        become_init_user(plan);
        die_with(keeper); // changing users took it away
    }
    close(maps_written);
    join_control_groups(cell);
    if (plan.confined) {
        hide_control_groups();
        if (!plan.gvisor) {       // runsc gives up its rights itself, when it has made its own walls of them
            empty_bounding_set(); // for everything that is started from here
        }
    }
    serve(cell);
}

} // namespace

pid_t make_cell(CellPlan const& plan, FileDescriptor socket) {
    std::array<int, 2> maps{};
    if (pipe2(maps.data(), O_CLOEXEC) != 0) {
        return -1;
    }
    FileDescriptor const reading(maps[0]);
    FileDescriptor writing(maps[1]);
    pid_t const keeper = getpid();
    unsigned long const flags = SIGCHLD | (plan.confined ? CLONE_NEWUSER : 0UL);
    auto const cell = static_cast<pid_t>(syscall(SYS_clone, flags, nullptr, nullptr, nullptr, nullptr));
    if (cell == 0) {
        writing.close();
        live_as_cell(plan, std::move(socket), reading.get(), keeper);
    }
    if (cell > 0 && plan.confined) {
        int const error = write_user_maps(cell, plan);
        [[maybe_unused]] ssize_t const size = write(writing.get(), &error, sizeof error);
    }
    if (cell < 0) {
        auto const failure = encode(sandbox::wire::Failure{
            .step = Step::make_user_namespace, .error = static_cast<std::uint64_t>(errno), .subject = {}});
        (void)sandbox::send_packet(socket.get(), failure);
    }
    return cell;
}

} // namespace keeper
