// hostile: mounts one in the newer way
// expect: forbidden call: fsopen
#include "hostile.h"

int main(void) {
    syscall(SYS_fsopen, "tmpfs", 0);
    return 1;
}
