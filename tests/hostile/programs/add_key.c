// hostile: leaves a key in the kernel
// expect: forbidden call: add_key
#include "hostile.h"

int main(void) {
    syscall(SYS_add_key, "user", "x", "y", 1, -4);
    return 1;
}
