/* Says one byte when it has started, then gives everything back that it gets. */
#include <unistd.h>

int main(void) {
    char bytes[4096];
    ssize_t size = 1;
    bytes[0] = '!';
    do {
        if (write(1, bytes, (size_t)size) != size) {
            return 1;
        }
        size = read(0, bytes, sizeof bytes);
    } while (size > 0);
    return 0;
}
