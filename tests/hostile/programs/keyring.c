// hostile: looks through the keys of whoever started it
// expect: forbidden call: keyctl
#include "hostile.h"

int main(void) {
    syscall(SYS_keyctl, 0, -3, 0);
    return 1;
}
