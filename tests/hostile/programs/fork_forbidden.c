// hostile: makes a process in every way there is, where only threads are allowed
// expect: exited 0
#include "hostile.h"

int main(void) {
    char stack[4096];
    struct {
        unsigned long long flags, pidfd, child_tid, parent_tid, exit_signal, stack, stack_size, tls;
    } clone3_arguments = {.exit_signal = SIGCHLD};
    if (syscall(SYS_fork) >= 0) {
        escaped("fork");
    }
    if (syscall(SYS_clone, SIGCHLD, stack + sizeof stack, 0, 0, 0) >= 0) {
        escaped("clone");
    }
    if (syscall(SYS_clone, CLONE_VM | SIGCHLD, stack + sizeof stack, 0, 0, 0) >= 0) {
        escaped("clone with shared memory");
    }
    if (syscall(SYS_clone3, &clone3_arguments, sizeof clone3_arguments) >= 0) {
        escaped("clone3");
    }
    pid_t const child = vfork();
    if (child == 0) {
        _exit(0);
    }
    if (child > 0) {
        escaped("vfork");
    }
    return 0;
}
