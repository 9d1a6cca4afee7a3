#include "sandbox/keeper/namespaces.hpp"

#include "sandbox/keeper/complaint.hpp"

#include <fcntl.h>
#include <grp.h>
#include <linux/keyctl.h>
#include <sched.h>
#include <string_view>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace keeper {

void enter_lasting_namespaces(bool gvisor) {
    must(unshare(CLONE_NEWNS | CLONE_NEWNET | CLONE_NEWUTS) == 0, Step::make_namespaces);
    std::string_view const name = "sandbox";
    must(sethostname(name.data(), name.size()) == 0, Step::make_namespaces);
    must(setdomainname("", 0) == 0, Step::make_namespaces);
    // Leaves the owner's key ring. Kernels without key rings have nothing to leave.
    syscall(SYS_keyctl, KEYCTL_JOIN_SESSION_KEYRING, nullptr);
    // No user namespaces within this one, but for runsc's: a second wall behind the filter of calls.
    int const nested = gvisor ? -1 : open("/proc/sys/user/max_user_namespaces", O_WRONLY | O_CLOEXEC);
    if (nested >= 0) {
        [[maybe_unused]] ssize_t const written = write(nested, "0", 1);
        close(nested);
    }
}

void hide_control_groups() {
    must(unshare(CLONE_NEWCGROUP) == 0, Step::make_namespaces);
}

void become_init_user(sandbox::wire::CellPlan const& plan) {
    if (plan.init_user != plan.program_user) {
        must(setgroups(0, nullptr) == 0, Step::map_users);
    }
    auto const user = static_cast<uid_t>(plan.init_user);
    must(setresgid(user, user, user) == 0, Step::map_users);
    must(setresuid(user, user, user) == 0, Step::map_users);
    // Changing users makes /proc/self root's; of the host's root, whom we can no longer be.
    must(prctl(PR_SET_DUMPABLE, 1) == 0, Step::map_users);
}

} // namespace keeper
