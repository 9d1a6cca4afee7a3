// hostile: mounts a filesystem
// expect: forbidden call: mount
#include "hostile.h"
#include <sys/mount.h>

int main(void) {
    mount("none", "/tmp", "tmpfs", 0, NULL);
    return 1;
}
