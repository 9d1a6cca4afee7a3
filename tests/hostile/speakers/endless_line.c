// hostile: begins a message that never ends
// blame: bad message
#include "../programs/hostile.h"

int main(void) {
    static char piece[65536];
    memset(piece, 'A', sizeof piece);
    if (write(1, "MESSAGE-CallResult-", 19) != 19) {
        return 1;
    }
    while (write(1, piece, sizeof piece) > 0) {
    }
    return 1;
}
