// hostile: signals to other games with locks on files that all can see
// expect: exited 0
#include "hostile.h"

#include <sys/file.h>

int main(void) {
    int const file = open("/program/locks", O_RDONLY);
    struct flock lock = {.l_type = F_RDLCK, .l_whence = SEEK_SET, .l_len = 1};
    if (file < 0) {
        escaped("not even open its own program");
    }
    if (flock(file, LOCK_EX) == 0) {
        escaped("flock");
    }
    if (fcntl(file, F_SETLK, &lock) == 0) {
        escaped("fcntl with F_SETLK");
    }
    if (fcntl(file, F_OFD_SETLK, &lock) == 0) {
        escaped("fcntl with F_OFD_SETLK");
    }
    if (fcntl(file, F_NOTIFY, DN_ACCESS) == 0) {
        escaped("fcntl with F_NOTIFY");
    }
    return 0;
}
