// hostile: makes the kernel keep tables of addresses behind which there is nothing
// expect: over memory
// limits: memory=64M
#include "hostile.h"

enum { table = 2 * MEBIBYTE }; // as much as one page of a table describes

int main(void) {
    for (;;) {
        size_t const size = (size_t)1024 * table;
        char* const area = mmap(NULL, size, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
        if (area == MAP_FAILED) {
            escaped("use all addresses there are");
        }
        madvise(area, size, MADV_NOHUGEPAGE);
        for (size_t at = 0; at < size; at += table) {
            (void)*(volatile char*)(area + at); // the one page of zeros that all programs share
        }
    }
}
