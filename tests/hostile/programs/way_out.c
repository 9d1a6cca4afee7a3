// hostile: climbs up from every directory it has, to where the host should be
// expect: exited 0
#include "hostile.h"

int main(void) {
    struct stat root;
    struct stat top;
    stat("/", &root);
    char const* const places[] = {"/", "/program", "/tmp", "/usr", "/dev", "/etc"};
    for (unsigned i = 0; i < sizeof places / sizeof *places; ++i) {
        int place = open(places[i], O_PATH | O_DIRECTORY);
        for (int steps = 0; place >= 0 && steps < 50; ++steps) {
            int const up = openat(place, "..", O_PATH | O_DIRECTORY);
            close(place);
            place = up;
        }
        if (place >= 0 && fstat(place, &top) == 0 && (top.st_ino != root.st_ino || top.st_dev != root.st_dev)) {
            escaped(places[i]);
        }
    }
    return 0;
}
