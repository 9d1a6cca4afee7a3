// hostile: makes the kernel wait for it
// expect: forbidden call: userfaultfd
#include "hostile.h"

int main(void) {
    syscall(SYS_userfaultfd, 0);
    return 1;
}
