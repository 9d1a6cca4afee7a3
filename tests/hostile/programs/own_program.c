// hostile: changes its own program, for the next game
// expect: exited 0
#include "hostile.h"

int main(void) {
    if (open("/program/own_program", O_WRONLY) >= 0 || unlink("/program/own_program") == 0 ||
        rename("/program/own_program", "/program/x") == 0 || chmod("/program/own_program", 0777) == 0) {
        escaped("change its own program");
    }
    if (truncate("/program/own_program", 0) == 0) {
        escaped("truncate its own program");
    }
    return 0;
}
