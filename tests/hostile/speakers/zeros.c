// hostile: says nothing but zeros
// blame: bad message
#include "../programs/hostile.h"

int main(void) {
    static char const piece[65536];
    while (write(1, piece, sizeof piece) > 0) {
    }
    return 1;
}
