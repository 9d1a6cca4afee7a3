// The CPU time of some threads of a program: those of a virtual machine that run nothing of the program's
// author.
//
// Which they are is decided once, by their names, at a moment when nothing of the author's has run: later a
// thread can call itself anything. The kernel's own count is read; nothing that the program says is believed.
#pragma once

#include "sandbox/limits.hpp"
#include "support/file_descriptor.hpp"

#include <span>
#include <string>
#include <sys/types.h>
#include <vector>

namespace sandbox {

class ThreadClocks {
public:
    ThreadClocks() = default;
    // The threads of that process that now have one of the names, of which the kernel keeps 15 characters.
    ThreadClocks(pid_t process, std::span<std::string const> names);

    // What all of them have used since this was made. A thread that has ended keeps what it showed last. A
    // running thread may be some milliseconds behind.
    [[nodiscard]] Duration read();

    [[nodiscard]] std::size_t count() const { return m_threads.size(); }

private:
    struct Thread {
        support::FileDescriptor file; // its schedstat
        Duration start;
        Duration last;
    };

    std::vector<Thread> m_threads;
};

} // namespace sandbox
