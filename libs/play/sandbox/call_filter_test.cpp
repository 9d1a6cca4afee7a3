// The filter, tried on every call by a machine that does what the kernel's does.
#include "sandbox/call_filter.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/membarrier.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <vector>

namespace sandbox {
namespace {

class Machine {
public:
    explicit Machine(std::string const& program) : m_program(program.size() / sizeof(sock_filter)) {
        std::memcpy(m_program.data(), program.data(), program.size());
    }

    [[nodiscard]] std::uint32_t run(seccomp_data const& data) const {
        std::uint32_t accumulator = 0;
        for (std::size_t at = 0; at < m_program.size(); ++at) {
            sock_filter const& line = m_program[at];
            switch (line.code) {
            case BPF_LD | BPF_W | BPF_ABS:
                std::memcpy(&accumulator, reinterpret_cast<char const*>(&data) + line.k, sizeof accumulator);
                break;
            case BPF_ALU | BPF_AND | BPF_K:
                accumulator &= line.k;
                break;
            case BPF_JMP | BPF_JA:
                at += line.k;
                break;
            case BPF_JMP | BPF_JEQ | BPF_K:
                at += accumulator == line.k ? line.jt : line.jf;
                break;
            case BPF_JMP | BPF_JGT | BPF_K:
                at += accumulator > line.k ? line.jt : line.jf;
                break;
            case BPF_JMP | BPF_JGE | BPF_K:
                at += accumulator >= line.k ? line.jt : line.jf;
                break;
            case BPF_RET | BPF_K:
                return line.k;
            default:
                ADD_FAILURE() << "unknown instruction " << line.code;
                return 0;
            }
        }
        return 0;
    }

private:
    std::vector<sock_filter> m_program;
};

std::uint32_t answer(FilterOptions const& options, long call,
                     std::vector<std::uint64_t> const& arguments = {}) {
    auto const filter = filter_for(options);
    EXPECT_TRUE(filter) << filter.error().message;
    seccomp_data data{};
    data.nr = static_cast<int>(call);
    data.arch = AUDIT_ARCH_X86_64;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        data.args[i] = arguments[i];
    }
    return Machine(*filter).run(data);
}

constexpr std::uint32_t allowed = SECCOMP_RET_ALLOW;
constexpr std::uint32_t told = SECCOMP_RET_USER_NOTIF;
constexpr std::uint32_t unknown = SECCOMP_RET_ERRNO | ENOSYS;
constexpr std::uint32_t refused = SECCOMP_RET_ERRNO | EPERM;

constexpr FilterOptions bot{};
constexpr FilterOptions build{.processes = true};
constexpr FilterOptions uncounted{.shared_memory = false};

TEST(CallFilter, AllowsWhatProgramsNeed) {
    for (long const call :
         {SYS_read, SYS_write, SYS_openat, SYS_futex, SYS_exit_group, SYS_execve, SYS_brk}) {
        EXPECT_EQ(answer(bot, call), allowed) << call;
        EXPECT_EQ(answer(build, call), allowed) << call;
    }
}

TEST(CallFilter, KnowsNoOtherCalls) {
    for (long const call : {SYS_io_uring_setup, SYS_io_uring_enter, SYS_clone3, SYS_personality, SYS_seccomp,
                            SYS_shmget, SYS_msgget, SYS_mq_open, SYS_connect, SYS_bind, SYS_setns + 10'000}) {
        EXPECT_EQ(answer(bot, call), unknown) << call;
    }
}

TEST(CallFilter, TellsOfHostileCalls) {
    for (long const call :
         {SYS_ptrace, SYS_mount, SYS_unshare, SYS_setns, SYS_bpf, SYS_keyctl, SYS_pivot_root,
          SYS_process_vm_readv, SYS_init_module, SYS_reboot, SYS_userfaultfd}) {
        EXPECT_EQ(answer(bot, call), told) << call;
        EXPECT_EQ(answer(build, call), told) << call;
    }
}

TEST(CallFilter, AllowsThreadsToBotsAndProcessesToBuilds) {
    constexpr std::uint64_t thread = CLONE_VM | CLONE_FS | CLONE_FILES | CLONE_SIGHAND | CLONE_THREAD;
    constexpr std::uint64_t process = SIGCHLD;
    EXPECT_EQ(answer(bot, SYS_clone, {thread}), allowed);
    EXPECT_EQ(answer(bot, SYS_clone, {process}), refused);
    EXPECT_EQ(answer(bot, SYS_fork), refused);
    EXPECT_EQ(answer(bot, SYS_vfork), refused);
    EXPECT_EQ(answer(build, SYS_clone, {thread}), allowed);
    EXPECT_EQ(answer(build, SYS_clone, {process}), allowed);
    EXPECT_EQ(answer(build, SYS_fork), allowed);
}

TEST(CallFilter, AllowsNobodyNamespaces) {
    for (int const bit : {CLONE_NEWUSER, CLONE_NEWNS, CLONE_NEWPID, CLONE_NEWNET, CLONE_NEWIPC, CLONE_NEWUTS,
                          CLONE_NEWCGROUP}) {
        auto const flag = static_cast<std::uint64_t>(static_cast<unsigned>(bit));
        EXPECT_NE(answer(build, SYS_clone, {flag | SIGCHLD}), allowed);
        EXPECT_NE(answer(bot, SYS_clone, {flag | CLONE_THREAD | CLONE_VM | CLONE_SIGHAND}), allowed);
    }
}

TEST(CallFilter, AllowsNoSocketsButPairs) {
    for (std::uint64_t family = 0; family < 50; ++family) {
        EXPECT_EQ(answer(bot, SYS_socket, {family, SOCK_STREAM}), refused);
        EXPECT_EQ(answer(bot, SYS_socketpair, {family, SOCK_STREAM | SOCK_CLOEXEC}) == allowed,
                  family == AF_UNIX);
    }
    for (std::uint64_t const kind : {SOCK_DGRAM, SOCK_SEQPACKET, SOCK_RAW}) {
        EXPECT_NE(answer(bot, SYS_socketpair, {AF_UNIX, kind}), allowed);
        EXPECT_EQ(answer(build, SYS_socketpair, {AF_UNIX, kind | SOCK_CLOEXEC}) == allowed,
                  kind == SOCK_SEQPACKET);
    }
}

TEST(CallFilter, AllowsSharedMemoryWhereItIsCounted) {
    std::vector<std::uint64_t> const anonymous{0, 4096, PROT_READ, MAP_SHARED | MAP_ANONYMOUS};
    EXPECT_EQ(answer(bot, SYS_mmap, anonymous), allowed);
    EXPECT_EQ(answer(bot, SYS_memfd_create), allowed);
    EXPECT_NE(answer(uncounted, SYS_mmap, anonymous), allowed);
    EXPECT_NE(answer(uncounted, SYS_memfd_create), allowed);
    EXPECT_EQ(answer(uncounted, SYS_mmap, {0, 4096, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS}), allowed);
    EXPECT_EQ(answer(uncounted, SYS_mmap, {0, 4096, PROT_READ, MAP_SHARED}), allowed);
}

TEST(CallFilter, AllowsLocksToBuildsOnly) {
    EXPECT_EQ(answer(bot, SYS_fcntl, {0, F_GETFL}), allowed);
    EXPECT_EQ(answer(bot, SYS_fcntl, {0, F_SETLK}), unknown);
    EXPECT_EQ(answer(bot, SYS_flock), unknown);
    EXPECT_EQ(answer(build, SYS_fcntl, {0, F_SETLK}), allowed);
    EXPECT_EQ(answer(build, SYS_flock), allowed);
}

TEST(CallFilter, LetsItsOwnLimitsBeAskedForAndNobodyElses) {
    EXPECT_EQ(answer(bot, SYS_prlimit64, {0}), allowed);
    EXPECT_EQ(answer(bot, SYS_prlimit64, {1}), unknown);
}

TEST(CallFilter, EndsWhoComesThroughAnotherEntrance) {
    seccomp_data data{};
    data.nr = 3; // read, in 32-bit numbers
    data.arch = AUDIT_ARCH_I386;
    EXPECT_EQ(Machine(*filter_for(bot)).run(data), SECCOMP_RET_KILL_PROCESS);
    data.arch = AUDIT_ARCH_X86_64;
    data.nr = 0x40000000; // read, in the numbers of x32
    EXPECT_EQ(Machine(*filter_for(bot)).run(data), SECCOMP_RET_KILL_PROCESS);
}

TEST(CallFilter, KnowsTheNamesOfCalls) {
    EXPECT_EQ(call_name(SYS_ptrace, AUDIT_ARCH_X86_64), "ptrace");
    EXPECT_EQ(call_name(9999, AUDIT_ARCH_X86_64), "call 9999");
    EXPECT_EQ(call_name(26, AUDIT_ARCH_I386), "32-bit ptrace");
}

TEST(CallFilter, RefusesHugePages) {
    for (bool const shared : {false, true}) {
        FilterOptions const options{.processes = false, .shared_memory = shared};
        constexpr std::uint64_t ordinary = MAP_PRIVATE | MAP_ANONYMOUS;
        EXPECT_EQ(answer(options, SYS_mmap, {0, 4096, 3, ordinary}), allowed);
        EXPECT_EQ(answer(options, SYS_mmap, {0, 4096, 3, ordinary | MAP_HUGETLB}),
                  SECCOMP_RET_ERRNO | ENOMEM);
        EXPECT_EQ(answer(options, SYS_mmap, {0, 4096, 3, MAP_SHARED | MAP_ANONYMOUS | MAP_HUGETLB}),
                  SECCOMP_RET_ERRNO | ENOMEM);
        EXPECT_NE(answer(options, SYS_memfd_create, {0, MFD_HUGETLB}), allowed);
        EXPECT_EQ(answer(options, SYS_madvise, {0, 4096, MADV_DONTNEED}), allowed);
        EXPECT_EQ(answer(options, SYS_madvise, {0, 4096, MADV_HUGEPAGE}), SECCOMP_RET_ERRNO | EINVAL);
        EXPECT_EQ(answer(options, SYS_madvise, {0, 4096, MADV_MERGEABLE}), SECCOMP_RET_ERRNO | EINVAL);
    }
}

TEST(CallFilter, AllowsBarriersAmongItsOwnThreadsOnly) {
    EXPECT_EQ(answer({}, SYS_membarrier, {MEMBARRIER_CMD_QUERY}), allowed);
    EXPECT_EQ(answer({}, SYS_membarrier, {MEMBARRIER_CMD_PRIVATE_EXPEDITED}), allowed);
    EXPECT_NE(answer({}, SYS_membarrier, {MEMBARRIER_CMD_GLOBAL}), allowed);
    EXPECT_NE(answer({}, SYS_membarrier, {MEMBARRIER_CMD_GLOBAL_EXPEDITED}), allowed);
}

TEST(CallFilter, RefusesBuffersThatAreCountedForTheUser) {
    EXPECT_EQ(answer({}, SYS_fcntl, {0, F_GETPIPE_SZ}), allowed);
    EXPECT_NE(answer({}, SYS_fcntl, {0, F_SETPIPE_SZ}), allowed);
}

} // namespace
} // namespace sandbox
