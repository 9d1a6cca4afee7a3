// hostile: comes in through the entrance for small pointers
// expect: forbidden call
#include "hostile.h"

int main(void) {
    syscall(0x40000000 + SYS_getpid);
    return 1;
}
