// hostile: has timers that wake it whenever signals have stopped it, and thinks meanwhile
// blame: nobody
// blame-uncounted: over time
// opponent: _slow.c
#include "speech.h"

#include <pthread.h>
#include <time.h>

enum { timers = 20 };

static timer_t alarms[timers];

static void* think(void* nothing) {
    for (volatile unsigned long work = 0;; ++work) {
    }
    return nothing;
}

static void wind_up(void) {
    for (int number = 0; number < timers; ++number) {
        struct itimerspec const once = {.it_value = {.tv_nsec = (number + 1) * 10000000L}};
        timer_settime(alarms[number], 0, &once, NULL);
    }
}

int main(void) {
    struct sigevent event = {.sigev_notify = SIGEV_SIGNAL, .sigev_signo = SIGCONT};
    for (int number = 0; number < timers; ++number) {
        timer_create(CLOCK_MONOTONIC, &event, &alarms[number]);
    }
    pthread_t thread;
    pthread_create(&thread, NULL, think, NULL);
    play(wind_up, do_nothing);
    return 0;
}
