// hostile: locks memory so that it can never be taken back
// expect: exited 0
#include "hostile.h"

int main(void) {
    char* const piece = malloc(MEBIBYTE);
    if (mlock(piece, MEBIBYTE) == 0) {
        escaped("mlock");
    }
    if (mlockall(MCL_CURRENT | MCL_FUTURE) == 0) {
        escaped("mlockall");
    }
    return 0;
}
