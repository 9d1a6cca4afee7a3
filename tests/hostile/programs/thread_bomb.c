// hostile: makes threads as long as it can
// expect: exited 0
// limits: tasks=32
#include "hostile.h"

#include <pthread.h>

static void* wait_for_ever(void* nothing) {
    pause();
    return nothing;
}

int main(void) {
    for (int threads = 1;; ++threads) {
        pthread_t thread;
        if (pthread_create(&thread, NULL, wait_for_ever, NULL) != 0) {
            return 0;
        }
        if (threads > 40) {
            escaped("more than 40 threads");
        }
    }
}
