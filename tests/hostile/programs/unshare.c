// hostile: makes a user namespace, in which it would be root
// expect: forbidden call: unshare
#include "hostile.h"

int main(void) {
    unshare(CLONE_NEWUSER);
    return 1;
}
