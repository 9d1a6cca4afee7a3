#include "sandbox/keeper/descendants.hpp"

#include <cstdio>
#include <signal.h>
#include <string>
#include <sys/wait.h>
#include <unistd.h>

namespace keeper {

namespace {

// False if no children are left.
bool kill_children() {
    std::string const path = "/proc/self/task/" + std::to_string(getpid()) + "/children";
    std::FILE* const list = std::fopen(path.c_str(), "re");
    if (list == nullptr) {
        return false;
    }
    bool found = false;
    for (int child = 0; std::fscanf(list, "%d", &child) == 1; found = true) { // NOLINT(cert-err34-c)
        kill(child, SIGKILL);
    }
    (void)std::fclose(list);
    return found;
}

} // namespace

void end_descendants() {
    while (kill_children()) {
        waitpid(-1, nullptr, 0);
        while (waitpid(-1, nullptr, WNOHANG) > 0) {
        }
    }
}

} // namespace keeper
