// hostile: reads the memory of its parent
// expect: forbidden call: process_vm_readv
#include "hostile.h"
#include <sys/uio.h>

int main(void) {
    char byte;
    struct iovec here = {&byte, 1};
    struct iovec there = {(void*)0x400000, 1};
    process_vm_readv(getppid(), &here, 1, &there, 1, 0);
    return 1;
}
