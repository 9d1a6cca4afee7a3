// hostile: comes in through the 32-bit entrance, where numbers mean other calls
// expect: forbidden call
#include "hostile.h"

int main(void) {
    int result = 20; /* getpid there, writev here */
    __asm__ volatile("int $0x80" : "+a"(result) : : "memory");
    return 1;
}
