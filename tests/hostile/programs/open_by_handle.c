// hostile: opens files by number, past all directories
// expect: forbidden call: open_by_handle_at
#include "hostile.h"

int main(void) {
    syscall(SYS_open_by_handle_at, 0, NULL, 0);
    return 1;
}
