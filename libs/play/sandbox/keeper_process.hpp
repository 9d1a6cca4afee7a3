// Our end of the keeper, the small process from which sandboxes are started.
//
// A process of a gigabyte takes tens of milliseconds to fork. So it never does: it starts the keeper once,
// without copying itself, and asks it from then on.
#pragma once

#include "sandbox/wire.hpp"
#include "support/file_descriptor.hpp"
#include "support/result.hpp"

#include <sys/types.h>

namespace sandbox {

class KeeperProcess {
public:
    [[nodiscard]] static support::Result<KeeperProcess> create();

    KeeperProcess(KeeperProcess&&) noexcept;
    KeeperProcess& operator=(KeeperProcess&&) = delete;
    // Returns when the keeper and all its cells are gone, and their control groups removed.
    ~KeeperProcess();

    [[nodiscard]] pid_t process() const { return m_process; }

    // The socket of a new cell, which waits for wire::Join on it.
    [[nodiscard]] support::Result<support::FileDescriptor> make_cell(wire::CellPlan const& plan);

    // Call it before they are made, so that the keeper can remove them whatever happens.
    [[nodiscard]] support::Result<void> remember(wire::Groups const& groups);

private:
    KeeperProcess(support::FileDescriptor socket, pid_t process);

    support::FileDescriptor m_socket;
    pid_t m_process;
};

} // namespace sandbox
