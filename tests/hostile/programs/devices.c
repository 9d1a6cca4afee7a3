// hostile: makes devices, and opens those of the machine
// expect: exited 0
#include "hostile.h"

#include <sys/sysmacros.h>

int main(void) {
    if (mknod("/tmp/disk", S_IFBLK | 0600, makedev(254, 0)) == 0) {
        escaped("mknod");
    }
    if (mknod("/tmp/memory", S_IFCHR | 0600, makedev(1, 1)) == 0) {
        escaped("mknod");
    }
    char const* const names[] = {"/dev/mem", "/dev/kmem", "/dev/port", "/dev/kmsg", "/dev/vda", "/dev/sda", "/dev/fuse",
                                 "/dev/kvm", "/dev/net/tun", "/dev/tty", "/dev/ptmx", "/dev/vsock", "/dev/full"};
    for (unsigned i = 0; i < sizeof names / sizeof *names; ++i) {
        if (open(names[i], O_RDONLY) >= 0) {
            escaped(names[i]);
        }
    }
    return 0;
}
