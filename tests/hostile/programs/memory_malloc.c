// hostile: takes memory and uses it
// expect: over memory
// limits: memory=64M
#include "hostile.h"

int main(void) {
    for (;;) {
        char* const piece = malloc(MEBIBYTE);
        if (piece != NULL) {
            memset(piece, 1, MEBIBYTE);
        }
    }
}
