#include "sandbox/call_filter.hpp"

#include "sandbox/system_calls.hpp"
#include "support/file_descriptor.hpp"

#include <fmt/format.h>
#include <seccomp.h>

#include <array>
#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <linux/membarrier.h>
#include <linux/sched.h>
#include <map>
#include <memory>
#include <mutex>
#include <string_view>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <termios.h>
#include <unistd.h>
#include <vector>

namespace sandbox {

using support::ErrorKind;
using support::fail;
using support::Result;

namespace {

constexpr std::uint32_t refuse(int error) {
    return SCMP_ACT_ERRNO(static_cast<std::uint32_t>(error));
}

using Conditions = std::vector<scmp_arg_cmp>;

scmp_arg_cmp equals(unsigned argument, std::uint64_t value) {
    return {.arg = argument, .op = SCMP_CMP_EQ, .datum_a = value, .datum_b = 0};
}

scmp_arg_cmp has_bits(unsigned argument, std::uint64_t mask, std::uint64_t value) {
    return {.arg = argument, .op = SCMP_CMP_MASKED_EQ, .datum_a = mask, .datum_b = value};
}

// Collects rules; the first that cannot be added is remembered.
class Rules {
public:
    explicit Rules(std::uint32_t otherwise) : m_context(seccomp_init(otherwise), &seccomp_release) {
        if (m_context == nullptr) {
            m_problem = "libseccomp is out of memory";
            return;
        }
        // In the 32-bit interface the numbers mean other calls, so it is closed.
        note(seccomp_attr_set(m_context.get(), SCMP_FLTATR_ACT_BADARCH, SCMP_ACT_KILL_PROCESS), "int 0x80");
        note(seccomp_attr_set(m_context.get(), SCMP_FLTATR_CTL_OPTIMIZE, 2), "a binary tree");
    }

    void add(std::uint32_t action, std::string_view name, Conditions const& conditions = {}) {
        int const number = seccomp_syscall_resolve_name(std::string(name).c_str());
        if (m_context == nullptr || number == __NR_SCMP_ERROR || number < 0) {
            return; // not a call of this architecture: it answers ENOSYS anyway
        }
        note(seccomp_rule_add_array(m_context.get(), action, number, static_cast<unsigned>(conditions.size()),
                                    conditions.data()),
             name);
    }

    [[nodiscard]] Result<std::string> bytes() const;

private:
    void note(int result, std::string_view what) {
        if (result != 0 && m_problem.empty()) {
            m_problem = fmt::format("{}: error {}", what, -result);
        }
    }

