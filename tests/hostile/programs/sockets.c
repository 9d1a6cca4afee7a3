// hostile: makes sockets of every family and type
// expect: exited 0
#include "hostile.h"

#include <sys/socket.h>

int main(void) {
    int pair[2];
    for (int family = 0; family < 64; ++family) {
        for (int type = 1; type < 11; ++type) {
            if (socket(family, type, 0) >= 0) {
                printf("family %d type %d: ", family, type);
                escaped("socket");
            }
            if ((family != AF_UNIX || type != SOCK_STREAM) && socketpair(family, type, 0, pair) == 0) {
                printf("family %d type %d: ", family, type);
                escaped("socketpair");
            }
        }
    }
    return 0;
}
