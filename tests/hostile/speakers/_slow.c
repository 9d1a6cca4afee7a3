// hostile: is not; thinks for a while, so that there is time between the calls of the other
// blame: nobody
#include "speech.h"

#include <time.h>

static void think(void) {
    clock_t const end = clock() + CLOCKS_PER_SEC / 5;
    while (clock() < end) {
    }
}

int main(void) {
    play(think, do_nothing);
    return 0;
}
