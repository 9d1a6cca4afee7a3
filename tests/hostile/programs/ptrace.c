// hostile: takes its parent over with ptrace
// expect: forbidden call: ptrace
#include "hostile.h"

int main(void) {
    syscall(SYS_ptrace, 16, getppid(), 0, 0);
    return 1;
}
