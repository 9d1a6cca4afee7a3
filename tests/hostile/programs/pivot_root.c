// hostile: changes everybody's root
// expect: forbidden call: pivot_root
#include "hostile.h"

int main(void) {
    syscall(SYS_pivot_root, "/tmp", "/tmp");
    return 1;
}
