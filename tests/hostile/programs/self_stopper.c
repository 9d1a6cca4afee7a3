// hostile: stops itself, so that it can no longer be asked to end
// expect: over time
// limits: wall=100ms
#include "hostile.h"

int main(void) {
    raise(SIGSTOP);
    return 1;
}
