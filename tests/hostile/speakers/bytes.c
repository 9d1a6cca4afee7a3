// hostile: says all bytes there are, in an order without sense
// blame: bad message
#include "../programs/hostile.h"

int main(void) {
    unsigned state = 1;
    for (;;) {
        unsigned char piece[256];
        for (size_t i = 0; i < sizeof piece; ++i) {
            state = state * 1103515245U + 12345U;
            piece[i] = (unsigned char)(state >> 16);
        }
        if (write(1, piece, sizeof piece) < 0) {
            return 1;
        }
    }
}
