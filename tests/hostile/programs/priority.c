// hostile: makes itself more important than others
// expect: exited 0
#include "hostile.h"

#include <sys/resource.h>

int main(void) {
    struct sched_param parameter = {.sched_priority = 10};
    if (setpriority(PRIO_PROCESS, 0, -20) == 0) {
        escaped("setpriority");
    }
    if (sched_setscheduler(0, SCHED_FIFO, &parameter) == 0) {
        escaped("sched_setscheduler");
    }
    struct rlimit const unlimited = {RLIM_INFINITY, RLIM_INFINITY};
    if (setrlimit(RLIMIT_NPROC, &unlimited) == 0 || setrlimit(RLIMIT_FSIZE, &unlimited) == 0) {
        escaped("setrlimit");
    }
    return 0;
}