    std::unique_ptr<void, decltype(&seccomp_release)> m_context;
    std::string m_problem;
};

Result<std::string> Rules::bytes() const {
    if (!m_problem.empty()) {
        return fail(ErrorKind::unavailable, "cannot create the system call filter: {}", m_problem);
    }
    support::FileDescriptor const file(memfd_create("filter", MFD_CLOEXEC));
    struct stat status{};
    if (seccomp_export_bpf(m_context.get(), file.get()) != 0 || fstat(file.get(), &status) != 0) {
        return fail(ErrorKind::unavailable, "cannot write the system call filter to memory");
    }
    std::string program(static_cast<std::size_t>(status.st_size), '\0');
    if (pread(file.get(), program.data(), program.size(), 0) != static_cast<ssize_t>(program.size())) {
        return fail(ErrorKind::unavailable, "cannot read the system call filter from memory");
    }
    return program;
}

// clone() with flags that a filter can see; clone3() hides them in memory and stays unknown, so the C library
// falls back to this.
void add_processes(Rules& rules, bool processes) {
    constexpr std::uint64_t namespaces = CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS | CLONE_NEWIPC |
                                         CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET;
    for (auto const* const name : {"fork", "vfork"}) {
        rules.add(processes ? SCMP_ACT_ALLOW : refuse(EPERM), name);
    }
    if (processes) {
        rules.add(SCMP_ACT_ALLOW, "clone", {has_bits(0, namespaces, 0)});
        // Rust hears over such a pair whether a program that it started runs.
        rules.add(SCMP_ACT_ALLOW, "socketpair", {equals(0, AF_UNIX), has_bits(1, 0xF, SOCK_SEQPACKET)});
        return;
    }
    rules.add(SCMP_ACT_ALLOW, "clone", {has_bits(0, namespaces | CLONE_THREAD, CLONE_THREAD)});
    rules.add(refuse(EPERM), "clone", {has_bits(0, CLONE_THREAD, 0)});
}

// Where shared memory is not counted, a mapping may be shared only if it is one of a file. Huge pages come
// out of a reserve of the whole machine that nobody counts: they are refused always.
void add_memory(Rules& rules, bool shared) {
    constexpr std::uint64_t anonymous = MAP_SHARED | MAP_ANONYMOUS;
    rules.add(refuse(ENOMEM), "mmap", {has_bits(3, MAP_HUGETLB, MAP_HUGETLB)});
    if (shared) {
        rules.add(SCMP_ACT_ALLOW, "mmap", {has_bits(3, MAP_HUGETLB, 0)});
        rules.add(SCMP_ACT_ALLOW, "memfd_create", {has_bits(1, MFD_HUGETLB, 0)});
        return;
    }
    rules.add(SCMP_ACT_ALLOW, "mmap", {has_bits(3, MAP_SHARED | MAP_HUGETLB, 0)});
    rules.add(SCMP_ACT_ALLOW, "mmap", {has_bits(3, anonymous | MAP_HUGETLB, MAP_SHARED)});
    rules.add(refuse(ENOMEM), "mmap", {has_bits(3, anonymous | MAP_HUGETLB, anonymous)});
}

// Not those that have the kernel work for it outside of its own time (MADV_HUGEPAGE, MADV_COLLAPSE), or that
// make its memory one with that of others, who can then measure what it holds (MADV_MERGEABLE).
void add_advice(Rules& rules) {
    constexpr int populate_read = 22;  // from here on the C library's headers may be older
    constexpr int populate_write = 23; //
    constexpr int dontneed_locked = 24;
    constexpr int guard_install = 102;
    constexpr int guard_remove = 103;
    for (int const advice :
         {MADV_NORMAL,     MADV_RANDOM,     MADV_SEQUENTIAL, MADV_WILLNEED,   MADV_DONTNEED, MADV_FREE,
          MADV_REMOVE,     MADV_DONTFORK,   MADV_DOFORK,     MADV_NOHUGEPAGE, MADV_DONTDUMP, MADV_DODUMP,
          MADV_WIPEONFORK, MADV_KEEPONFORK, MADV_COLD,       MADV_PAGEOUT,    populate_read, populate_write,
          dontneed_locked, guard_install,   guard_remove}) {
        rules.add(SCMP_ACT_ALLOW, "madvise", {has_bits(2, 0xFFFFFFFF, static_cast<unsigned>(advice))});
    }
    constexpr int collapse = 25;
    for (int const advice : {MADV_HUGEPAGE, collapse, MADV_MERGEABLE, MADV_UNMERGEABLE}) {
        rules.add(refuse(EINVAL), "madvise", {has_bits(2, 0xFFFFFFFF, static_cast<unsigned>(advice))});
    }
}

// Barriers among its own threads only: the others interrupt every core that runs anybody's program.
void add_barriers(Rules& rules) {
    for (unsigned const command : {unsigned{MEMBARRIER_CMD_QUERY}, unsigned{MEMBARRIER_CMD_PRIVATE_EXPEDITED},
                                   unsigned{MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED},
                                   unsigned{MEMBARRIER_CMD_PRIVATE_EXPEDITED_SYNC_CORE},
                                   unsigned{MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED_SYNC_CORE}}) {
        rules.add(SCMP_ACT_ALLOW, "membarrier", {has_bits(0, 0xFFFFFFFF, command)});
    }
    for (unsigned const command : {unsigned{MEMBARRIER_CMD_GLOBAL}, unsigned{MEMBARRIER_CMD_GLOBAL_EXPEDITED},
                                   unsigned{MEMBARRIER_CMD_REGISTER_GLOBAL_EXPEDITED}}) {
        rules.add(refuse(EPERM), "membarrier", {has_bits(0, 0xFFFFFFFF, command)});
    }
}

// Calls with many uses, of which only some are harmless.
void add_checked(Rules& rules) {
    for (unsigned const request : {unsigned{TCGETS}, unsigned{FIONREAD}, unsigned{FIONBIO}, unsigned{FIOCLEX},
                                   unsigned{FIONCLEX}, unsigned{TIOCGWINSZ}}) {
        rules.add(SCMP_ACT_ALLOW, "ioctl", {has_bits(1, 0xFFFFFFFF, request)});
    }
    for (unsigned const option : {unsigned{PR_SET_NAME}, unsigned{PR_GET_NAME}, unsigned{PR_GET_DUMPABLE},
                                  unsigned{PR_SET_VMA}, unsigned{PR_CAPBSET_READ}}) {
        rules.add(SCMP_ACT_ALLOW, "prctl", {equals(0, option)});
    }
    for (int const command : {F_DUPFD, F_GETFD, F_SETFD, F_GETFL, F_SETFL, F_DUPFD_CLOEXEC, F_GETPIPE_SZ,
                              F_ADD_SEALS, F_GET_SEALS}) {
        rules.add(SCMP_ACT_ALLOW, "fcntl", {has_bits(1, 0xFFFFFFFF, static_cast<unsigned>(command))});
    }
    rules.add(SCMP_ACT_ALLOW, "prlimit64", {equals(0, 0)}); // its own limits, not another's
    rules.add(SCMP_ACT_ALLOW, "socketpair", {equals(0, AF_UNIX), has_bits(1, 0xF, SOCK_STREAM)});
}

} // namespace

Result<std::string> make_filter_for_gvisor() {
    Rules rules(SCMP_ACT_ALLOW);
    for (auto const name : calls_forbidden_to_all()) {
        rules.add(SCMP_ACT_NOTIFY, name);
    }
    return rules.bytes();
}

Result<std::string> make_filter(FilterOptions const& options) {
    if (options.gvisor) {
        return make_filter_for_gvisor();
    }
    Rules rules(refuse(ENOSYS));
    for (auto const name : calls_for_everybody()) {
        rules.add(SCMP_ACT_ALLOW, name);
    }
    for (auto const name : options.processes ? calls_for_processes() : CallNames{}) {
        rules.add(SCMP_ACT_ALLOW, name);
    }
    add_memory(rules, options.shared_memory);
    add_advice(rules);
    add_barriers(rules);
    add_processes(rules, options.processes);
    add_checked(rules);
    for (auto const name : calls_refused()) {
        rules.add(refuse(EPERM), name);
    }
    for (auto const name : calls_unsupported()) {
        rules.add(refuse(ENOTSUP), name);
    }
    for (auto const names : {calls_forbidden_to_programs(), calls_forbidden_to_all()}) {
        for (auto const name : names) {
            rules.add(SCMP_ACT_NOTIFY, name);
        }
    }
    return rules.bytes();
}

Result<std::string> filter_for(FilterOptions const& options) {
    static std::mutex mutex;
    static std::map<FilterOptions, std::string> made;
    std::scoped_lock const lock(mutex);
    auto const found = made.find(options);
    if (found != made.end()) {
        return found->second;
    }
    auto filter = make_filter(options);
    if (filter) {
        made.emplace(options, *filter);
    }
    return filter;
}

std::string call_name(int number, unsigned architecture) {
    std::unique_ptr<char, decltype(&std::free)> const name(
        seccomp_syscall_resolve_num_arch(architecture, number), &std::free);
    std::string const known = name ? name.get() : fmt::format("call {}", number);
    return architecture == seccomp_arch_native() ? known : "32-bit " + known;
}

} // namespace sandbox
