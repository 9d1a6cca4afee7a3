// hostile: takes the memory for pipes that its user may have, so that others' pipes become small
// expect: exited 0
#include "hostile.h"

int main(void) {
    int ends[2];
    if (pipe(ends) != 0) {
        escaped("not even make a pipe");
    }
    if (fcntl(ends[0], F_SETPIPE_SZ, MEBIBYTE) >= 0) {
        escaped("make a pipe larger");
    }
    return 0;
}
