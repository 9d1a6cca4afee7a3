// hostile: leaves a grandchild in a session of its own, with all pipes open
// expect: exited 0
// limits: processes wall=20s
#include "hostile.h"

int main(void) {
    if (fork() == 0) {
        setsid();
        signal(SIGHUP, SIG_IGN);
        if (fork() == 0) {
            sleep(1000);
            open("/tmp/hostile-mark", O_CREAT | O_WRONLY, 0600);
        }
        _exit(0);
    }
    wait(NULL);
    return 0;
}
