// hostile: interrupts the cores on which others run
// expect: exited 0
#include "hostile.h"

#include <linux/membarrier.h>

int main(void) {
    if (syscall(SYS_membarrier, MEMBARRIER_CMD_GLOBAL, 0, 0) == 0 ||
        syscall(SYS_membarrier, MEMBARRIER_CMD_GLOBAL_EXPEDITED, 0, 0) == 0) {
        escaped("a barrier for all programs");
    }
    if (syscall(SYS_membarrier, MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED, 0, 0) != 0 ||
        syscall(SYS_membarrier, MEMBARRIER_CMD_PRIVATE_EXPEDITED, 0, 0) != 0) {
        escaped("not even a barrier among its own threads"); // which language runtimes need
    }
    return 0;
}
