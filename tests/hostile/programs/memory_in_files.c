// hostile: puts memory into files without a name
// expect: over memory
// expect-uncounted: exited 0
// limits: memory=64M scratch=4M
#include "hostile.h"

int main(void) {
    static char piece[MEBIBYTE];
    signal(SIGXFSZ, SIG_IGN);
    for (;;) {
        int const file = memfd_create("x", 0);
        if (file < 0) {
            return 0;
        }
        for (int i = 0; i < 16; ++i) {
            if (write(file, piece, sizeof piece) != sizeof piece) {
                break; // the limit on the size of a file
            }
        }
    }
}
