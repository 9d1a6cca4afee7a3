// hostile: sets the clock
// expect: forbidden call: settimeofday
#include "hostile.h"

int main(void) {
    syscall(SYS_settimeofday, NULL, NULL);
    return 1;
}
