// hostile: sends signals to everybody it can think of
// expect: exited 0
// limits: processes
#include "hostile.h"

int main(void) {
    signal(SIGTERM, SIG_IGN);
    signal(SIGHUP, SIG_IGN);
    kill(-1, SIGKILL);
    kill(1, SIGKILL);
    kill(1, SIGSTOP);
    kill(getppid(), SIGKILL);
    kill(0, SIGTERM);
    kill(0, SIGHUP);
    for (int process = 3; process < 100000; ++process) {
        if (kill(process, SIGKILL) == 0) {
            escaped("reach another process");
        }
    }
    return 0;
}
