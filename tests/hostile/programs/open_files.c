// hostile: opens files until there are no more
// expect: exited 0
// limits: files=50
#include "hostile.h"

int main(void) {
    for (int i = 0; i < 1000; ++i) {
        if (open("/dev/null", O_RDONLY) < 0) {
            return 0;
        }
    }
    escaped("a thousand open files");
}
