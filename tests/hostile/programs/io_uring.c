// hostile: lets the kernel do its calls for it, past the filter
// expect: exited 0
#include "hostile.h"

int main(void) {
    char parameters[120] = {0};
    if (syscall(SYS_io_uring_setup, 1, parameters) >= 0) {
        escaped("io_uring");
    }
    return 0;
}
