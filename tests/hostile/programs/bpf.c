// hostile: loads a program into the kernel
// expect: forbidden call: bpf
#include "hostile.h"

int main(void) {
    syscall(SYS_bpf, 0, NULL, 0);
    return 1;
}
