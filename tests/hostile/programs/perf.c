// hostile: watches the processor
// expect: forbidden call: perf_event_open
#include "hostile.h"

int main(void) {
    syscall(SYS_perf_event_open, NULL, 0, -1, -1, 0);
    return 1;
}
