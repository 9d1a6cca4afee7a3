#include "sandbox/keeper/namespaces.hpp"

#include "sandbox/keeper/complaint.hpp"

#include <fcntl.h>
#include <grp.h>
#include <linux/keyctl.h>
#include <sched.h>
#include <string>
#include <string_view>
#include <sys/mount.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace keeper {

namespace {

using sandbox::wire::CellPlan;

void write_file(std::string const& path, std::string_view text, Step step) {
    int const file = must_have(open(path.c_str(), O_WRONLY | O_CLOEXEC), step, path);
    must(write(file, text.data(), text.size()) == static_cast<ssize_t>(text.size()), step, path);
    close(file);
}

// Only somebody outside of the namespace may map users other than its maker's own.
void write_maps(pid_t cell, CellPlan const& plan) {
    std::string const process = "/proc/" + std::to_string(cell);
    bool const only_oneself = plan.init_user == plan.program_user;
    if (only_oneself) {
        write_file(process + "/setgroups", "deny", Step::map_users);
    }
    write_file(process + "/gid_map", plan.group_map, Step::map_users);
    write_file(process + "/uid_map", plan.user_map, Step::map_users);
}

} // namespace

void enter_user_namespace(CellPlan const& plan) {
    int go[2];
    must(pipe2(go, O_CLOEXEC) == 0, Step::make_user_namespace);
    pid_t const cell = getpid();
    pid_t const writer = must_have(fork(), Step::map_users);
    if (writer == 0) {
        close(go[1]);
        char byte = 0;
        if (read(go[0], &byte, 1) == 1) {
            write_maps(cell, plan);
        }
        _exit(0);
    }
    must(unshare(CLONE_NEWUSER) == 0, Step::make_user_namespace);
    must(write(go[1], "", 1) == 1, Step::map_users);
    close(go[0]);
    close(go[1]);
    int status = 0;
    must(waitpid(writer, &status, 0) == writer, Step::map_users);
    if (status != 0) {
        _exit(1); // it has complained itself
    }
    if (plan.init_user != plan.program_user) {
        must(setgroups(0, nullptr) == 0, Step::map_users);
    }
    auto const user = static_cast<uid_t>(plan.init_user);
    must(setresgid(user, user, user) == 0, Step::map_users);
    must(setresuid(user, user, user) == 0, Step::map_users);
}

void enter_lasting_namespaces() {
    must(unshare(CLONE_NEWNS | CLONE_NEWNET | CLONE_NEWUTS | CLONE_NEWCGROUP) == 0, Step::make_namespaces);
    std::string_view const name = "sandbox";
    must(sethostname(name.data(), name.size()) == 0, Step::make_namespaces);
    must(setdomainname("", 0) == 0, Step::make_namespaces);
    // The owner's keys stay with the owner. Kernels without key rings have nothing to leave.
    syscall(SYS_keyctl, KEYCTL_JOIN_SESSION_KEYRING, nullptr);
    // No user namespaces within this one: a second wall behind the filter of calls.
    int const nested = open("/proc/sys/user/max_user_namespaces", O_WRONLY | O_CLOEXEC);
    if (nested >= 0) {
        [[maybe_unused]] ssize_t const written = write(nested, "0", 1);
        close(nested);
    }
}

} // namespace keeper
