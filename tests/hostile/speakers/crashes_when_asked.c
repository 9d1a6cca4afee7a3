// hostile: crashes when it is asked
// blame: crashed
#include "../programs/hostile.h"

int main(void) {
    char byte;
    if (read(0, &byte, 1) == 1) {
        abort();
    }
    return 0;
}
