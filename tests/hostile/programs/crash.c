// hostile: aborts
// expect: signalled 6
#include "hostile.h"

int main(void) {
    abort();
}
