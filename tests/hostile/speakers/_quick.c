// hostile: is not; plays as fast as it can, and is gone as soon as it may
// blame: nobody
#include "speech.h"

int main(void) {
    play(do_nothing, do_nothing);
    return 0;
}
