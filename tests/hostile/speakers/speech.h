/* A bot in C that plays Nim and does something else as well. */
#ifndef SPEECH_H
#define SPEECH_H

#include "../programs/hostile.h"

/* Takes one match whenever it is asked. Before each answer `asked` is called, and after it `answered`. */
static inline void play(void (*asked)(void), void (*answered)(void)) {
    char line[4096];
    while (fgets(line, sizeof line, stdin) != NULL && strstr(line, "ShutdownNotice") == NULL) {
        asked();
        fputs("MESSAGE-CallResult-dGFrZQ==-4-IjEi\n", stdout);
        fflush(stdout);
        answered();
    }
}

static inline void do_nothing(void) {
}

#endif
