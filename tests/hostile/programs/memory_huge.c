// hostile: takes huge pages, of which the machine has few
// expect: exited 0
#include "hostile.h"

int main(void) {
    size_t const size = 2 * MEBIBYTE;
    int const rights = PROT_READ | PROT_WRITE;
    if (mmap(NULL, size, rights, MAP_PRIVATE | MAP_ANONYMOUS | MAP_HUGETLB, -1, 0) != MAP_FAILED ||
        mmap(NULL, size, rights, MAP_SHARED | MAP_ANONYMOUS | MAP_HUGETLB, -1, 0) != MAP_FAILED) {
        escaped("map huge pages");
    }
    if (memfd_create("huge", MFD_HUGETLB) >= 0) {
        escaped("a file of huge pages");
    }
    char* const area = mmap(NULL, 2 * size, rights, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (madvise(area, 2 * size, MADV_HUGEPAGE) == 0) {
        escaped("ask for huge pages");
    }
    if (madvise(area, 2 * size, MADV_MERGEABLE) == 0) {
        escaped("have its memory joined with that of others");
    }
    return 0;
}
