// hostile: makes empty files without end, each of which costs the kernel memory
// expect: exited 0
// limits: scratch=4M
#include "hostile.h"

int main(void) {
    char name[32];
    for (int i = 0; i < 100000; ++i) {
        snprintf(name, sizeof name, "/tmp/%d", i);
        int const file = open(name, O_CREAT | O_WRONLY, 0600);
        if (file < 0) {
            return 0;
        }
        close(file);
    }
    escaped("a hundred thousand files");
}
