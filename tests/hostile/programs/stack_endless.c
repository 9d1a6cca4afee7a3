// hostile: calls itself for ever
// expect: signalled 11
#include "hostile.h"

static int deeper(int depth) {
    volatile char frame[1000];
    frame[depth % 1000] = (char)depth;
    return deeper(depth + 1) + frame[0];
}

int main(void) {
    return deeper(1);
}
