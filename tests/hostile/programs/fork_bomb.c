// hostile: makes processes that make processes, as many and as long as it can
// expect: over time
// limits: processes tasks=16 cpu=300ms
#include "hostile.h"

int main(void) {
    for (;;) {
        fork();
    }
}
