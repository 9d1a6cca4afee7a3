// hostile: makes a process in new namespaces
// expect: exited 0
// limits: processes
#include "hostile.h"

int main(void) {
    int const flags[] = {CLONE_NEWUSER, CLONE_NEWNS, CLONE_NEWPID, CLONE_NEWNET, CLONE_NEWIPC, CLONE_NEWUTS,
                         CLONE_NEWCGROUP};
    for (unsigned i = 0; i < sizeof flags / sizeof *flags; ++i) {
        long const child = syscall(SYS_clone, flags[i] | SIGCHLD, 0, 0, 0, 0);
        if (child == 0) {
            _exit(0);
        }
        if (child > 0) {
            escaped("clone with a namespace");
        }
    }
    return 0;
}
