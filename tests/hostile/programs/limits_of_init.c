// hostile: takes the limits of its init away, so that it ends and nobody is to blame
// expect: exited 0
#include "hostile.h"

#include <sys/resource.h>

int main(void) {
    struct rlimit const nothing = {0, 0};
    if (prlimit(1, RLIMIT_CPU, &nothing, NULL) == 0 || prlimit(getppid(), RLIMIT_NOFILE, &nothing, NULL) == 0) {
        escaped("prlimit");
    }
    return 0;
}
