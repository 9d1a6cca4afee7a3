// hostile: takes memory that is shared, which resource limits do not count
// expect: over memory
// expect-uncounted: exited 0
// limits: memory=64M
#include "hostile.h"

int main(void) {
    for (;;) {
        char* const piece = mmap(NULL, MEBIBYTE, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
        if (piece == MAP_FAILED) {
            return 0;
        }
        memset(piece, 1, MEBIBYTE);
    }
}
