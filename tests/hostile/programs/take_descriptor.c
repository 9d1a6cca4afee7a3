// hostile: takes an open file from its init
// expect: forbidden call: pidfd_getfd
#include "hostile.h"

int main(void) {
    syscall(SYS_pidfd_getfd, syscall(SYS_pidfd_open, 1, 0), 3, 0);
    return 1;
}
