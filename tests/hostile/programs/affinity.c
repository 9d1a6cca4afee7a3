// hostile: leaves the core it was given, for one where nobody waits
// expect: exited 0
// limits: core=0
#include "hostile.h"

int main(void) {
    cpu_set_t cores;
    CPU_ZERO(&cores);
    CPU_SET(1, &cores);
    if (sched_setaffinity(0, sizeof cores, &cores) == 0) {
        escaped("sched_setaffinity");
    }
    sched_getaffinity(0, sizeof cores, &cores);
    return CPU_COUNT(&cores) != 1 || !CPU_ISSET(0, &cores);
}
