// hostile: does nothing with many threads, so that each alone uses little
// expect: over time
// limits: cpu=200ms tasks=16
#include "hostile.h"

#include <pthread.h>

static void* loop(void* nothing) {
    for (;;) {
    }
    return nothing;
}

int main(void) {
    pthread_t thread;
    for (int i = 0; i < 8; ++i) {
        pthread_create(&thread, NULL, loop, NULL);
    }
    pause();
}
