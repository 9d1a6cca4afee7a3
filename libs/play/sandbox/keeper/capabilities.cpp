#include "sandbox/keeper/capabilities.hpp"

#include "sandbox/keeper/complaint.hpp"

#include <array>
#include <linux/capability.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace keeper {

void empty_bounding_set() {
    for (unsigned long capability = 0; prctl(PR_CAPBSET_READ, capability) >= 0; ++capability) {
        must(prctl(PR_CAPBSET_DROP, capability) == 0, Step::drop_capabilities);
    }
}

void keep_only(std::uint64_t capabilities) {
    must(prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0) == 0, Step::drop_capabilities);
    __user_cap_header_struct header{.version = _LINUX_CAPABILITY_VERSION_3, .pid = 0};
    std::array<__user_cap_data_struct, 2> sets{};
    for (std::size_t word = 0; word < sets.size(); ++word) {
        auto const bits = static_cast<std::uint32_t>(capabilities >> (32 * word));
        sets[word] = {.effective = bits, .permitted = bits, .inheritable = 0};
    }
    must(syscall(SYS_capset, &header, sets.data()) == 0, Step::drop_capabilities);
}

} // namespace keeper
