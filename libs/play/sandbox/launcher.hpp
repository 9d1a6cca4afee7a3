// Starts untrusted programs in the sandbox.
//
// How it works. A Launcher has a keeper, a small process of its own, and the keeper has cells. A cell is a
// process that has entered a user namespace (in which it has no rights on the host), an empty network, and
// its control group, and that has built the private roots of the languages it was asked for. In a cell an
// init makes itself ready for one program: in new process, mount and IPC namespaces, with a private root and
// an empty scratch directory; the process that will become the program does the same, and gives up its rights
// one by one (users, capabilities, future privileges, system calls). All this happens before it is known
// which program will run. To start a program, its directory is shown in the private root, Landlock closes all
// other files, the limits are set, and the process executes it. When the program has ended the cell makes the
// next init ready.
//
//     we ──── keeper ──── cell ──── init ──── program
//       └──────────────────┴──────────┘ sockets
//
// We hold a socket to each of them. Init reports the program's end; init's end is the end of everything in
// the sandbox; and the keeper notices our own end, and ends and removes the rest. README.md says more,
// docs/security.md what is promised.
#pragma once

#include "sandbox/cell_pool.hpp"
#include "sandbox/files.hpp"
#include "sandbox/limits.hpp"
#include "sandbox/mould.hpp"
#include "sandbox/policy.hpp"
#include "sandbox/process.hpp"
#include "support/result.hpp"

#include <memory>

namespace sandbox {

// May be used by several threads.
class Launcher {
public:
    // Fails when programs cannot be confined here and the policy wants them to be.
    [[nodiscard]] static support::Result<Launcher> create(Policy const& policy = {});

    // Returns when the program has begun to execute, which takes less than a millisecond when a sandbox is
    // ready. An error says what of the request or the machine is wrong, or, of the kind `refused`, why the
    // program cannot be executed; whatever it does is in its report.
    [[nodiscard]] support::Result<Process> start(Command const& command, Limits const& limits,
                                                 Files const& files);

    // Keeps this many sandboxes ready for programs with such limits and files: each that is used is replaced.
    [[nodiscard]] support::Result<void> make_ready(Limits const& limits, Files const& files, unsigned count);

    // What control groups do here.
    [[nodiscard]] Means const& means() const { return m_pool->means(); }

    // Of all programs that this launcher started.
    void write_metrics(metrics::Page& page) const { m_pool->metrics().write(page); }

private:
    explicit Launcher(std::shared_ptr<CellPool> pool) : m_pool(std::move(pool)) {}
    // `step` says how far it came, for the operator.
    [[nodiscard]] support::Result<Process> attempt(Command const& command, Limits const& limits,
                                                   Files const& files, StartStep& step);
    [[nodiscard]] support::Result<Process> start_in(Cell& cell, wire::Start const& plan, Limits const& limits,
                                                    Mould const& mould, StartStep& step);

    std::shared_ptr<CellPool> m_pool;
};

} // namespace sandbox
