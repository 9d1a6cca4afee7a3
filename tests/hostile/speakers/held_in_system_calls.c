// hostile: cannot be stopped, since all its threads queue in the kernel for the lock of their memory
// blame: over time
// opponent: _slow.c
#include "speech.h"

#include <pthread.h>

enum { pages = 60000, page = 4096, threads = 30 };

static char* area;
static volatile int may_rest = 1;

/* Changes the rights of very many small mappings at once, which takes milliseconds and cannot be interrupted. */
static void* keep_the_lock_busy(void* argument) {
    int const rights = argument != NULL ? PROT_READ : PROT_NONE;
    for (;;) {
        if (may_rest) {
            usleep(300);
        } else {
            mprotect(area, (size_t)pages * page, rights);
        }
    }
}

static void rest(void) {
    may_rest = 1;
}

static void go(void) {
    may_rest = 0;
}

int main(void) {
    area = mmap(NULL, (size_t)pages * page, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    for (size_t number = 0; number < pages; number += 2) {
        madvise(area + number * page, page, MADV_DONTFORK); // or the kernel would join it with its neighbours
    }
    pthread_attr_t small;
    pthread_attr_init(&small);
    pthread_attr_setstacksize(&small, 65536);
    for (size_t number = 0; number < threads; ++number) {
        pthread_t thread;
        pthread_create(&thread, &small, keep_the_lock_busy, number % 2 == 0 ? NULL : &area);
    }
    play(rest, go);
    return 0;
}
