// hostile: becomes root by every way there is
// expect: exited 0
// limits: processes proc
#include "hostile.h"

#include <sys/prctl.h>

int main(void) {
    struct {
        unsigned version;
        int process;
    } header = {0x20080522, 0};
    unsigned data[6] = {~0U, ~0U, ~0U, ~0U, ~0U, ~0U};
    if (setuid(0) == 0 || setreuid(0, 0) == 0 || setresuid(0, 0, 0) == 0 || setgid(0) == 0) {
        escaped("setuid");
    }
    if (syscall(SYS_capset, &header, data) == 0) {
        escaped("capset");
    }
    if (prctl(PR_SET_NO_NEW_PRIVS, 0, 0, 0, 0) == 0) {
        escaped("take back that there are no new privileges");
    }
    char const* const helpers[] = {"/usr/bin/su", "/usr/bin/passwd", "/usr/bin/chsh", "/usr/bin/mount"};
    for (unsigned i = 0; i < sizeof helpers / sizeof *helpers; ++i) {
        if (fork() == 0) {
            close(2);
            execl(helpers[i], helpers[i], "-c", "touch /usr/hostile-mark", NULL);
            _exit(0);
        }
    }
    while (wait(NULL) > 0) {
    }
    return geteuid() == 0 || access("/usr/hostile-mark", F_OK) == 0;
}
