// hostile: prints for ever
// expect: output too large
#include "hostile.h"

int main(void) {
    static char piece[65536];
    memset(piece, 'x', sizeof piece);
    for (;;) {
        if (write(1, piece, sizeof piece) < 0) {
            return 1;
        }
    }
}
