// hostile: changes its root
// expect: forbidden call: chroot
#include "hostile.h"

int main(void) {
    int unused = chroot("/tmp");
    (void)unused;
    return 1;
}
