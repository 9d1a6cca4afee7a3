// hostile: is an engine that looks into other processes
// blame: forbidden call
// role: engine
#include "../programs/hostile.h"

#include <sys/ptrace.h>

int main(void) {
    ptrace(PTRACE_TRACEME, 0, 0, 0);
    return 1;
}
