#include "sandbox/system_calls.hpp"

#include <array>

namespace sandbox {

namespace {

using namespace std::string_view_literals;

constexpr std::array everybody{
    // Files and directories: the private root decides which ones exist.
    "access"sv,
    "faccessat"sv,
    "faccessat2"sv,
    "open"sv,
    "openat"sv,
    "creat"sv,
    "close"sv,
    "close_range"sv,
    "read"sv,
    "readv"sv,
    "pread64"sv,
    "preadv"sv,
    "write"sv,
    "writev"sv,
    "pwrite64"sv,
    "pwritev"sv,
    "lseek"sv,
    "stat"sv,
    "fstat"sv,
    "lstat"sv,
    "newfstatat"sv,
    "statx"sv,
    "statfs"sv,
    "fstatfs"sv,
    "getdents"sv,
    "getdents64"sv,
    "readlink"sv,
    "readlinkat"sv,
    "getcwd"sv,
    "chdir"sv,
    "fchdir"sv,

    "dup"sv,
    "dup2"sv,
    "dup3"sv,
    "fsync"sv,
    "fdatasync"sv,
    "fadvise64"sv,
    "sendfile"sv,
    "copy_file_range"sv,
    // Files of its own, in the scratch directory.
    "mkdir"sv,
    "mkdirat"sv,
    "rmdir"sv,
    "unlink"sv,
    "unlinkat"sv,
    "rename"sv,
    "renameat"sv,
    "renameat2"sv,
    "link"sv,
    "linkat"sv,
    "symlink"sv,
    "symlinkat"sv,
    "truncate"sv,
    "ftruncate"sv,
    "fallocate"sv,
    "chmod"sv,
    "fchmod"sv,
    "fchmodat"sv,
    "umask"sv,
    "utime"sv,
    "utimes"sv,
    "futimesat"sv,
    "utimensat"sv,
    // Memory; mmap and madvise are checked more closely.
    "brk"sv,
    "munmap"sv,
    "mremap"sv,
    "mprotect"sv,
    "msync"sv,
    // Threads and waiting.
    "futex"sv,
    "set_robust_list"sv,
    "get_robust_list"sv,
    "set_tid_address"sv,
    "rseq"sv,
    "sched_yield"sv,
    "sched_getaffinity"sv,
    "sched_getparam"sv,
    "sched_getscheduler"sv,
    "sched_get_priority_max"sv,
    "sched_get_priority_min"sv,
    "getcpu"sv,
    "pause"sv,
    "poll"sv,
    "ppoll"sv,
    "select"sv,
    "pselect6"sv,
    "epoll_create"sv,
    "epoll_create1"sv,
    "epoll_ctl"sv,
    "epoll_wait"sv,
    "epoll_pwait"sv,
    "epoll_pwait2"sv,
    "eventfd"sv,
    "eventfd2"sv,
    "pipe"sv,
    "pipe2"sv,
    // Time.
    "clock_gettime"sv,
    "clock_getres"sv,
    "clock_nanosleep"sv,
    "nanosleep"sv,
    "gettimeofday"sv,
    "time"sv,
    "times"sv,
    "timer_create"sv,
    "timer_settime"sv,
    "timer_gettime"sv,
    "timer_getoverrun"sv,
    "timer_delete"sv,
    "timerfd_create"sv,
    "timerfd_settime"sv,
    "timerfd_gettime"sv,
    "getitimer"sv,
    "setitimer"sv,
    "alarm"sv,
    // Signals: the process namespace decides which processes they reach.
    "rt_sigaction"sv,
    "rt_sigprocmask"sv,
    "rt_sigreturn"sv,
    "rt_sigsuspend"sv,
    "rt_sigtimedwait"sv,
    "rt_sigpending"sv,
    "rt_sigqueueinfo"sv,
    "rt_tgsigqueueinfo"sv,
    "sigaltstack"sv,
    "restart_syscall"sv,
    "kill"sv,
    "tgkill"sv,
    "tkill"sv,
    "signalfd"sv,
    "signalfd4"sv,
    // About itself.
    "getpid"sv,
    "gettid"sv,
    "getppid"sv,
    "getuid"sv,
    "geteuid"sv,
    "getgid"sv,
    "getegid"sv,
    "getresuid"sv,
    "getresgid"sv,
    "getgroups"sv,
    "getpgid"sv,
    "getpgrp"sv,
    "getsid"sv,
    "getrlimit"sv,
    "setrlimit"sv,
    "getrusage"sv,
    "getpriority"sv,
    "uname"sv,
    "sysinfo"sv,
    "arch_prctl"sv,
    "capget"sv,
    "getrandom"sv,
    // Restricting itself further; the sandbox does so with it at the very end.
    "landlock_create_ruleset"sv,
    "landlock_add_rule"sv,
    "landlock_restrict_self"sv,
    // Becoming another program of the private root, and ending.
    "execve"sv,
    "execveat"sv,
    "exit"sv,
    "exit_group"sv,
    // The two ends of a pipe that is made with socketpair (the call itself is checked more closely).
    "sendto"sv,
    "sendmsg"sv,
    "recvfrom"sv,
    "recvmsg"sv,
    "shutdown"sv,
    "getsockopt"sv,
    "getsockname"sv,
    "getpeername"sv,
};

// Locks too: builds need them among their processes. A bot could only use them to signal other bots, because
// they work on files that all bots see.
constexpr std::array processes{
    "fcntl"sv,   "flock"sv,  "wait4"sv,      "waitid"sv,
    "setpgid"sv, "setsid"sv, "pidfd_open"sv, "pidfd_send_signal"sv,
};

constexpr std::array refused{
    "socket"sv,
    "sched_setaffinity"sv,
    "sched_setscheduler"sv,
    "sched_setparam"sv,
    "sched_setattr"sv,
    "setpriority"sv,
    "ioprio_set"sv,
    "chown"sv,
    "fchown"sv,
    "lchown"sv,
    "fchownat"sv,
    "mknod"sv,
    "mknodat"sv,
    "setuid"sv,
    "setgid"sv,
    "setreuid"sv,
    "setregid"sv,
    "setresuid"sv,
    "setresgid"sv,
    "setgroups"sv,
    "setfsuid"sv,
    "setfsgid"sv,
    "sethostname"sv,
    "setdomainname"sv,
    "mlock"sv,
    "mlock2"sv,
    "mlockall"sv,
};

constexpr std::array unsupported{
    "getxattr"sv, "lgetxattr"sv, "fgetxattr"sv, "listxattr"sv,   "llistxattr"sv,   "flistxattr"sv,
    "setxattr"sv, "lsetxattr"sv, "fsetxattr"sv, "removexattr"sv, "lremovexattr"sv, "fremovexattr"sv,
};

constexpr std::array forbidden_to_programs{
    // Into other processes.
    "ptrace"sv,
    "process_vm_readv"sv,
    "process_vm_writev"sv,
    "pidfd_getfd"sv,
    "kcmp"sv,
    // Out of the private root.
    "mount"sv,
    "umount2"sv,
    "pivot_root"sv,
    "chroot"sv,
    "open_tree"sv,
    "move_mount"sv,
    "fsopen"sv,
    "fsconfig"sv,
    "fsmount"sv,
    "fspick"sv,
    "mount_setattr"sv,
    "open_by_handle_at"sv,
    "name_to_handle_at"sv,
    // Into other namespaces.
    "unshare"sv,
    "setns"sv,
};

constexpr std::array forbidden_to_all{
    // Into the kernel.
    "bpf"sv,
    "userfaultfd"sv,
    "perf_event_open"sv,
    "keyctl"sv,
    "add_key"sv,
    "request_key"sv,
    "init_module"sv,
    "finit_module"sv,
    "delete_module"sv,
    "kexec_load"sv,
    "kexec_file_load"sv,
    "lookup_dcookie"sv,
    "fanotify_init"sv,
    // At the machine.
    "reboot"sv,
    "swapon"sv,
    "swapoff"sv,
    "acct"sv,
    "quotactl"sv,
    "settimeofday"sv,
    "clock_settime"sv,
    "clock_adjtime"sv,
    "adjtimex"sv,
    "iopl"sv,
    "ioperm"sv,
    "syslog"sv,
    "vhangup"sv,
    "nfsservctl"sv,
};

} // namespace

CallNames calls_for_everybody() {
    return everybody;
}
CallNames calls_for_processes() {
    return processes;
}
CallNames calls_refused() {
    return refused;
}
CallNames calls_unsupported() {
    return unsupported;
}
CallNames calls_forbidden_to_programs() {
    return forbidden_to_programs;
}
CallNames calls_forbidden_to_all() {
    return forbidden_to_all;
}

} // namespace sandbox
