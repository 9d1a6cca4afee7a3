#include "sandbox/container_hints.hpp"

#include "support/text.hpp"

#include <tuple>

namespace sandbox {

namespace {

// The fifth word of a line is where it is mounted.
std::string_view place_of(std::string_view line) {
    constexpr int words_before = 4;
    for (int i = 0; i < words_before; ++i) {
        std::ignore = support::cut_front(line, ' ');
    }
    return support::cut_front(line, ' ');
}

} // namespace

std::string hint_about_call_filter(std::string_view status) {
    return status.find("\nSeccomp:\t2\n") == std::string_view::npos
               ? ""
               : "; this program was started with a filter of system calls, as containers are: use "
                 "--security-opt seccomp=deploy/containers/seccomp.json";
}

std::string hint_about_covered_proc(std::string_view mounts) {
    while (!mounts.empty()) {
        if (place_of(support::cut_front(mounts, '\n')).starts_with("/proc/")) {
            return "; parts of /proc are covered by other mounts, as in containers: use --security-opt "
                   "unmask=ALL (Podman), --security-opt systempaths=unconfined (Docker) or procMount: "
                   "Unmasked (Kubernetes)";
        }
    }
    return "";
}

} // namespace sandbox
