// hostile: enters another namespace
// expect: forbidden call: setns
#include "hostile.h"

int main(void) {
    setns(0, 0);
    return 1;
}
