// hostile: is not; plays as fast as it can, and is gone as soon as it may
// blame: nobody
#include <stdio.h>
#include <string.h>

int main(void) {
    char line[4096];
    while (fgets(line, sizeof line, stdin) != NULL && strstr(line, "ShutdownNotice") == NULL) {
        fputs("MESSAGE-CallResult-dGFrZQ==-4-IjEi\n", stdout); // takes one match
        fflush(stdout);
    }
    return 0;
}
