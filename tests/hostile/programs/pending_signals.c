// hostile: takes all timers and queued signals of its user, who may be the host's
// expect: exited 0
#include "hostile.h"

#include <time.h>

int main(void) {
    struct sigevent event = {.sigev_notify = SIGEV_SIGNAL, .sigev_signo = SIGRTMIN};
    timer_t timer;
    int timers = 0;
    while (timer_create(CLOCK_MONOTONIC, &event, &timer) == 0) {
        if (++timers > 1000) {
            escaped("timers without end");
        }
    }
    sigset_t all;
    sigfillset(&all);
    sigprocmask(SIG_SETMASK, &all, NULL);
    union sigval const value = {0};
    for (int signals = 0; sigqueue(getpid(), SIGRTMIN, value) == 0; ++signals) {
        if (signals > 1000) {
            escaped("queued signals without end");
        }
    }
    return 0;
}
