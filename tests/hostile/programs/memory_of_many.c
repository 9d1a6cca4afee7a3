// hostile: shares its hunger among children that each take little
// expect: over memory
// limits: memory=64M processes wall=20s
#include "hostile.h"

int main(void) {
    for (int i = 0; i < 12; ++i) {
        if (fork() == 0) {
            memset(malloc(16 * MEBIBYTE), 1, 16 * MEBIBYTE);
            pause();
        }
    }
    while (wait(NULL) > 0) {
    }
    pause();
}
