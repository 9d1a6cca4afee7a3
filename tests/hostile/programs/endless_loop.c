// hostile: does nothing, with all its might
// expect: over time
// limits: cpu=100ms
#include "hostile.h"

int main(void) {
    for (;;) {
    }
}
