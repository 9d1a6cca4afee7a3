// hostile: ignores every signal it can, and goes on
// expect: over time
// limits: cpu=100ms
#include "hostile.h"

int main(void) {
    for (int number = 1; number < NSIG; ++number) {
        signal(number, SIG_IGN);
    }
    sigset_t all;
    sigfillset(&all);
    sigprocmask(SIG_SETMASK, &all, NULL);
    for (;;) {
    }
}
