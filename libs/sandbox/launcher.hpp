// The door to the sandbox: starts programs that are trusted by nobody.
//
// How it works. A Launcher has a keeper, a small process of its own, and the keeper has cells. A cell is a
// process that has entered a user namespace (in which it is nobody on the host), an empty network, and its
// control group, and that has built the private roots of the languages it was asked for. All this is there
// before a program is to be started. To start one, the cell makes an init in new process, mount and IPC
// namespaces; the init completes the private root, makes the program's process, and that one gives up its
// rights one by one (capabilities, users, privileges to come, files by Landlock, system calls by seccomp)
// until nothing is left to do but execute the program.
//
//     we ──── keeper ──── cell ──── init ──── program
//       └──────────────────┴──────────┘ sockets
//
// We hold a socket to each of them. The program's end is told by its init; init's end is the end of
// everything in the sandbox; and our own end is noticed by the keeper, which ends and removes the rest.
// README.md says more, docs/security.md what is promised.
#pragma once

#include "sandbox/call_filter.hpp"
#include "sandbox/cell_pool.hpp"
#include "sandbox/files.hpp"
#include "sandbox/limits.hpp"
#include "sandbox/policy.hpp"
#include "sandbox/process.hpp"
#include "support/result.hpp"

#include <map>
#include <memory>
#include <mutex>
#include <string>

namespace sandbox {

// May be used by several threads.
class Launcher {
public:
    // Fails when programs cannot be confined here and the policy wants them to be.
    [[nodiscard]] static support::Result<Launcher> create(Policy const& policy = {});

    // Returns when the program has begun to execute, which takes about a millisecond. An error says what of
    // the request or the machine is wrong; whatever the program does is in its report.
    [[nodiscard]] support::Result<Process> start(Command const& command, Limits const& limits,
                                                 Files const& files);

private:
    struct Filters {
        std::mutex mutex;
        std::map<FilterOptions, std::string> made;
    };

    explicit Launcher(std::shared_ptr<CellPool> pool)
        : m_pool(std::move(pool)), m_filters(std::make_unique<Filters>()) {}
    [[nodiscard]] support::Result<std::string> filter(FilterOptions const& options);
    [[nodiscard]] support::Result<void> prepare(Cell& cell, wire::StartPlan& plan, Limits const& limits,
                                                Files const& files);
    [[nodiscard]] support::Result<Process> start_in(Cell& cell, wire::StartPlan& plan, Limits const& limits);

    std::shared_ptr<CellPool> m_pool;
    std::unique_ptr<Filters> m_filters;
};

} // namespace sandbox
